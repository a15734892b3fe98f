# Slow Train in a container: built in one stage, run in another that has only Python, the program and its painted boards.
FROM python:3.11-slim-bookworm AS build

ENV PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
RUN python -m venv /opt/slow-train
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine engine
COPY maps maps
COPY rendering rendering
COPY bot bot
RUN /opt/slow-train/bin/pip install -c constraints.txt ".[postgres]"
# The base art is painted once, so that the first picture of a game does not wait for it.
RUN /opt/slow-train/bin/slow-train maps paint --cache-dir /var/cache/slow-train

FROM python:3.11-slim-bookworm

RUN useradd --no-create-home --uid 10001 train && install -d -o train -g train /data /var/cache/slow-train
COPY --from=build /opt/slow-train /opt/slow-train
COPY --from=build --chown=train:train /var/cache/slow-train /var/cache/slow-train

ENV PATH=/opt/slow-train/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_PATH=/data/slow-train.db \
    BACKUP_DIR=/data/copies \
    CACHE_DIR=/var/cache/slow-train \
    HEALTH_PORT=8075
WORKDIR /data
USER train

# Everything else may be read-only.
VOLUME ["/data", "/var/cache/slow-train"]
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["slow-train", "health"]
STOPSIGNAL SIGTERM
CMD ["slow-train", "run"]

# Slow Train in a container: slim, not root, everything that matters in the volume /data.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1

RUN useradd --create-home --uid 10001 train && install -d -o train -g train /data /var/cache/slow-train

WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine engine
COPY maps maps
COPY rendering rendering
COPY bot bot
COPY sandbox sandbox
RUN pip install -c constraints.txt . && rm -rf build *.egg-info

USER train
ENV DATABASE_PATH=/data/slow-train.db \
    CACHE_DIR=/var/cache/slow-train \
    HEALTH_PORT=8075
# The base art is painted once, so that the first picture of a game does not wait for it.
RUN slow-train maps paint

VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["slow-train", "health"]
STOPSIGNAL SIGTERM
CMD ["slow-train", "run"]

"""Users, members, guilds, channels and threads in the JSON that Discord sends."""

from __future__ import annotations

from sandbox import permissions
from sandbox.clock import moment
from sandbox.errors import Json
from sandbox.world import DM, Channel, Emoji, Guild, Role, User, World


def user(someone: User) -> Json:
    shape: Json = {
        "id": someone.id,
        "username": someone.username,
        "avatar": None,
        "discriminator": "0" if not someone.bot else "0001",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "global_name": None if someone.bot else someone.display_name,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if someone.bot:
        shape["username"] = someone.display_name
        shape["bot"] = True
    return shape


def own_user(bot: User) -> Json:
    """The bot as it sees itself."""
    return {**user(bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member(world: World, guild: Guild, user_id: str, with_user: bool = True) -> Json:
    one = guild.members[user_id]
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": one.joined_at,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": list(one.roles),
        "mute": False,
        "deaf": False,
    }
    if with_user:
        shape["user"] = user(world.users[user_id])
    return shape


def role(one: Role) -> Json:
    shape: Json = {
        "id": one.id,
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.managed_by is not None:
        shape["tags"] = {"bot_id": one.managed_by}
    return shape


def emoji(world: World, one: Emoji) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }


def channel(world: World, one: Channel) -> Json:
    if one.type == DM:
        people = [user(world.users[one.recipient])] if one.recipient else []
        return {"id": one.id, "type": DM, "flags": 0, "last_message_id": one.last_message_id, "recipients": people}
    return thread(world, one) if one.is_thread else _text_channel(one)


def _text_channel(one: Channel) -> Json:
    return {
        "id": one.id,
        "type": one.type,
        "last_message_id": one.last_message_id,
        "flags": 0,
        "guild_id": one.guild_id,
        "name": one.name,
        "parent_id": one.parent_id,
        "rate_limit_per_user": 0,
        "topic": one.topic,
        "position": one.position,
        "permission_overwrites": [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in one.overwrites
        ],
        "nsfw": False,
    }


def thread(world: World, one: Channel) -> Json:
    assert one.thread is not None
    count = len(world.messages.get(one.id, {}))
    shape: Json = {
        "id": one.id,
        "type": one.type,
        "last_message_id": one.last_message_id,
        "flags": 0,
        "guild_id": one.guild_id,
        "name": one.name,
        "parent_id": one.parent_id,
        "rate_limit_per_user": 0,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "owner_id": one.thread.owner_id,
        "thread_metadata": {
            "archived": one.thread.archived,
            "archive_timestamp": one.thread.archive_timestamp,
            "auto_archive_duration": one.thread.auto_archive_duration,
            "locked": one.thread.locked,
            "create_timestamp": one.thread.created_at,
        },
        "message_count": count,
        "member_count": len(one.thread.members),
        "total_message_sent": count,
    }
    if world.bot_id in one.thread.members:
        shape["member"] = thread_member(one, world.bot_id)
    return shape


def thread_member(one: Channel, user_id: str) -> Json:
    assert one.thread is not None
    return {"id": one.id, "user_id": user_id, "join_timestamp": one.thread.members[user_id], "flags": 0}


def guild(world: World, one: Guild) -> Json:
    """A guild as REST answers it."""
    return {
        **dict.fromkeys(("icon", "description", "home_header", "splash", "discovery_splash", "banner")),
        **dict.fromkeys(("application_id", "afk_channel_id", "system_channel_id", "widget_channel_id")),
        **dict.fromkeys(("vanity_url_code", "rules_channel_id", "safety_alerts_channel_id")),
        **dict.fromkeys(("public_updates_channel_id", "incidents_data", "max_presences")),
        "id": one.id,
        "name": one.name,
        "features": [],
        "owner_id": one.owner_id,
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": [role(r) for r in one.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.language,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, one: Guild, now: float) -> Json:
    """A guild as the gateway announces it to a bot without the members intent: only the bot is in the list."""
    here = [c for c in world.channels.values() if c.guild_id == one.id]
    return {
        **guild(world, one),
        "joined_at": moment(now),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, one, world.bot_id)],
        "channels": [channel(world, c) for c in here if not c.is_thread],
        "threads": [channel(world, c) for c in here if c.thread is not None and not c.thread.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def interaction_channel(world: World, one: Channel, user_id: str) -> Json:
    """The partial channel inside an interaction, with the user's permissions."""
    return {**channel(world, one), "permissions": str(permissions.of(world, one, user_id))}

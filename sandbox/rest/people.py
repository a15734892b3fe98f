"""The bot's own account and application, users, guilds and members."""

from __future__ import annotations

from sandbox import errors, guilds, permissions, shapes
from sandbox.errors import FormError, Json
from sandbox.rest.router import EMPTY, Call, router
from sandbox.standin import StandIn
from sandbox.world import Guild


@router.add("GET", "/users/@me")
def own_user(standin: StandIn, call: Call) -> Json:
    return shapes.own_user(standin.world.bot)


@router.add("GET", "/users/{user_id}")
def user(standin: StandIn, call: Call) -> Json:
    if call["user_id"] not in standin.world.users:
        raise errors.unknown_user()
    return shapes.user(standin.world.users[call["user_id"]])


@router.add("GET", "/users/@me/guilds")
def own_guilds(standin: StandIn, call: Call) -> list[Json]:
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(permissions.in_guild(guild, standin.world.bot_id)),
            "features": [],
        }
        for guild in standin.world.guilds.values()
        if standin.world.bot_id in guild.members
    ]


@router.add("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(standin: StandIn, call: Call) -> object:
    guilds.remove_bot(standin, _guild(standin, call))
    return EMPTY


@router.add("POST", "/users/@me/channels")
def open_dm(standin: StandIn, call: Call) -> Json:
    """The DM with a user: always the same one."""
    recipient = str(call.body.get("recipient_id"))
    world = standin.world
    if recipient not in world.users or recipient == world.bot_id:
        raise FormError("recipient_id", "BASE_TYPE_REQUIRED", "This field must name a user other than yourself")
    channel = world.dm_with(recipient)
    assert channel is not None, "every sample user has a DM with the bot"
    return shapes.channel(world, channel)


@router.add("GET", "/applications/@me")
@router.add("GET", "/oauth2/applications/@me")
def application(standin: StandIn, call: Call) -> Json:
    world = standin.world
    admin = world.named("admin") or world.bot
    return {
        "id": world.bot_id,
        "name": world.bot.display_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": shapes.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}, "1": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": shapes.user(admin),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


@router.add("GET", "/gateway")
def gateway(standin: StandIn, call: Call) -> Json:
    return {"url": standin.gateway_url}


@router.add("GET", "/gateway/bot")
def gateway_for_bot(standin: StandIn, call: Call) -> Json:
    return {"url": standin.gateway_url, **standin.gateway.limits.shape(standin.clock)}


@router.add("GET", "/guilds/{guild_id}")
def guild(standin: StandIn, call: Call) -> Json:
    return shapes.guild(standin.world, _guild(standin, call))


@router.add("GET", "/guilds/{guild_id}/channels")
def guild_channels(standin: StandIn, call: Call) -> list[Json]:
    here = _guild(standin, call)
    channels = standin.world.channels.values()
    return [shapes.channel(standin.world, one) for one in channels if one.guild_id == here.id and not one.is_thread]


@router.add("GET", "/guilds/{guild_id}/roles")
def guild_roles(standin: StandIn, call: Call) -> list[Json]:
    return [shapes.role(one) for one in _guild(standin, call).roles.values()]


@router.add("GET", "/guilds/{guild_id}/members/{user_id}")
def guild_member(standin: StandIn, call: Call) -> Json:
    here = _guild(standin, call)
    if call["user_id"] not in here.members:
        raise errors.unknown_member() if call["user_id"] in standin.world.users else errors.unknown_user()
    return shapes.member(standin.world, here, call["user_id"])


@router.add("GET", "/guilds/{guild_id}/threads/active")
def active_threads(standin: StandIn, call: Call) -> Json:
    here = _guild(standin, call)
    mine = [c for c in standin.world.channels.values() if c.guild_id == here.id and c.thread and not c.thread.archived]
    bot_id = standin.world.bot_id
    members = [shapes.thread_member(c, bot_id) for c in mine if c.thread and bot_id in c.thread.members]
    return {"threads": [shapes.thread(standin.world, c) for c in mine], "members": members, "has_more": False}


def _guild(standin: StandIn, call: Call) -> Guild:
    found = standin.world.guilds.get(call["guild_id"])
    if found is None:
        raise errors.unknown_guild()
    if standin.world.bot_id not in found.members:
        raise errors.missing_access()
    return found

-- owner: reactions
-- Who likes a thing, the newest first.
create index reactions_newest on reactions (resource_id, created_at desc, actor_id);

-- owner: follows
-- The page of whom somebody follows, newest first, companies and people together.
create index follows_by_actor on follows (actor_id, created_at desc, resource_id desc);

-- owner: follows
-- No screen: whom somebody follows is followed by one fewer when they are gone.
create index follows_actor on follows (actor_id, resource_id);

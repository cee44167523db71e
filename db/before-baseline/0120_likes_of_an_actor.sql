-- owner: reactions
-- No screen: what somebody likes is taken back when they are gone.
create index reactions_actor on reactions (actor_id, resource_id);

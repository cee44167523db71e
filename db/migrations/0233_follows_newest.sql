-- owner: follows
-- Home: the companies that somebody followed last (docs/decisions/0067).
create index follows_newest on follows (actor_id, created_at desc) where resource_type = 'business';

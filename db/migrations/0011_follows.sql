-- owner: follows
-- Who follows which business or person, and how many do, changed in the same transaction.
create table follows (
  resource_type text not null check (resource_type in ('business', 'user')),
  resource_id uuid not null,
  actor_type text not null check (actor_type in ('user', 'business')),
  actor_id uuid not null,
  created_at timestamptz not null,
  -- Also the check whether an actor follows, behind every follow button.
  primary key (resource_id, actor_id, resource_type, actor_type),
  check (resource_id <> actor_id)
);

create table follow_counts (
  resource_type text not null,
  resource_id uuid not null,
  followers integer not null check (followers >= 0),
  primary key (resource_id, resource_type)
);

-- No screen: whom somebody follows is followed by one fewer when they are gone.
create index follows_actor on follows (actor_id, resource_id);

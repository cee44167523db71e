-- owner: reactions
-- Likes, one an actor and thing, and their number, changed in the same transaction.
create table reactions (
  resource_type text not null check (resource_type in ('business', 'product')),
  resource_id uuid not null,
  actor_type text not null check (actor_type in ('user', 'business')),
  actor_id uuid not null,
  reaction_type text not null default 'like' check (reaction_type in ('like')),
  created_at timestamptz not null,
  -- Also the check whether an actor has reacted, behind every like button.
  primary key (resource_id, actor_id, resource_type, actor_type, reaction_type)
);

create table reaction_counts (
  resource_type text not null,
  resource_id uuid not null,
  reaction_type text not null,
  total integer not null check (total >= 0),
  primary key (resource_id, resource_type, reaction_type)
);

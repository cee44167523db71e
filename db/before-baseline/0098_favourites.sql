-- owner: favourites
-- What a person or a business has saved, for themselves alone.
create table favourites (
  -- Version 7, so newest first is the order of the list.
  id uuid primary key,
  actor_type text not null check (actor_type in ('user', 'business')),
  actor_id uuid not null,
  resource_type text not null check (resource_type in ('business', 'product', 'user')),
  resource_id uuid not null,
  saved_at timestamptz not null,
  -- Also whether an actor has saved these things, behind every save button.
  unique (actor_id, resource_id, resource_type)
);
-- The favourites page, all kinds and one of them.
create index favourites_newest on favourites (actor_id, id desc);
create index favourites_newest_of_kind on favourites (actor_id, resource_type, id desc);

-- How many of each kind, changed in the same transaction: the tabs of the page, and the limit.
create table favourite_counts (
  actor_id uuid primary key,
  businesses integer not null default 0 check (businesses >= 0),
  products integer not null default 0 check (products >= 0),
  users integer not null default 0 check (users >= 0)
);

-- owner: platform
-- What open pages are told, a row a person, kept for a day so that a stream goes on where it was cut. Ids are given
-- under a lock that is held until the commit: whoever sees one sees all before it.
create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- Through what they hear of it, such as a company they belong to; null when it is theirs alone.
  scope uuid,
  event jsonb not null,
  created_at timestamptz not null default now()
);

-- Streams: what a person was told after a moment.
create index live_events_of on live_events (user_id, id);

-- The newest event that is not kept any more: who comes back from before it may have missed something.
create table live_forgotten (
  one boolean primary key default true check (one),
  up_to bigint not null default 0
);
insert into live_forgotten default values;

-- owner: blocks
-- Who does not want to meet whom: people and businesses alike. Each is then hidden from the other.
create table blocks (
  blocker_type text not null check (blocker_type in ('user', 'business')),
  blocker_id uuid not null,
  blocked_type text not null check (blocked_type in ('user', 'business')),
  blocked_id uuid not null,
  created_at timestamptz not null default now(),
  -- Whom somebody blocks: asked by every call with a session that shows others.
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
-- Who blocks somebody: the same calls.
create index blocks_blocked on blocks (blocked_id, blocker_id);

-- How many somebody blocks, changed in the same transaction: the limit.
create table block_counts (
  blocker_id uuid primary key,
  total integer not null check (total >= 0)
);

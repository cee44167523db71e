-- owner: platform
-- How much of a call's budget is spent, per address, person or account. Keys are hashes; a crash may forget them all,
-- and so the table needs no log.
create unlogged table call_budgets (
  key bytea primary key,
  points integer not null,
  ends_at timestamptz not null
);

-- The cleaning job.
create index call_budgets_ends on call_budgets (ends_at);

-- owner: platform
-- News between domains, written in the transaction that makes it and deleted when delivered.
create table outbox (
  id uuid primary key,
  type text not null,
  payload jsonb not null,
  attempts smallint not null default 0,
  last_error text,
  due_at timestamptz not null default now()
);

-- The drainer: what is due, in order of writing.
create index outbox_due on outbox (due_at, id);

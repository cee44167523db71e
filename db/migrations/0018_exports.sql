-- owner: exports
-- A company's full export, asked for by an owner: gathered by a worker, fetched for a day, forgotten after 30 days.
create table business_exports (
  job_id uuid primary key,
  business_id uuid not null,
  asked_by uuid not null,
  -- Of the README and the names of lists in it.
  language text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed', 'expired')),
  progress integer not null default 0 check (progress between 0 and 100),
  asked_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When a worker may take it next: one that gathers it moves this on first and goes on doing so, so that no other does.
  due_at timestamptz not null default now(),
  -- The attempt that holds it; what an older attempt says afterwards counts for nothing.
  attempt_id uuid,
  -- What came of it.
  file_key text,
  file_name text,
  bytes bigint,
  expires_at timestamptz,
  -- When everything that attempts had stored was removed, once it was over.
  swept_at timestamptz,
  check ((status = 'ready') <= (file_key is not null and file_name is not null and bytes is not null and expires_at is not null))
);

-- One at a time for each company: asking again answers the one under way.
create unique index business_exports_under_way on business_exports (business_id) where status in ('waiting', 'running');
-- The data tab.
create index business_exports_of_business on business_exports (business_id, asked_at desc);
-- What a worker takes next.
create index business_exports_due on business_exports (due_at) where status in ('waiting', 'running');
-- The clean-up, every ten minutes.
create index business_exports_expiring on business_exports (expires_at) where status = 'ready';
create index business_exports_unswept on business_exports (asked_at) where status in ('expired', 'failed') and swept_at is null;
create index business_exports_asked on business_exports (asked_at);

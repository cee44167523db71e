-- owner: boosts
-- What companies show as Sponsored (D18, docs/decisions/0142): a page, product or post for seven days.
create table boosts (
  boost_id uuid primary key,
  business_id uuid not null,
  thing_type text not null check (thing_type in ('business', 'product', 'post')),
  thing_id uuid not null,
  -- For whom; without countries or editions for all of them.
  industries text[] not null check (cardinality(industries) between 1 and 5),
  countries text[] not null check (cardinality(countries) <= 30),
  editions text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The first day of the month, by the company's clock, of whose quota it is; null once that was given back.
  quota_month date,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('company', 'staff')),
  -- Why staff stopped it, as its company reads it.
  stop_reason text check (length(stop_reason) <= 1000),
  -- What it brought, as it stood when it was over; events are not kept for as long.
  report jsonb,
  check ((stopped_at is null) = (stopped_by is null))
);
create index boosts_of on boosts (business_id, boost_id desc);
create index boosts_in_month on boosts (business_id, quota_month) where quota_month is not null;
-- Those that run or will, and those that are over without a report.
create index boosts_open on boosts (ends_at) where report is null;
create index boosts_live on boosts (ends_at, boost_id) where stopped_at is null;

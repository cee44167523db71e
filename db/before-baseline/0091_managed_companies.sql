-- owner: businesses
-- What managing a company needs. Each tab is saved by itself, so each has a revision of its own.
alter table businesses
  add column general_revision integer not null default 0,
  add column contact_revision integer not null default 0,
  add column factory_revision integer not null default 0,
  add column trade_revision integer not null default 0,
  add column terms_revision integer not null default 0,
  -- Published products, told by who knows them; not known for rows from before until one of them changes.
  add column product_count integer check (product_count >= 0),
  -- When a removed company was given up for good: nobody can restore it any more.
  add column given_up_at timestamptz check (given_up_at is null or removed_at is not null);

-- The daily job: removed companies whose time to be restored is over.
create index businesses_removed on businesses (removed_at) where removed_at is not null and given_up_at is null;

-- A removed certificate can be restored for a day.
alter table certificates add column removed_at timestamptz;

-- The job: certificates whose day is over.
create index certificates_removed on certificates (removed_at) where removed_at is not null;

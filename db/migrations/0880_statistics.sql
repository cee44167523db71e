-- owner: statistics
-- What was seen of companies and their products (docs/decisions/0140). Parts of the tables by time are made by the program and dropped
-- whole: days of events after 35 days, sums after five years.

-- Once per visitor, thing and half hour.
create table statistics_events (
  -- When the half hour began.
  slot timestamptz not null,
  -- shown, opened, viewed, document, saved, followed, inquired, answered; more may come.
  kind text not null check (kind ~ '^[a-zA-Z]{1,20}$'),
  business_id uuid not null,
  -- A product of the company, or the company itself.
  thing_id uuid not null,
  -- Of the day alone: made with a salt that goes with the day.
  visitor bigint not null,
  -- One of sixteen crowds, of a month: three crowds are three visitors at least, and of nobody in one is known who they are.
  crowd smallint not null check (crowd between 0 and 15),
  -- By the clock of the company, as it was then.
  day date not null,
  -- Of the clock of the visitor's device; empty where it is not told.
  country text not null default '',
  -- What was searched for, and the place in what was found.
  words text not null default '',
  place integer,
  -- The company of a visitor who is signed in, made with a salt of the month, and its type.
  company bigint,
  company_type text,
  boost_id uuid,
  primary key (slot, thing_id, kind, visitor)
) partition by range (slot);

-- Of a day (YYYY-MM-DD) or a month (YYYY-MM); without it nobody can tell whose a number was.
create table statistics_salts (
  period text primary key,
  salt bytea not null
);

-- Up to where sums were made: written in the transaction that makes them, so that nothing counts twice.
create table statistics_progress (
  work text primary key check (work in ('slots', 'days', 'months')),
  until timestamptz not null
);

-- By hours of UTC.
create table statistics_hours (
  business_id uuid not null,
  hour timestamptz not null,
  kind text not null,
  events bigint not null,
  primary key (business_id, hour, kind)
) partition by range (hour);

-- By days of the company's clock; the kind visitor is counted when a day is over everywhere.
create table statistics_days (
  business_id uuid not null,
  day date not null,
  kind text not null,
  events bigint not null,
  primary key (business_id, day, kind)
) partition by range (day);

-- The same of one thing.
create table statistics_things (
  thing_id uuid not null,
  day date not null,
  kind text not null,
  business_id uuid not null,
  events bigint not null,
  primary key (thing_id, day, kind)
) partition by range (day);
-- Who was given up takes its sums along.
create index statistics_things_of on statistics_things (business_id);

-- By closed months: whose rows are of fewer than three visitors or companies stand together.
create table statistics_breakdowns (
  business_id uuid not null,
  month date not null,
  dimension text not null check (dimension in ('product', 'country', 'words', 'companyType')),
  kind text not null,
  -- All others; its value is empty.
  is_rest boolean not null,
  value text not null,
  events bigint not null,
  -- The places of all events, added.
  places bigint not null default 0,
  primary key (business_id, dimension, month, kind, is_rest, value)
) partition by range (month);

-- owner: moderation
-- What people report to the moderators, and what those decided.
create table reports (
  id uuid primary key,
  user_id uuid not null,
  resource_type text not null check (resource_type in ('business', 'product', 'user', 'inquiry')),
  resource_id uuid not null,
  reason text not null,
  text text not null check (char_length(text) <= 1000),
  created_at timestamptz not null default now(),
  verdict text check (verdict in ('upheld', 'dismissed')),
  closed_at timestamptz,
  check ((verdict is null) = (closed_at is null))
);
-- One open report a person and thing.
create unique index reports_open on reports (resource_id, resource_type, user_id) where closed_at is null;

-- What operators decided about reports. Rows are only added.
create table report_audit (
  id uuid primary key,
  -- Who: the user of the operating system at the machine, as `os:name`.
  operator text not null,
  report_id uuid not null references reports (id),
  verdict text not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  at timestamptz not null default now()
);
-- The history of one report.
create index report_audit_report on report_audit (report_id, at);

-- Each time a moderator read a conversation through a report. Rows are only added.
create table report_readings (
  id uuid primary key,
  -- Who: the user of the operating system at the machine, as `os:name`.
  operator text not null,
  report_id uuid not null references reports (id),
  at timestamptz not null default now()
);
-- Who has read through a report.
create index report_readings_report on report_readings (report_id, at);

-- owner: moderation
-- Conversations can be reported by those who take part.
alter table reports drop constraint reports_resource_type_check;
alter table reports add constraint reports_resource_type_check
  check (resource_type in ('business', 'product', 'user', 'inquiry')) not valid;
alter table reports validate constraint reports_resource_type_check;

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

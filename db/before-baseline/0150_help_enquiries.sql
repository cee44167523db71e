-- owner: help
-- Need-help enquiries as they were sent (section 3). They are kept for a declared time only: limits.enquiryMonths.
create table help_enquiries (
  -- The number that its sender is told.
  ticket text primary key check (ticket ~ '^H-[0-9]{2}-[0-9A-HJKMNP-TV-Z]{6}$'),
  fields jsonb not null,
  -- What its sender reads, and where it was sent.
  language text not null,
  edition text not null,
  received_at timestamptz not null default now(),
  closed_at timestamptz,
  -- Who: the user of the operating system at the machine, as `os:name`.
  closed_by text,
  note text check (char_length(note) between 1 and 1000),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null))
);

-- The operator's list: open ones, oldest first.
create index help_enquiries_open on help_enquiries (received_at) where closed_at is null;
-- The forgetting job.
create index help_enquiries_received on help_enquiries (received_at);

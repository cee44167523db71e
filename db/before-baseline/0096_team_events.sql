-- owner: team
-- What happened in a company's team. Rows are only added, and outlive whom they speak of; names are looked up when read.
create table team_events (
  event_id uuid primary key,
  business_id uuid not null,
  at timestamptz not null default now(),
  act text not null check (act in (
    'created', 'invited', 'withdrawn', 'accepted', 'declined', 'asked', 'admitted', 'refused', 'role', 'removed',
    'left', 'transferred'
  )),
  -- Null when an address answered of which nobody shall know whose it is.
  by_user_id uuid,
  whom_user_id uuid,
  whom_email text,
  role text check (role in ('owner', 'admin', 'member')),
  check (whom_user_id is null or whom_email is null)
);

-- The history on the members page, newest first.
create index team_events_business on team_events (business_id, at desc, event_id desc);

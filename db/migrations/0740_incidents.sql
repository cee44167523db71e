-- owner: status
-- What staff tell visitors of trouble, on the page of what works (A9). Who typed it stands in the audit log alone.
create table incidents (
  incident_id uuid primary key,
  -- Which parts of the product it is about.
  parts text[] not null
    check (cardinality(parts) between 1 and 5 and parts <@ array['pages', 'search', 'messages', 'mails', 'payments']),
  -- By language; at least one.
  titles jsonb not null check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);

-- The page of what works, and the console: those that go on, then the newest.
create index incidents_newest on incidents (coalesce(ended_at, 'infinity') desc, began_at desc, incident_id);

create table incident_updates (
  update_id uuid primary key,
  incident_id uuid not null references incidents (incident_id) on delete cascade,
  -- By language; at least one.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  told_at timestamptz not null
);

-- What was told of each, the newest first.
create index incident_updates_of on incident_updates (incident_id, told_at desc, update_id);

-- owner: search
-- Companies and people whose documents were looked at, changed or not, so that a rebuild in the background learns what it
-- missed: also of those that went before they had any. Forgotten after two days.
create table search_touched (
  id uuid not null,
  touched_xid xid8 not null default pg_current_xact_id(),
  touched_at timestamptz not null default now()
);
-- No screen: a rebuild reads what was touched since it began.
create index search_touched_since on search_touched (touched_xid);

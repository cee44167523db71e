-- owner: search
-- Which documents went, so that a rebuild in the background learns what it missed. Forgotten after two days.
create table search_gone (
  id uuid not null,
  gone_xid xid8 not null default pg_current_xact_id(),
  gone_at timestamptz not null default now()
);
-- No screen: a rebuild reads what went since it began.
create index search_gone_since on search_gone (gone_xid);

-- owner: audit
-- The public figures of a month: how often each act stands in the log.
create index audit_entries_at on audit_entries (at, act);

-- owner: audit
-- Whoever may only add entries says who did what, not when: the clock of the database does.
do $$
begin
  if exists (select from pg_roles where rolname = 'millwright_audit_writer') then
    revoke insert on audit_entries from millwright_audit_writer;
    grant insert (id, actor, act, subject_type, subject_id, business_id, reason, details)
      on audit_entries to millwright_audit_writer;
  end if;
end
$$;

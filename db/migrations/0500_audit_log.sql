-- owner: audit
-- Every act of staff, and every change of rights, plan, verification, name and removal (T33). Rows are only added. Each entry is
-- chained to the one before by its hash, so that one that was changed, removed or put in is found (npm run audit-log).
create table audit_entries (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- Who: `user:` and an id, `os:` and a user of the machine, or `system` for what happens by itself.
  actor text not null check (actor = 'system' or actor ~ '^(user|os):.'),
  act text not null,
  subject_type text not null,
  subject_id text not null,
  -- The company whose owners may read it.
  business_id uuid,
  reason text check (char_length(reason) between 1 and 1000),
  details jsonb not null default '{}'
);
-- What owners read of their company, newest first.
create index audit_entries_business on audit_entries (business_id, id desc) where business_id is not null;
-- The history of a thing, in the console.
create index audit_entries_subject on audit_entries (subject_type, subject_id, id);
-- What one of staff did, and the figures of a month.
create index audit_entries_actor on audit_entries (actor, id desc);
create index audit_entries_act on audit_entries (act, at);

create table audit_chain (
  position bigint primary key,
  entry_id uuid not null unique references audit_entries (id),
  -- SHA-256 of the hash before (32 zero bytes before the first) and the text of the entry.
  hash bytea not null check (octet_length(hash) = 32)
);

-- Where the chain ends, so that a cut tail is missed. One row.
create table audit_head (
  one boolean primary key default true check (one),
  position bigint not null,
  hash bytea not null
);
insert into audit_head (position, hash) values (0, decode(repeat('00', 32), 'hex'));

-- What is hashed of an entry: each column in order as its number of bytes, a colon and its text; a minus for what is missing.
-- src/domains/audit/verifying.ts builds the same by itself.
create function audit_text(entry audit_entries) returns bytea
language sql stable as $$
  select convert_to(string_agg(coalesce(octet_length(field) || ':' || field, '-'), '' order by place), 'UTF8')
  from unnest(array[
    entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor, entry.act,
    entry.subject_type, entry.subject_id, entry.business_id::text, entry.reason, entry.details::text
  ]) with ordinality as fields (field, place)
$$;

-- Runs when the transaction commits, so that the end of the chain is held for that moment only and no other lock is taken after it.
create function audit_chain_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  head public.audit_head;
begin
  select * into strict head from public.audit_head for update;
  head.position := head.position + 1;
  head.hash := sha256(head.hash || public.audit_text(new));
  insert into public.audit_chain (position, entry_id, hash) values (head.position, new.id, head.hash);
  update public.audit_head set position = head.position, hash = head.hash;
  return null;
end
$$;
create constraint trigger audit_entries_chained after insert on audit_entries
  deferrable initially deferred for each row execute function audit_chain_entry();

create function audit_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_kept before update or delete or truncate on audit_entries
  for each statement execute function audit_refuse();
create trigger audit_chain_kept before update or delete or truncate on audit_chain
  for each statement execute function audit_refuse();

-- Who may add entries and nothing else. Where the migrating user may not make roles, docs/operations.md says how it is made.
do $$
begin
  if not exists (select from pg_roles where rolname = 'millwright_audit_writer') then
    begin
      create role millwright_audit_writer nologin;
    exception when insufficient_privilege or duplicate_object or unique_violation then
      null;
    end;
  end if;
  if exists (select from pg_roles where rolname = 'millwright_audit_writer') then
    grant insert on audit_entries to millwright_audit_writer;
  end if;
end
$$;

// What is done to the rows of all tables: noted, compared, and undone.
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Not counted: spent rate limits are no effect, and jobs are no call's. */
const notWatched = sql`n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'jobs', 'as_it_was')
  and c.relname not in ('call_budgets', 'watched_changes')`

/** Makes every table note what is done to its rows; what is undone by its transaction was never done. */
export async function watchTables(db: Db): Promise<void> {
  await sql`
    create table if not exists public.watched_changes
      (at bigint generated always as identity primary key, changed regclass not null)`.execute(db)
  await sql`
    create or replace function public.watch_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old::text is distinct from new::text then
        insert into public.watched_changes (changed) values (tg_relid);
      end if;
      return null;
    end $$`.execute(db)
  // A partition has the triggers of its whole.
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${notWatched}`.execute(db)
  for (const { name } of tables)
    await sql`
      create or replace trigger watch_change after insert or update or delete on ${sql.raw(name)}
      for each row execute function public.watch_change()`.execute(db)
}

/** The last of what was done to the rows of all tables so far. */
export async function changesIn(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(at), 0)::int as last from public.watched_changes`.execute(db)
  return rows[0]!.last
}

/** What every row of every table comes to: dear, and the only way to see that what was done is undone. */
export async function contentsOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${notWatched} order by 1`.execute(db)
  const hashes = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, e'\n' order by t::text)) as hash from ${sql.raw(name)} as t`,
  )
  const { rows } = await sql`${sql.join(hashes, sql` union all `)} order by name`.execute(db)
  return JSON.stringify(rows)
}

/** Copies all rows of watched tables as they are; answers what makes those tables so again that changed since. */
export async function rememberTables(db: Db): Promise<() => Promise<void>> {
  await sql`create schema as_it_was`.execute(db)
  const { rows: tables } = await sql<{ oid: number; name: string }>`
    select c.oid, c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${notWatched}`.execute(db)
  for (const { oid, name } of tables)
    await sql`create table ${sql.raw(`as_it_was.t${oid}`)} as table ${sql.raw(name)}`.execute(db)
  await sql`delete from public.watched_changes`.execute(db)
  // Without triggers and foreign keys: what they would do to other tables is put back there. Rows that are as they were stay.
  await sql`
    create function as_it_was.put_back() returns void language plpgsql as $$
    declare one record; given text;
    begin
      set local session_replication_role = replica;
      for one in select distinct changed, 'as_it_was.t' || changed::oid as was from public.watched_changes loop
        select string_agg(quote_ident(attname), ', ') into given from pg_attribute
          where attrelid = one.changed and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('delete from %s as t where t::text not in (select w::text from %s as w)', one.changed, one.was);
        execute format('insert into %1$s (%3$s) overriding system value
          select %3$s from %2$s as w where w::text not in (select t::text from %1$s as t)', one.changed, one.was, given);
      end loop;
      delete from public.watched_changes;
    end $$`.execute(db)
  return async () => void (await sql`select as_it_was.put_back()`.execute(db))
}

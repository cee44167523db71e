// All that a database is made of, as lines of text: two databases with the same lines are made the same.
import type pg from 'pg'

/** Of what belongs to us: not to PostgreSQL itself, nor to an extension. */
const ours = (namespace: string) =>
  `${namespace} not in ('pg_catalog', 'information_schema') and ${namespace} not like 'pg\\_toast%' and ${namespace} not like 'pg\\_temp%'`

/** Each answers lines; the place of a column counts among those that are left, and no line knows a number of the server's. */
const questions: Readonly<Record<string, string>> = {
  extensions: `select format('extension %s %s', extname, extversion) as line from pg_extension`,
  schemas: `select format('schema %s %s %s', nspname, nspacl, obj_description(oid)) as line
    from pg_namespace where ${ours('nspname')}`,
  tables: `select format('%s %s: kind %s, kept %s, options %s, part of %s %s, by %s, rights %s, told %L', nspname, relname, relkind,
      relpersistence, reloptions, inhparent::regclass, pg_get_expr(relpartbound, class.oid), pg_get_partkeydef(class.oid), relacl,
      obj_description(class.oid)) as line
    from pg_class as class join pg_namespace as space on space.oid = relnamespace left join pg_inherits on inhrelid = class.oid
    where relkind in ('r', 'p', 'v', 'm', 'S', 'i', 'I', 'f') and ${ours('nspname')}`,
  columns: `select format('%s.%s column %s %s: %s, not null %s, default %s, generated %s, identity %s, storage %s, compressed %s, statistics %s, rights %s, told %L',
      nspname, relname, row_number() over (partition by class.oid order by attnum), attname, format_type(atttypid, atttypmod),
      attnotnull, pg_get_expr(adbin, adrelid), attgenerated, attidentity, attstorage, attcompression, nullif(attstattarget, -1), attacl,
      col_description(class.oid, attnum)) as line
    from pg_attribute join pg_class as class on class.oid = attrelid join pg_namespace as space on space.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and ${ours('nspname')}`,
  constraints: `select format('%s constraint %s: %s, holds for all %s, told %L', conrelid::regclass, conname, pg_get_constraintdef(oid),
      convalidated, obj_description(oid)) as line
    from pg_constraint where conrelid <> 0 and ${ours('connamespace::regnamespace::text')}`,
  indexes: `select format('%s, valid %s', pg_get_indexdef(indexrelid), indisvalid) as line
    from pg_index join pg_class on pg_class.oid = indexrelid where ${ours('relnamespace::regnamespace::text')}`,
  views: `select format('%s is %s', pg_class.oid::regclass, pg_get_viewdef(pg_class.oid)) as line
    from pg_class where relkind in ('v', 'm') and ${ours('relnamespace::regnamespace::text')}`,
  functions: `select format('function %s rights %s told %L: %s', oid::regprocedure, proacl, obj_description(oid), pg_get_functiondef(oid)) as line
    from pg_proc where prokind in ('f', 'p') and ${ours('pronamespace::regnamespace::text')}`,
  triggers: `select format('%s, enabled %s', pg_get_triggerdef(oid), tgenabled) as line from pg_trigger where not tgisinternal`,
  sequences: `select format('sequence %s.%s of %s from %s by %s between %s and %s', schemaname, sequencename, data_type, start_value,
      increment_by, min_value, max_value) as line
    from pg_sequences where ${ours('schemaname')}`,
  types: `select format('type %s %s %s', typname, typtype, (select array_agg(enumlabel order by enumsortorder) from pg_enum
      where enumtypid = pg_type.oid)) as line
    from pg_type where typtype in ('e', 'd', 'r') and ${ours('typnamespace::regnamespace::text')}`,
  policies: `select format('policy %s', to_jsonb(pg_policies)) as line from pg_policies`,
}

/** The lines of a database, sorted; with them each of its rows, but not which migrations it ran. */
export async function catalogueOf(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const lines: string[] = []
  for (const question of Object.values(questions))
    lines.push(...(await pool.query<{ line: string }>(question)).rows.map(({ line }) => line))
  const { rows: tables } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relname <> 'schema_migrations' and ${ours('relnamespace::regnamespace::text')}`,
  )
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(
      `select format('row of %s: %s', $1::text, to_jsonb(kept)) as line from ${name} as kept`,
      [name],
    )
    lines.push(...rows.map(({ line }) => line))
  }
  return lines.sort()
}

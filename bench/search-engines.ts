// What answers the queries of the search bench: our search, and what it is held against.
import { sql } from 'kysely'
import pg from 'pg'
import { search } from '../src/domains/search/find.ts'
import { allOf } from '../src/domains/search/text-query.ts'
import { queryWords } from '../src/domains/search/tokens.ts'
import { costly, unlimitedConnection, type Database } from '../src/platform/db.ts'
import type { MixedQuery } from './search-mix.ts'
import type { OpenWorld } from './worlds.ts'

/** Answers the ids of a page and how many there are. */
export type Engine = {
  name: string
  ask(query: MixedQuery): Promise<{ ids: readonly unknown[]; total: number }>
  close(): Promise<void> | void
}

const nothing = () => {}

/** The search of the domain, as every call uses it. */
export const ours = ({ db }: Database): Engine => ({
  name: 'search',
  ask: ({ text, segment, country, page }) => search(db, { text, segment, country }, page),
  close: nothing,
})

/** What a search reads from a cold disk may take longer than it has; asked again it goes on where it was. */
export async function warm(engine: Engine, query: MixedQuery, tries = 20): Promise<void> {
  try {
    await engine.ask(query)
  } catch (error) {
    if (tries <= 1) throw error
    await warm(engine, query, tries - 1)
  }
}

const rowsOfFloor = 5

/** Five documents by their primary key, over a connection of the same kind. */
export async function floor({ db }: Database): Promise<Engine> {
  const reads = costly(db)
  const { rows } = await sql<{ id: string }>`
    select id from search_document_ma tablesample system (20) repeatable (1) limit 1000`.execute(reads)
  const ids = rows.map(({ id }) => id)
  let turn = 0
  return {
    name: 'five rows by primary key',
    async ask() {
      turn = (turn + 1) % (ids.length - rowsOfFloor)
      const wanted = ids.slice(turn, turn + rowsOfFloor)
      const found = await sql<{ id: string }>`
        select id, country, quality, name_normal from search_document_ma where id = any(${wanted}::uuid[])
        `.execute(reads)
      return { ids: found.rows.map(({ id }) => id), total: rowsOfFloor }
    },
    close: nothing,
  }
}

const table = 'bench_plain'

/**
 * Full text as PostgreSQL's manual has it: one table with to_tsvector of the same words, a GIN index on it, `ts_rank` for the
 * order and `count(*)` for the total, with the same filters and limits; without words in order of quality by an index. With
 * the settings that PostgreSQL comes with, parallel reading included, and as many connections as our search has.
 */
export async function plainFullText(world: OpenWorld, connections: number): Promise<Engine> {
  await makePlain(world)
  const pool = new pg.Pool({ connectionString: world.server.url, max: connections })
  return {
    name: 'plain full text',
    async ask({ text, segment, country, page }) {
      const asked = allOf(queryWords(text), '')
      const values: unknown[] = [page.size, page.skip]
      const bound = (value: unknown) => `$${values.push(value)}`
      const query = asked === undefined ? undefined : `to_tsquery('simple', ${bound(asked)})`
      const conditions = [
        `segment = ${bound(segment)}`,
        ...(query === undefined ? [] : [`words @@ ${query}`]),
        ...(country === undefined ? [] : [`country = ${bound(country)}`]),
      ]
      const matching = `from ${table} where ${conditions.join(' and ')}`
      const order = query === undefined ? 'quality desc, id' : `ts_rank(words, ${query}) desc, id`
      const { rows } = await pool.query<{ ids: string[]; total: number }>(
        `select array(select id ${matching} order by ${order} limit $1 offset $2) as ids,
           (select count(*) ${matching}) as total`,
        values,
      )
      return rows[0]!
    },
    close: () => pool.end(),
  }
}

async function makePlain({ pool }: OpenWorld): Promise<void> {
  const client = await unlimitedConnection(pool)
  try {
    // Marked with the numbers of what it was made from: of another world it is made anew.
    const state = await client.query<{ wanted: string; there: string | null }>(
      `select (select string_agg(segment || documents, ' ' order by segment) from
          (select segment, sum(documents) as documents from search_count where edition_bit = -1 group by segment) as now
        ) as wanted,
        obj_description(to_regclass($1), 'pg_class') as there`,
      [table],
    )
    const { wanted, there } = state.rows[0]!
    if (wanted === there) return
    process.stdout.write('making the table of plain full text …\n')
    for (const statement of [
      `drop table if exists ${table}`,
      `set maintenance_work_mem = '1GB'`,
      `create unlogged table ${table} as
        select segment, id, country, quality,
          to_tsvector('simple', concat_ws(' ', name_tokens, strong_tokens, body_tokens)) as words
        from search_document order by segment, quality desc, id`,
      `create index on ${table} using gin (words)`,
      `create index on ${table} (segment, quality desc, id)`,
      `create index on ${table} (segment, country, quality desc, id)`,
      `vacuum analyze ${table}`,
      `comment on table ${table} is '${wanted}'`,
    ])
      await client.query(statement)
  } finally {
    client.release(true)
  }
}

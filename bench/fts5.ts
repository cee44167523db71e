// SQLite with FTS5 and bm25 on the same words, as far as a table of it is made in bearable time: up to 100,000 companies.
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { allSegments, tableOf, type Segment } from '../src/domains/search/documents.ts'
import { queryWords } from '../src/domains/search/tokens.ts'
import type { Engine } from './search-engines.ts'
import type { OpenWorld } from './worlds.ts'

const atOnce = 5_000

/** A virtual table for each segment; totals by `count(*)`, the order by `bm25`, without words by an index. */
export async function sqliteFullText(world: OpenWorld): Promise<Engine> {
  const file = path.join(world.folder, 'bench-fts5.sqlite')
  if (!fs.existsSync(file)) await make(world, file)
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    name: 'SQLite FTS5',
    ask({ text, segment, country, page }) {
      const asked = matchOf(text)
      const table = tableOf(segment)
      const here = country === undefined ? '' : 'and country = ?'
      const matching =
        asked === undefined
          ? `from ${table} where true ${here}`
          : `from ${table}_words join ${table} on ${table}.number = ${table}_words.rowid
             where ${table}_words match ? ${here}`
      const order = asked === undefined ? 'quality desc, id' : `bm25(${table}_words), id`
      const values = [...(asked === undefined ? [] : [asked]), ...(country === undefined ? [] : [country])]
      const ids = database
        .prepare(`select id ${matching} order by ${order} limit ? offset ?`)
        .all(...values, page.size, page.skip)
      const counted = database.prepare(`select count(*) as total ${matching}`).get(...values)
      return Promise.resolve({ ids, total: Number(counted?.['total']) })
    },
    close: () => database.close(),
  }
}

/** All words, each by one of its alternatives, as FTS5 reads it; undefined without words. */
function matchOf(text: string): string | undefined {
  const quoted = (tokens: readonly string[]) =>
    tokens.map((token) => `"${token.replaceAll('"', '""')}"`).join(' AND ')
  const words = queryWords(text).map(
    (word) => `(${word.map((tokens) => `(${quoted(tokens)})`).join(' OR ')})`,
  )
  return words.length === 0 ? undefined : words.join(' AND ')
}

async function make({ pool }: OpenWorld, file: string): Promise<void> {
  process.stdout.write('making the tables of SQLite FTS5 …\n')
  const half = `${file}.half`
  fs.rmSync(half, { force: true })
  const database = new DatabaseSync(half)
  database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
  for (const segment of allSegments) await fillSegment(database, pool, segment)
  database.exec('commit; analyze')
  database.close()
  fs.renameSync(half, file)
}

async function fillSegment(database: DatabaseSync, pool: OpenWorld['pool'], segment: Segment): Promise<void> {
  const table = tableOf(segment)
  database.exec(`
    create table ${table} (number integer primary key, id text, country text, quality integer);
    create virtual table ${table}_words using fts5(words, content='', columnsize=1)`)
  const row = database.prepare(`insert into ${table} (number, id, country, quality) values (?, ?, ?, ?)`)
  const words = database.prepare(`insert into ${table}_words (rowid, words) values (?, ?)`)
  let after = '00000000-0000-0000-0000-000000000000'
  for (let number = 1; ;) {
    const { rows } = await pool.query<{ id: string; country: string; quality: number; words: string }>(
      `select id, country, quality, concat_ws(' ', name_tokens, strong_tokens, body_tokens) as words
       from ${table} where id > $1 order by id limit ${atOnce}`,
      [after],
    )
    for (const { id, country, quality, words: text } of rows) {
      row.run(number, id, country, quality)
      words.run(number++, text)
    }
    if (rows.length < atOnce) break
    after = rows.at(-1)!.id
  }
  database.exec(`
    create index ${table}_best on ${table} (quality desc, id);
    create index ${table}_there on ${table} (country, quality desc, id);
    insert into ${table}_words(${table}_words) values ('optimize')`)
}

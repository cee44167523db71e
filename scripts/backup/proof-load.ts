// Who writes while backups are made, and notes what was acknowledged: rows of a database, and files of a folder.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { uuidv7 } from '../../src/platform/ids.ts'

export type Load = {
  /** Ids of rows and when each was acknowledged, in order for each writer. */
  rows: Map<number, number>
  /** Keys of files and when each was written. */
  files: Map<string, number>
  stop(): Promise<void>
}

const schema = `
  create schema if not exists proof;
  create table proof.written (id bigserial primary key, writer int not null, at timestamptz not null default clock_timestamp(), text text not null);
  create table proof.counters (writer int primary key, count bigint not null);
  insert into proof.counters select writer, 0 from generate_series(1, 8) writer;
  create table proof.filler (id bigint primary key, text text not null)`

/** The tables of the proof, and as many bytes of filler as wished, about. */
export async function fill(url: string, bytes: number, tell: (text: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(schema)
  const rowBytes = 1_080
  const portion = 100_000
  const rows = Math.ceil(bytes / rowBytes)
  for (let from = 0; from < rows; from += portion) {
    await client.query(
      `insert into proof.filler
       select n, (select string_agg(md5(n::text || k), '') from generate_series(1, 32) k)
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(from + portion, rows) - 1],
    )
    tell(`${Math.round((Math.min(from + portion, rows) / rows) * 100)} %`)
  }
  await client.end()
}

/** Begins to write with several connections; whatever the database acknowledges is noted, and only that. */
export function beginWriting(url: string, folder: string, writers: number): Load {
  const [rows, files] = [new Map<number, number>(), new Map<string, number>()]
  const over = new AbortController()
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const write = async (writer: number) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    while (!over.signal.aborted) {
      try {
        await client.query('begin')
        const { rows: made } = await client.query<{ id: string }>(
          `insert into proof.written (writer, text) values ($1, repeat(md5(random()::text), 20)) returning id::text`,
          [writer],
        )
        await client.query('update proof.counters set count = count + 1 where writer = $1', [writer])
        await client.query('commit')
        rows.set(Number(made[0]!.id), Date.now())
      } catch {
        // It is gone: nothing more is acknowledged.
        return
      }
      await pause(2)
    }
    await client.end()
  }
  const upload = async () => {
    while (!over.signal.aborted) {
      const key = `files/${uuidv7()}/96.webp`
      mkdirSync(path.dirname(path.join(folder, key)), { recursive: true })
      writeFileSync(path.join(folder, key), Buffer.alloc(20_000, key))
      files.set(key, Date.now())
      await pause(200)
    }
  }
  const all = [...Array.from({ length: writers }, (_, at) => write(at + 1)), upload()]
  return {
    rows,
    files,
    async stop() {
      over.abort()
      await Promise.all(all)
    },
  }
}

// Large demo worlds to search in, each made once in a folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { demoWorldOf } from '../src/demo/fill.ts'
import type { World } from '../src/demo/facts/world.ts'
import { renewDocuments } from '../src/domains/search/rebuild.ts'
import { openDatabase, unlimitedConnection, type Database } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { keepDatabase, root, type StartedDatabase } from './children.ts'

export const sizes = {
  '10k': { businesses: 10_000, products: 50_000 },
  '100k': { businesses: 100_000, products: 500_000 },
  '1m5m': { businesses: 1_000_000, products: 5_000_000 },
} as const
export type Size = keyof typeof sizes

/** The size that somebody typed; undefined when there is none such. */
export const sizeNamed = (name: string): Size | undefined =>
  Object.keys(sizes).find((size): size is Size => size === name)

export type OpenWorld = Database & { world: World; server: StartedDatabase; folder: string }
/** `folder`: where the world is, or is to be made, instead of the bench's own place; `profile`: its statements are counted. */
export type Wanted = { size: Size; folder: string | undefined; profile?: boolean }

/** The world of a size on a running database; made first when it is not there, which takes from a minute to an hour. */
export async function openWorld(wanted: Wanted): Promise<OpenWorld> {
  const { database, ...rest } = await startWorld(wanted)
  const close = async () => {
    await database.close()
    await rest.server.stop()
  }
  return { ...database, ...rest, close }
}

/** A copy of such a world, to change things in; gone when it is closed. */
export async function openCopy(wanted: Wanted): Promise<OpenWorld> {
  const { database: original, server, ...rest } = await startWorld(wanted)
  await original.close()
  const copying = `create database ${copied} template postgres strategy file_copy`
  await onServer(server.url, `drop database if exists ${copied} with (force)`, copying)
  const url = addressOf(server.url, copied)
  const database = openDatabase(url, { max: connections, log: createLog('silent') })
  const close = async () => {
    await database.close()
    await onServer(server.url, `drop database ${copied} with (force)`)
    await server.stop()
  }
  return { ...database, ...rest, server: { ...server, url }, close }
}

async function startWorld({ size, folder: wanted, profile }: Wanted) {
  const folder = path.resolve(wanted ?? path.join(root, '.data', `bench-${size}`))
  await make(size, folder)
  const server = await keepDatabase(path.join(folder, 'postgres'), profile)
  const database = openDatabase(server.url, { max: connections, log: createLog('silent') })
  const world = await demoWorldOf(database.db)
  if (world?.companies === sizes[size].businesses) {
    // A world that is older than the tokeniser: some seven minutes for a million documents.
    await renewDocuments(database)
    return { database, world, server, folder }
  }
  await database.close()
  await server.stop()
  throw new Error(`${folder} holds another world`)
}

/** As many connections as a process of the server has. */
export const connections = 10
const copied = 'bench_copy'
const addressOf = (url: string, database: string) => url.replace(/\/postgres$/, `/${database}`)

async function onServer(url: string, ...statements: string[]): Promise<void> {
  // From a third one: what is copied must be left alone.
  const server = openDatabase(addressOf(url, 'template1'), { max: 1, log: createLog('silent') })
  const client = await unlimitedConnection(server.pool)
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release(true)
    await server.close()
  }
}

/** A world that is whole stays as it is; migrations that came since are applied. */
async function make(size: Size, folder: string): Promise<void> {
  const { businesses, products } = sizes[size]
  const made = spawn(
    process.execPath,
    ['bin/demo.mjs', '--businesses', String(businesses), '--products', String(products)],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DATA_FOLDER: folder } },
  )
  const [code] = (await once(made, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the world in ${folder} could not be made`)
}

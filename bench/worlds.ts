// Large demo worlds to search in, each made once in a folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { demoWorldOf } from '../src/demo/fill.ts'
import type { World } from '../src/demo/facts/world.ts'
import { openDatabase, type Database } from '../src/platform/db.ts'
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
/** `folder`: where the world is, or is to be made, instead of the bench's own place. */
export type Wanted = { size: Size; folder: string | undefined }

/** The world of a size on a running database; made first when it is not there, which takes from a minute to an hour. */
export async function openWorld({ size, folder: wanted }: Wanted): Promise<OpenWorld> {
  const folder = path.resolve(wanted ?? path.join(root, '.data', `bench-${size}`))
  await make(size, folder)
  const server = await keepDatabase(path.join(folder, 'postgres'))
  // With as many connections as a process of the server has.
  const database = openDatabase(server.url, { max: 10, log: createLog('silent') })
  const world = await demoWorldOf(database.db)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  if (world?.companies === sizes[size].businesses) return { ...database, close, world, server, folder }
  await close()
  throw new Error(`${folder} holds another world`)
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

// The demo world of modes demo and development: filled once, searched like any other data.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { defaultWorld, type World } from '../demo/facts/world.ts'
import { demoWorldOf, fillDemoWorld, type FillOptions, type Progress } from '../demo/fill.ts'
import { tidyLoaded } from '../demo/queries.ts'
import { rebuildDirectory } from '../domains/directory/rebuild.ts'
import { countDue } from '../domains/inquiries/answer-times.ts'
import { swapInDocuments } from '../domains/search/load.ts'
import { rebuildSearch } from '../domains/search/rebuild.ts'
import { countWordsAnew } from '../domains/search/words.ts'
import { issueStatements } from '../domains/trust/answer-statements.ts'
import { today } from '../platform/days.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'
import { serveMedia } from './media.ts'

type Filled = Pick<Database, 'db' | 'pool'>

/** Fills the database with the default world as of today, or finishes what was begun. */
export async function fillDemo(database: Filled, onProgress: Progress): Promise<void> {
  await fillDemoWorld(database, defaultWorld(today()), {
    onProgress,
    afterwards: [
      { name: 'answers', make: () => countDue(database.db) },
      { name: 'statements', make: () => issueStatements(database.db) },
      {
        name: 'directory',
        make: (world, tick) => rebuildDirectory(database, (done) => tick(done, world.companies)),
      },
      {
        name: 'search',
        make: (world, tick) => rebuildSearch(database, (done) => tick(done, world.companies + world.people)),
      },
    ],
  })
}

/** Fills the database with a bare world, or finishes it; its search documents were collected beside the rows. */
export async function fillLargeDemo(
  database: Filled,
  world: World,
  options: Omit<FillOptions, 'afterwards'>,
): Promise<void> {
  await fillDemoWorld(database, world, {
    ...options,
    afterwards: [
      { name: 'answers', make: () => countDue(database.db) },
      {
        name: 'search',
        // The directory is read row by row on one core, while the other builds indexes.
        make: (_world, tick) => beside(swapInDocuments(database, tick), makeDirectory(database)),
      },
      { name: 'words', make: () => countWordsAnew(database) },
    ],
  })
}

async function makeDirectory(database: Filled): Promise<void> {
  await rebuildDirectory(database)
  await tidyLoaded(database.pool)
}

/** Waits for all of them, also when one fails. */
async function beside(...works: Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}

/** Serves the pictures of the demo world on `app`. */
export function serveDemoMedia(app: FastifyInstance, config: Config, { db }: Database): void {
  serveMedia(app, { folder: path.resolve(config.DATA_FOLDER, 'media'), worldOf: () => demoWorldOf(db) })
}

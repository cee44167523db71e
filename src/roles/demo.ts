// The demo world of modes demo and development: filled once, searched like any other data.
import { defaultWorld, type World } from '../demo/facts/world.ts'
import { fillDemoWorld, type FillOptions, type Progress } from '../demo/fill.ts'
import type { Step } from '../demo/steps.ts'
import { rebuildDirectory } from '../domains/directory/rebuild.ts'
import { countDue } from '../domains/inquiries/clock-keeping.ts'
import { placeDocuments } from '../domains/search/load.ts'
import { rebuildSearch } from '../domains/search/rebuild.ts'
import { countWordsAnew } from '../domains/search/words.ts'
import { today } from '../platform/days.ts'
import type { Database } from '../platform/db.ts'

type Filled = Pick<Database, 'db' | 'pool'>

/** Fills the database with the default world as of today, or finishes what was begun. */
export async function fillDemo(database: Filled, onProgress: Progress): Promise<void> {
  await fillDemoWorld(database, defaultWorld(today()), {
    onProgress,
    afterwards: [
      ...madeFromRows(database),
      {
        name: 'search',
        run: (_client, world, tick) =>
          rebuildSearch(database, (done) => tick(done, world.companies + world.people)),
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
      ...madeFromRows(database),
      { name: 'search', run: (_client, _world, tick) => placeDocuments(database, tick) },
      { name: 'words', run: () => countWordsAnew(database) },
    ],
  })
}

const madeFromRows = (database: Filled): Step[] => [
  { name: 'answers', run: () => countDue(database.db) },
  {
    name: 'directory',
    run: (_client, world, tick) => rebuildDirectory(database, (done) => tick(done, world.companies)),
  },
]

// The demo world of modes demo and development: filled once, searched like any other data.
import { defaultWorld } from '../demo/facts/world.ts'
import { fillDemoWorld, type Progress } from '../demo/fill.ts'
import { rebuildDirectory } from '../domains/directory/rebuild.ts'
import { countDue } from '../domains/inquiries/clock-keeping.ts'
import { rebuildSearch } from '../domains/search/rebuild.ts'
import { today } from '../platform/days.ts'
import type { Database } from '../platform/db.ts'

/** Fills the database with the default world as of today, or finishes what was begun. */
export async function fillDemo(database: Pick<Database, 'db' | 'pool'>, onProgress: Progress): Promise<void> {
  await fillDemoWorld(database, defaultWorld(today()), {
    onProgress,
    afterwards: [
      { name: 'answers', run: () => countDue(database.db) },
      {
        name: 'directory',
        run: (_client, world, tick) => rebuildDirectory(database, (done) => tick(done, world.companies)),
      },
      {
        name: 'search',
        run: (_client, world, tick) =>
          rebuildSearch(database, (done) => tick(done, world.companies + world.people)),
      },
    ],
  })
}

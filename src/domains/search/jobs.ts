import { poolOf, type Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { indexExpired } from './expiry.ts'
import { applyPopularity } from './popularity.ts'
import { upkeepChannel } from './queries/rebuilding.ts'
import { renewDocuments } from './rebuild.ts'
import { countWordsAnew } from './words.ts'

export function searchJobs(db: Db): Job[] {
  return [
    // Likes count, when most of the world's industry is at rest (UTC).
    {
      name: 'search.popularity',
      cron: '40 20 * * *',
      async run() {
        await applyPopularity(db)
      },
    },
    // Also at each start and after each rebuild: then only what is missing is done.
    {
      name: 'search.upkeep',
      cron: '10 19 * * *',
      wakeOn: upkeepChannel,
      async run() {
        const database = { db, pool: poolOf(db) }
        await renewDocuments(database)
        await countWordsAnew(database)
      },
    },
    // What ended is gone from results and facets within a minute.
    {
      name: 'search.expiry',
      cron: '* * * * *',
      async run() {
        await indexExpired(db)
      },
    },
  ]
}

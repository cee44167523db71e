import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { indexExpired } from './expiry.ts'
import { applyPopularity } from './popularity.ts'

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
    // Soon after the day that ended.
    {
      name: 'search.expiry',
      cron: '10 0 * * *',
      async run() {
        await indexExpired(db)
      },
    },
  ]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { applyPopularity } from './popularity.ts'

/** The daily batch that lets likes count, when most of the world's industry is at rest (UTC). */
export function searchJobs(db: Db): Job[] {
  return [
    {
      name: 'search.popularity',
      cron: '40 20 * * *',
      async run() {
        await applyPopularity(db)
      },
    },
  ]
}

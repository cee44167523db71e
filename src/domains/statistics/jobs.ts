import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { makeSums, turnParts } from './summing.ts'
import { forgetSalts } from './visitors.ts'

/** Making sums, forgetting salts of days that are over, and turning the parts of tables over. */
export function statisticsJobs(db: Db): Job[] {
  return [
    { name: 'statistics.sums', cron: '6,36 * * * *', run: () => makeSums(db) },
    {
      name: 'statistics.salts',
      cron: '*/10 * * * *',
      async run() {
        await forgetSalts(db, new Date())
      },
    },
    {
      name: 'statistics.parts',
      cron: '25 1,13 * * *',
      async run() {
        await turnParts(db)
      },
    },
  ]
}

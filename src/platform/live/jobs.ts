import type { Db } from '../db.ts'
import type { Job } from '../jobs.ts'
import { forgetTold } from './events.ts'
import { forgetWatches } from './watches.ts'

const keptHours = 24

/** What was told a day ago is forgotten every hour, what pages showed that were left every ten minutes. */
export function liveJobs(db: Db): Job[] {
  return [
    { name: 'live.forget', cron: '17 * * * *', run: () => forgetTold(db, keptHours) },
    { name: 'live.left', cron: '*/10 * * * *', run: () => forgetWatches(db) },
  ]
}

import type { Db } from '../db.ts'
import type { Job } from '../jobs.ts'
import { forgetTold } from './events.ts'

const keptHours = 24

/** What was told a day ago is forgotten, every hour. */
export function liveJobs(db: Db): Job[] {
  return [{ name: 'live.forget', cron: '17 * * * *', run: () => forgetTold(db, keptHours) }]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { deleteOldUnlocks } from './queries/staff.ts'

export function staffJobs(db: Db): Job[] {
  return [{ name: 'staff.unlocks', cron: '25 3 * * *', run: () => deleteOldUnlocks(db) }]
}

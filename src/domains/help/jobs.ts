import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { forgetOldEnquiries } from './retention.ts'

/** Forgetting, once a day (UTC). */
export function helpJobs(db: Db): Job[] {
  return [{ name: 'help.forget', cron: '45 20 * * *', run: () => forgetOldEnquiries(db) }]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { endSuspensions } from './undoing.ts'

export function moderationJobs(db: Db): Job[] {
  return [
    {
      name: 'moderation.suspensions',
      cron: '* * * * *',
      async run() {
        await endSuspensions(db)
      },
    },
  ]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { reportEnded } from './ending.ts'

export const boostJobs = (db: Db): Job[] => [
  {
    name: 'boosts.reports',
    cron: '*/5 * * * *',
    async run() {
      await reportEnded(db)
    },
  },
]

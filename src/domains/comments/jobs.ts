import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { endRemoved } from './ending.ts'

export function commentJobs(db: Db): Job[] {
  return [
    {
      name: 'comments.end',
      cron: '47 3 * * *',
      async run() {
        await endRemoved(db)
      },
    },
  ]
}

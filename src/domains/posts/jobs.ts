import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { endRemoved } from './removal.ts'

export function postJobs(db: Db): Job[] {
  return [
    {
      name: 'posts.end',
      cron: '41 3 * * *',
      async run() {
        await endRemoved(db)
      },
    },
  ]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { endRemoved } from './removal.ts'

export function productJobs(db: Db): Job[] {
  return [
    {
      name: 'products.end-removed',
      cron: '25 2 * * *',
      async run() {
        await endRemoved(db)
      },
    },
  ]
}

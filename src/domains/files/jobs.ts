import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { cleanFiles } from './cleanup.ts'

export function fileJobs(db: Db): Job[] {
  return [
    {
      name: 'files.clean',
      cron: '*/10 * * * *',
      async run() {
        await cleanFiles(db)
      },
    },
  ]
}

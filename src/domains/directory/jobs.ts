import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { layParts } from './pages.ts'

/** The daily job that keeps the parts of the list of pages about the same size (UTC). */
export function directoryJobs(db: Db): Job[] {
  return [
    {
      name: 'directory.parts',
      cron: '10 20 * * *',
      async run() {
        await layParts(db)
      },
    },
  ]
}

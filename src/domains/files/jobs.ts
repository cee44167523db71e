import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { cleanFiles } from './cleanup.ts'
import { withheldChannel } from './queries/withholding.ts'
import { moveFiles } from './withholding.ts'

export function fileJobs(db: Db): Job[] {
  return [
    {
      name: 'files.move',
      cron: '* * * * *',
      wakeOn: withheldChannel,
      async run() {
        await moveFiles(db)
      },
    },
    {
      name: 'files.clean',
      cron: '*/10 * * * *',
      async run() {
        await cleanFiles(db)
      },
    },
  ]
}

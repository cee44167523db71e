import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { cleanImports } from './cleanup.ts'
import { importChannel } from './queries/imports.ts'
import { workOnImports } from './working.ts'

/** Working on imports, at once and again every minute for what was left, and forgetting those that are over. */
export function importJobs(db: Db, log: Logger): Job[] {
  return [
    {
      name: 'imports.work',
      cron: '* * * * *',
      wakeOn: importChannel,
      async run() {
        await workOnImports(db, log)
      },
    },
    {
      name: 'imports.clean',
      cron: '40 2 * * *',
      async run() {
        await cleanImports(db)
      },
    },
  ]
}

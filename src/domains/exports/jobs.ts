import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { cleanExports, sweepEnded } from './cleanup.ts'
import { gatherExports } from './building.ts'
import { exportChannel } from './queries.ts'

/** Gathering, at once and again every minute for what was left, and removing what is over; what was ended by somebody goes first. */
export function exportJobs(db: Db, log: Logger): Job[] {
  return [
    {
      name: 'exports.gather',
      cron: '* * * * *',
      wakeOn: exportChannel,
      async run() {
        await sweepEnded(db)
        await gatherExports(db, log)
      },
    },
    {
      name: 'exports.clean',
      cron: '*/10 * * * *',
      async run() {
        await cleanExports(db)
      },
    },
  ]
}

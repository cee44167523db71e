import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { forgetCertificates } from './certificate-management.ts'
import { giveUpBusinesses } from './removal.ts'
import { noteLooksOfOld } from './duplicates.ts'

export function businessJobs(db: Db): Job[] {
  return [
    {
      name: 'businesses.give-up',
      cron: '20 3 * * *',
      async run() {
        await giveUpBusinesses(db)
        await forgetCertificates(db)
      },
    },
    {
      name: 'businesses.looks',
      cron: '*/10 * * * *',
      async run() {
        await noteLooksOfOld(db)
      },
    },
  ]
}

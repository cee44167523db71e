import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { dropGone } from './confirming.ts'
import { forgetDocuments } from './documents.ts'
import { endBadges } from './expiry.ts'
import { renewIdentities } from './identity.ts'
import { remind } from './reminders.ts'

export function verificationJobs(db: Db): Job[] {
  return [
    // The day a check runs out, what it gave is gone within a minute.
    {
      name: 'verification.expiry',
      cron: '* * * * *',
      async run() {
        await endBadges(db)
      },
    },
    {
      name: 'verification.identity',
      cron: '50 * * * *',
      async run() {
        await renewIdentities(db)
      },
    },
    {
      name: 'verification.reminders',
      cron: '20 */6 * * *',
      async run() {
        await remind(db)
      },
    },
    {
      name: 'verification.documents',
      cron: '40 2 * * *',
      async run() {
        await forgetDocuments(db)
        await dropGone(db)
      },
    },
  ]
}

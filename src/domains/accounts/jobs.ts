import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { giveUpAccounts } from './removal.ts'
import { forgetOldTokens } from './retention.ts'
import { rotateKeys } from './signing.ts'

/** The daily jobs that change the key of access tokens and forget what nobody can use or restore any more (UTC). */
export function accountJobs(db: Db): Job[] {
  return [
    { name: 'accounts.keys', cron: '20 19 * * *', run: () => rotateKeys(db) },
    { name: 'accounts.forget', cron: '40 19 * * *', run: () => forgetOldTokens(db) },
    { name: 'accounts.give-up', cron: '50 19 * * *', run: () => giveUpAccounts(db) },
  ]
}

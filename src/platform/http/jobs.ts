// What calls leave behind, and nobody needs any more.
import type { Db } from '../db.ts'
import type { Job } from '../jobs.ts'
import { forgetSpent } from './budgets.ts'
import { forgetKeys } from './once.ts'

/** Cleans budgets every ten minutes and idempotency keys every hour. */
export function callJobs(db: Db): Job[] {
  return [
    { name: 'calls.forget-spent', cron: '*/10 * * * *', run: async () => void (await forgetSpent(db)) },
    { name: 'calls.forget-keys', cron: '7 * * * *', run: async () => void (await forgetKeys(db)) },
  ]
}

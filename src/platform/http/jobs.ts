// What calls leave behind, and nobody needs any more.
import type { Db } from '../db.ts'
import type { Job } from '../jobs.ts'
import { deleteExpired } from './rate-limits.ts'
import { forgetKeys } from './idempotency.ts'

/** Cleans rate limits every ten minutes and idempotency keys every hour. */
export function callJobs(db: Db): Job[] {
  return [
    { name: 'calls.forget-spent', cron: '*/10 * * * *', run: async () => void (await deleteExpired(db)) },
    { name: 'calls.forget-keys', cron: '7 * * * *', run: async () => void (await forgetKeys(db)) },
  ]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { signHead } from './heads.ts'
import { issueStatements } from './answer-statements.ts'
import { rotateTrustKeys } from './keys.ts'
import { storeMonths } from './transparency.ts'

/** Signs where the audit log ends, each hour and so at the end of each day, stores the figures of a month, states how companies answered in it and changes the key once a year (UTC). */
export function trustJobs(db: Db, log: Logger): Job[] {
  return [
    {
      name: 'trust.heads',
      cron: '59 * * * *',
      async run() {
        try {
          await signHead(db)
        } catch (error) {
          log.error({ error: String(error) }, 'end of the audit log not signed')
          throw error
        }
      },
    },
    { name: 'trust.months', cron: '20 0 * * *', run: () => storeMonths(db) },
    { name: 'trust.answers', cron: '10 1 * * *', run: () => issueStatements(db) },
    { name: 'trust.keys', cron: '30 19 * * *', run: () => rotateTrustKeys(db) },
  ]
}

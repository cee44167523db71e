import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { deleteEnded } from './queries/pairs.ts'

const portion = 1_000

export function connectionJobs(db: Db): Job[] {
  return [
    {
      name: 'connections.forget',
      cron: '50 3 * * *',
      async run() {
        while ((await deleteEnded(db, portion)) === portion);
      },
    },
  ]
}

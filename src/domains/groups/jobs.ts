import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { endRemoved } from './closing.ts'
import { deleteOld } from './queries/candidates.ts'

const portion = 1_000

export function groupJobs(db: Db): Job[] {
  return [
    {
      name: 'groups.end',
      cron: '53 3 * * *',
      async run() {
        await endRemoved(db)
        while ((await deleteOld(db, portion)) === portion);
      },
    },
  ]
}

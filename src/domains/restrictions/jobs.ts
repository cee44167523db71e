import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { deleteOver } from './queries.ts'

export function restrictionJobs(db: Db): Job[] {
  return [{ name: 'restrictions.over', cron: '15 3 * * *', run: () => deleteOver(db) }]
}

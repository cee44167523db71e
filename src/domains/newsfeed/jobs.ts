import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs.ts'
import { deleteOldEntries } from './queries.ts'

const dayMs = 86_400_000
const atOnce = 10_000

/** Takes away what is too old to be looked for in a feed; answers how many rows. The posts stay on their timelines. */
export async function forgetOldEntries(db: Db, now = Date.now()): Promise<number> {
  const before = uuidv7(now - limits.feedDays * dayMs, new Uint8Array(10))
  for (let gone = 0; ;) {
    const more = await deleteOldEntries(db, before, atOnce)
    gone += more
    if (more < atOnce) return gone
  }
}

export function newsfeedJobs(db: Db): Job[] {
  return [
    {
      name: 'newsfeed.forget',
      cron: '17 4 * * *',
      async run() {
        await forgetOldEntries(db)
      },
    },
  ]
}

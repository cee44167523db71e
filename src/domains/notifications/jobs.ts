import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { forgetOldNotices } from './retention.ts'
import { mailDigests } from './digests.ts'
import { spreadNews } from './followed-listener.ts'
import { mailDueNotices } from './mailing.ts'
import { mailMonths } from './months.ts'
import { mailingChannel } from './queries/mailings.ts'
import { spreadChannel } from './queries/spreads.ts'

/** Mails of what stays unread, and news for followers, at once and every minute; digests every five; how companies did in a month; and once a day forgetting (UTC). */
export function notificationJobs(db: Db, log: Logger): Job[] {
  return [
    {
      name: 'notifications.mail',
      cron: '* * * * *',
      wakeOn: mailingChannel,
      async run() {
        await mailDueNotices(db)
      },
    },
    {
      name: 'notifications.spread',
      cron: '* * * * *',
      wakeOn: spreadChannel,
      async run() {
        await spreadNews(db)
      },
    },
    {
      name: 'notifications.digest',
      cron: '*/5 * * * *',
      async run() {
        await mailDigests(db)
      },
    },
    {
      name: 'notifications.months',
      cron: '3-59/10 * * * *',
      async run() {
        await mailMonths(db, log)
      },
    },
    { name: 'notifications.forget', cron: '35 20 * * *', run: () => forgetOldNotices(db) },
  ]
}

import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { forgetOldNotices } from './retention.ts'
import { mailDueNotices } from './mailing.ts'
import { mailingChannel } from './queries/mailings.ts'

/** Mails of what stays unread, at once and every minute; and once a day forgetting (UTC). */
export function notificationJobs(db: Db): Job[] {
  return [
    {
      name: 'notifications.mail',
      cron: '* * * * *',
      wakeOn: mailingChannel,
      async run() {
        await mailDueNotices(db)
      },
    },
    { name: 'notifications.forget', cron: '35 20 * * *', run: () => forgetOldNotices(db) },
  ]
}

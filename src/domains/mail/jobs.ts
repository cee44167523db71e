import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { MailTransport } from '../../platform/mail/message.ts'
import { mailChannel } from './queries.ts'
import { forgetOldMails, sendDueMails } from './sending.ts'

/** Sending, at once and again every minute for what waits, and forgetting once a day (UTC). */
export function mailJobs(db: Db, way: MailTransport, log: Logger): Job[] {
  return [
    {
      name: 'mail.send',
      cron: '* * * * *',
      wakeOn: mailChannel,
      async run() {
        await sendDueMails(db, way, log)
      },
    },
    {
      name: 'mail.forget',
      cron: '25 20 * * *',
      async run() {
        await forgetOldMails(db)
      },
    },
  ]
}

import { dayOf } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { countDue } from './answer-times.ts'
import { forgetDays } from './allowance.ts'

export function inquiryJobs(db: Db): Job[] {
  return [
    {
      name: 'inquiries.answer-clocks',
      cron: '*/5 * * * *',
      async run() {
        await countDue(db)
      },
    },
    {
      name: 'inquiries.forget-days',
      cron: '40 3 * * *',
      run: () => forgetDays(db, dayOf(new Date())),
    },
  ]
}

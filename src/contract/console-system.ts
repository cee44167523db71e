// How the program itself does, for platform admins (D57): jobs, mails, news, search.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { StaffReason } from './staff.ts'

const At = z.iso.datetime()
const shared = { access: 'staff', staff: [], section: '6' } as const
const retry = {
  ...shared,
  method: 'POST',
  rateLimit: rateLimits.consoleAct,
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
} as const

export const showSystem = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/system',
  summary: 'Jobs with their last runs, mails and news that failed, and how the search index stands.',
  ok: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        /** When it runs by the clock (UTC); null for one that is woken. */
        cron: z.string().nullable(),
        lastRunAt: At.nullable(),
        tookMs: z.number().nullable(),
        waiting: z.int(),
        failed: z.int(),
        lastFailedAt: At.nullable(),
        error: z.string().nullable(),
      }),
    ),
    mails: z.array(
      z.object({
        mailID: Id,
        template: z.string(),
        language: z.string(),
        edition: z.string(),
        /** Whom it was for; null for an address without an account. */
        userID: Id.nullable(),
        queuedAt: At,
        attempts: z.int(),
        /** When it is tried next; null for one that was given up, which is empty since. */
        nextAt: At.nullable(),
      }),
    ),
    news: z.object({
      /** Announced a moment ago and in no queue yet. */
      announced: z.int(),
      listeners: z.array(
        z.object({ listener: z.string(), waiting: z.int(), oldestSeconds: z.number(), dead: z.int() }),
      ),
      dead: z.array(
        z.object({
          letterID: z.int(),
          listener: z.string(),
          type: z.string(),
          thing: z.string(),
          diedAt: At,
          attempts: z.int(),
          error: z.string(),
        }),
      ),
    }),
    search: z.object({ documents: z.number(), isRebuilding: z.boolean(), expiryCheckedAt: At }),
  }),
})

export const retryJob = endpoint({
  ...retry,
  path: '/console/system/jobs/:name/retry',
  summary: 'Has the failed runs of a job tried again.',
  params: z.strictObject({ name: z.string().regex(/^[a-z][a-z.-]{0,79}$/) }),
})

export const retryMail = endpoint({
  ...retry,
  path: '/console/system/mails/:mailID/retry',
  summary: 'Has a mail that waits tried again at once.',
  params: z.strictObject({ mailID: Id }),
})

export const retryNews = endpoint({
  ...retry,
  path: '/console/system/news/:letterID/retry',
  summary: 'Has a piece of news that was set aside told again.',
  params: z.strictObject({ letterID: z.coerce.number().int().min(1).max(999_999_999_999) }),
})

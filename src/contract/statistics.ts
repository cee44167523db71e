// What the page of a company brought, for its owners and admins (D8, D27; docs/decisions/0140).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { adviceRules, dimensions, statisticKinds } from './statistic-kinds.ts'

const At = z.iso.datetime()
const Day = z.iso.date()
const one = z.strictObject({ id: Id })
const common = {
  method: 'GET',
  access: 'manager',
  section: '3',
  rateLimit: rateLimits.statistics,
  params: one,
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
} as const

const Days = z.enum(['7', '30', '90', '365']).default('30').transform(Number)

/** How often each happened; once per visitor, thing and half hour. */
const Counts = z.record(z.enum(statisticKinds), z.int())

/** Both ends included. */
const Period = z.object({ from: Day, to: Day })

export const Statistics = z.object({
  /** By whose days it is counted. */
  zone: z.string(),
  /** Whole days, the last one is yesterday; and as many before them. */
  now: Period,
  before: Period,
  /** Up to when everything is counted; null before anything is. */
  countedUntil: At.nullable(),
  counts: z.object({ now: Counts, before: Counts }),
  /** Visitors of each day added: who comes on two days counts twice. Days that are not over everywhere have none yet. */
  visitorDays: z.object({ now: z.int(), before: z.int() }),
  /** Conversations that the company marked as won. */
  won: z.object({ now: z.int(), before: z.int() }),
  /** Days on which anything happened, the first one first. */
  byDay: z.array(z.object({ day: Day, counts: Counts, visitors: z.int() })),
  /** Of the inquiries that came in those days, and were answered or are due: how many, in time, and the median minutes to an answer. */
  answers: z.object({ n: z.int(), inTime: z.int(), medianMinutes: z.int().nullable() }),
})
export type StatisticsEntry = z.infer<typeof Statistics>

export const showStatistics = endpoint({
  ...common,
  path: '/business/:id/statistics',
  summary:
    'How often a company and its products were found, opened, looked at, saved, followed, written to and answered in so many days, and in as many before.',
  query: z.strictObject({ days: Days }),
  ok: Statistics,
})

const Part = z.object({
  rows: z.array(
    z.object({
      /** The id of a product, the code of a country or type, or words; empty for words that nobody typed and an unknown country. */
      value: z.string(),
      /** In the reader's language; null for words, and products that are gone. */
      name: z.string().nullable(),
      counts: Counts,
      /** Of words alone: in what was found, from 1; null where nothing was. */
      averagePlace: z.number().nullable(),
    }),
  ),
  /** All rows that fewer than three visitors, or companies, stand behind, and what is not listed. */
  others: Counts,
})
export type StatisticsPartEntry = z.infer<typeof Part>

export const Breakdown = Part.extend({
  /** Whole months that are over, sums of rows of each; null while none is. */
  period: Period.nullable(),
})
export type BreakdownEntry = z.infer<typeof Breakdown>

export const showBreakdown = endpoint({
  ...common,
  path: '/business/:id/statistics/by/:dimension',
  params: one.extend({ dimension: z.enum(dimensions) }),
  summary:
    'The same by product, country, words or type of company, in the last closed months: at most 200 rows, those with most first.',
  query: z.strictObject({ months: z.enum(['1', '3', '12']).default('1').transform(Number) }),
  ok: Breakdown,
})

/** An inquiry behind the answers: in time, late, waiting while it is not due, or ended by who sent it. */
export const AnsweredInquiry = z.object({
  requestID: Id,
  subject: z.string(),
  createdAt: At,
  answeredAt: At.nullable(),
  minutes: z.int().nullable(),
  state: z.enum(['inTime', 'late', 'waiting', 'ended']),
  wonAt: At.nullable(),
})
export type AnsweredInquiryEntry = z.infer<typeof AnsweredInquiry>

export const listAnswered = endpoint({
  ...common,
  path: '/business/:id/statistics/answers',
  summary: 'The inquiries behind the answers of a company in so many days, newest first, 50 at once.',
  query: z.strictObject({ days: Days, cursor: z.string().max(200).optional() }),
  ok: z.object({ inquiries: z.array(AnsweredInquiry), nextCursor: z.string().nullable() }),
})

/** What would help next, with the numbers that say so. */
export const Advice = z.object({
  rule: z.enum(adviceRules),
  /** The id of a product, words, or the code of a country; null for what is about the company. */
  value: z.string().nullable(),
  name: z.string().nullable(),
  /** Inquiries answered late or not at all; how often a product, or by words, was shown; how often a country looked. */
  number: z.int(),
  /** Inquiries in all; how often a product was opened; the average place by words. */
  of: z.number().nullable(),
  /** What is missing for a country. */
  language: z.string().nullable(),
})
export type AdviceEntry = z.infer<typeof Advice>

export const reportStatistics = endpoint({
  ...common,
  path: '/business/:id/statistics/report',
  summary:
    'All of it at once, as its page shows it: the figures of so many days, the breakdowns of the months beside (one for up to 30 days, three for 90, twelve for 365), at most three things that would help next, and the newest 50 inquiries behind the answers.',
  query: z.strictObject({ days: Days }),
  ok: z.object({
    figures: Statistics,
    breakdowns: z.object({ period: Period.nullable(), by: z.record(z.enum(dimensions), Part) }),
    advice: z.array(Advice).max(3),
    inquiries: z.array(AnsweredInquiry),
    nextCursor: z.string().nullable(),
  }),
})

export const exportStatistics = endpoint({
  ...common,
  path: '/business/:id/statistics/table',
  rateLimit: rateLimits.export,
  limitMs: 5_000,
  summary: 'All of this as a table for a spreadsheet (CSV); no cell is a formula.',
  query: z.strictObject({ days: Days }),
  ok: z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() }),
})

export const markWon = endpoint({
  method: 'PUT',
  path: '/business/request/:rid/won',
  access: 'user',
  section: '7',
  rateLimit: rateLimits.social,
  summary:
    'Marks a conversation that a company received as won, or takes the mark back; nobody else learns of it.',
  params: z.strictObject({ rid: Id }),
  query: z.strictObject({ bid: Id }),
  body: z.strictObject({ won: z.boolean() }),
  ok: z.object({ wonAt: At.nullable() }),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const statisticsApi = {
  showStatistics,
  showBreakdown,
  listAnswered,
  reportStatistics,
  exportStatistics,
  markWon,
}

// What companies show as Sponsored (D18): chosen, stopped and reported; where it stands is in search.ts and newsfeed.ts.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { BoostFigures, BoostReport } from './boost-report.ts'
import { boostStates, boostThings } from './boost-words.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

const At = z.iso.datetime()
const Named = z.object({ code: z.string(), name: z.string() })
const Thing = z.object({
  type: z.enum(boostThings),
  id: Id,
  /** Null for what is no longer there. */
  name: z.string().nullable(),
  path: z.string().nullable(),
})

export const Boost = z.object({
  boostID: Id,
  thing: Thing,
  industries: z.array(Named),
  /** Without any it is for all of them, and so without editions. */
  countries: z.array(Named),
  editions: z.array(Named),
  startsAt: At,
  endsAt: At,
  state: z.enum(boostStates),
  stoppedAt: At.nullable(),
  /** Why we stopped it. */
  stopReason: z.string().nullable(),
})
export type BoostEntry = z.infer<typeof Boost>

const Quota = z.object({
  /** The first day of the month that it is by the company's clock, and of the next. */
  month: z.iso.date(),
  renewsOn: z.iso.date(),
  used: z.int(),
  of: z.int(),
})
export type BoostQuota = z.infer<typeof Quota>

const section = '6'
const path = '/business/:id/boosts'
const params = z.strictObject({ id: Id })
const errors = ['NotFound', 'NotAllowed', 'TooManyRequests'] as const
const manages = { access: 'manager', section, rateLimit: rateLimits.statistics, params } as const

/** For whom, and what. */
const wished = {
  thingType: z.enum(boostThings),
  thingID: Id,
  industries: z
    .array(z.string().regex(/^\d{4}$/))
    .min(1)
    .max(limits.boostIndustriesMax),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(limits.boostCountriesMax)
    .default([]),
  editions: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(30)
    .default([]),
}

const listBoosts = endpoint({
  ...manages,
  method: 'GET',
  path,
  summary: `What a company shows as Sponsored, the newest ${limits.boostsListedMax}, and what its plan has left of the month.`,
  ok: z.object({
    boosts: z.array(Boost),
    quota: Quota,
    zone: z.string(),
    /** Boosts rest while fewer than half of the inquiries are answered in time (D27). */
    isPaused: z.boolean(),
  }),
  errors,
})

const showBoost = endpoint({
  ...manages,
  method: 'GET',
  path: `${path}/:boostID`,
  summary:
    'A boost, and what it brought: against the seven days before, and against what the same brought unpaid.',
  params: params.extend({ boostID: Id }),
  ok: z.object({
    boost: Boost,
    zone: z.string(),
    /** Until it is over what was counted by now. */
    figures: BoostFigures,
    /** Once it is over. */
    report: BoostReport.nullable(),
  }),
  errors,
})

/** Categories and words by which a thing is found, what runs beside it, and how much room there is. */
export const BoostPreview = z.object({
  name: z.string(),
  categories: z.array(Named),
  words: z.array(z.string()),
  editions: z.array(Named),
  /** Of what is found in its category; one place stands beside every five results. */
  results: z.int(),
  places: z.int(),
  /** Boosts that are chosen from in the same places just now. */
  rivals: z.int(),
  /** Posts stand in feeds alone. */
  inSearch: z.boolean(),
})
export type BoostPreviewEntry = z.infer<typeof BoostPreview>

const previewBoost = endpoint({
  ...manages,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Where a boost may show, before it is made; nothing is changed.',
  body: z.strictObject(wished),
  ok: BoostPreview,
  errors: [...errors, 'InvalidInput'],
})

const makeBoost = endpoint({
  ...manages,
  method: 'POST',
  path,
  creates: true,
  rateLimit: rateLimits.save,
  summary: `Shows a page, product or post of the company as Sponsored for ${limits.boostDays} days, from now or from a day on (YYYY-MM-DD by its clock).`,
  body: z.strictObject({ ...wished, startsOn: z.iso.date().nullable().default(null) }),
  ok: z.object({ boostID: Id }),
  errors: [...errors, 'InvalidInput', 'Limited', 'BoostsUsed', 'BoostsPaused', 'AlreadyBoosted'],
})

const stopBoost = endpoint({
  ...manages,
  method: 'POST',
  path: `${path}/:boostID/stop`,
  rateLimit: rateLimits.save,
  summary: 'Stops a boost; of one that has not begun the quota is free again.',
  params: params.extend({ boostID: Id }),
  ok: z.object({}),
  errors: [...errors, 'BoostOver'],
})

export const boostApi = { listBoosts, showBoost, previewBoost, makeBoost, stopBoost }
export type BoostApi = typeof boostApi

const staff = { access: 'staff', staff: ['moderator'], section } as const

const listOpenBoosts = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/boosts',
  summary: `Boosts that run or will, of all companies, the newest ${limits.boostsForStaffMax}.`,
  ok: z.array(Boost.extend({ businessID: Id, companyName: z.string() })),
})

const stopBoostAsStaff = endpoint({
  ...staff,
  method: 'POST',
  path: '/console/boosts/:boostID/stop',
  rateLimit: rateLimits.consoleAct,
  summary: 'Stops a boost for a reason that its company reads, and gives the quota back.',
  params: z.strictObject({ boostID: Id }),
  body: z.strictObject({ reason: plainText({ max: limits.staffReasonMax, min: 1, lines: true }) }),
  ok: z.object({}),
  errors: ['NotFound', 'BoostOver', 'TooManyRequests'],
})

export const boostStaffApi = { listOpenBoosts, stopBoostAsStaff }

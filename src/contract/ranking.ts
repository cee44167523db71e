// Why a result stands where it does, and the weights of the order (/ranking).
import * as z from 'zod'
import { CompanyType } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { searchBusinesses, searchProducts } from './search.ts'

/** What a result has of the words, from the strongest. */
const Match = z.enum(['exactName', 'name', 'category', 'otherName', 'listed', 'words', 'otherWords'])
export type MatchName = z.infer<typeof Match>

const PartName = z.enum([
  'words',
  'name',
  'category',
  'listed',
  'filters',
  'checks',
  'answers',
  'likes',
  'phrase',
  'fresh',
  'membership',
  'renewed',
])
export type PartName = z.infer<typeof PartName>

/** What would move a result up: points more, and the place that they would bring among the first fifty. */
const Advice = z.object({
  to: z.enum(['verify', 'answer', 'list', 'name']),
  points: z.int(),
  place: z.int().optional(),
})
export type AdviceEntry = z.infer<typeof Advice>

/** The fields of both searches; a company type knows neither `minimumOrder` nor `price`. */
const { businessType: _, facets: __, ...ofSearch } = searchBusinesses.body.shape
const { minimumOrder, price } = searchProducts.body.shape

export const explainResult = endpoint({
  method: 'POST',
  path: '/search/explain',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  rateLimit: rateLimits.search,
  section: '7',
  summary:
    'Why a company or a product stands where it does on a page of results: the parts of its score, which are its sum; to its owners and admins what would move it up. NotFound when it does not stand on that page.',
  body: z.strictObject({
    id: z.uuid(),
    segment: z.union([CompanyType, z.literal('PR')]).default('MA'),
    ...ofSearch,
    minimumOrder,
    price,
  }),
  ok: z.object({
    /** From 1 on, of all results. */
    place: z.int(),
    sort: ofSearch.sort.unwrap(),
    /** The version of the weights. Without score and parts where the order is another one than by relevance. */
    version: z.int().optional(),
    score: z.int().optional(),
    match: Match.optional(),
    parts: z.array(z.object({ part: PartName, points: z.int(), most: z.int().optional() })).optional(),
    /** Groups of filters that it meets. */
    filters: z.int(),
    verified: z.boolean(),
    likes: z.int(),
    /** Of a hundred inquiries of 90 days so many were answered within 24 hours; null below five. */
    answerPercent: z.int().nullable(),
    advice: z.array(Advice).optional(),
  }),
  errors: ['NotFound', 'TooManyRequests'],
})

/** Points of each part; what is called a step is counted so often as `steps` says. */
const Weights = z.object({
  version: z.int(),
  /** The day from which they hold or held. */
  since: z.iso.date(),
  active: z.boolean(),
  /** Whether a plan that is paid for moves a result. */
  countsMembership: z.boolean(),
  step: z.int(),
  verified: z.int(),
  answers: z.int(),
  likes: z.int(),
  likesMost: z.int(),
  phrase: z.int(),
  fresh: z.int(),
  membership: z.object({ standard: z.int(), gold: z.int(), premium: z.int(), platinum: z.int() }),
})
export type WeightsEntry = z.infer<typeof Weights>

export const showRanking = endpoint({
  method: 'GET',
  path: '/search/ranking',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '7',
  summary: 'The weights of the order of results: those that hold, and all that held before, newest first.',
  ok: z.object({
    /** For each kind of match how many steps it counts, from the strongest. */
    matches: z.array(z.object({ match: Match, steps: z.int() })),
    /** A company with fewer than `answersMin` inquiries counts as if it answered so many of a hundred. */
    unknownPercent: z.int(),
    answersMin: z.int(),
    /** Phrase and freshness count among the first so many. */
    first: z.int(),
    versions: z.array(Weights),
  }),
})

// What may be bought for a company (P3.9 and P7.9).
import * as z from 'zod'
import { Subscription } from './businesses.ts'
import { endpoint } from './endpoint.ts'

export const Plan = z.object({
  planId: z.string(),
  subscription: Subscription,
  /** Cents of `currency` for a year. */
  price: z.int().min(0),
  currency: z.literal('USD'),
  period: z.literal('year'),
  products: z.int(),
  verification: z.boolean(),
  boostsPerMonth: z.int(),
  supportHours: z.int(),
})
export type PlanEntry = z.infer<typeof Plan>

export const showSubscriptionSetup = endpoint({
  method: 'GET',
  path: '/subscription/setup',
  access: 'visitor',
  section: '7',
  summary:
    'The plans in order of upgrades, and the public key of the payment provider; null while nothing can be paid here.',
  ok: z.object({
    publicKey: z.string().nullable(),
    /** The address of the provider's script. */
    script: z.string().nullable(),
    /** No money moves. */
    isTest: z.boolean(),
    plans: z.array(Plan),
  }),
  maxAge: 300,
})

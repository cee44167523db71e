// A company that has bought a year, by a moved clock, and all that the job does for it.
import type { Database } from '../platform/db.ts'
import type { PaymentProvider } from '../platform/payments/provider.ts'
import { plans } from '../contract/plans.ts'
import { subscribe } from '../domains/billing/checkout.ts'
import { dayIn, daysAfter } from '../domains/billing/days.ts'
import { saveBillingDetails } from '../domains/billing/details.ts'
import { cancelMembership, resumeMembership } from '../domains/billing/renewing.ts'
import { replaceCardAndRenew } from '../domains/billing/renewals.ts'
import { runYear } from '../domains/billing/year.ts'
import { tiersOf } from '../domains/subscriptions/tiers.ts'
import type { BusinessWish } from './businesses.ts'
import { declinedCard, goodCard, memoryPayments } from './payments.ts'
import { aTeam } from './products.ts'
import { testLog } from './server.ts'
import { hourOf } from '../platform/wall-clock.ts'

const hourMs = 3_600_000
const place = { language: 'en', edition: 'jp' }
const detailsIn = (countryCode: string) => ({
  name: 'Kitazawa Bearing Works',
  addressLine1: '3-1 Honmachi',
  addressLine2: '',
  city: 'Osaka',
  zipCode: '',
  countryCode,
  taxNumber: '',
  reference: '',
  email: 'accounts@example.com',
})
/** Where clocks are so: the first of a day, a country with summer time, and the other side of the date line. */
export const placesOfZones = {
  'Asia/Tokyo': { countryCode: 'JP', stateID: 'JP-13' },
  'America/Los_Angeles': { countryCode: 'US', stateID: 'US-CA' },
  'Pacific/Kiritimati': { countryCode: 'KI', stateID: 'KI-L' },
} as const
export type ZoneOfTests = keyof typeof placesOfZones

/** A world in which time stands still until a test moves it. */
export function moving({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  let now = new Date()
  let bank = memoryPayments(() => now)

  /** A company in a zone whose owner bought Gold at a moment. */
  async function aMember(zone: ZoneOfTests, at: Date, wish: BusinessWish = {}) {
    now = at
    const team = await aTeam(db, { ...placesOfZones[zone], ...wish })
    const { businessID, owner } = team
    const details = detailsIn(placesOfZones[zone].countryCode)
    await saveBillingDetails(db, owner, { ...place, businessID, details })
    const wanted = {
      businessID,
      planId: plans.gold.planId,
      paymentMethod: goodCard,
      email: 'owner@example.com',
    }
    const bought = await subscribe(db, bank.provider, owner, { ...wanted, ...place }, { at })
    if (bought.status !== 'active') throw new Error(`not bought: ${bought.status}`)
    return { ...team, zone, end: new Date(bought.currentPeriodEnd) }
  }
  type Member = Awaited<ReturnType<typeof aMember>>

  /** Does what is due at a moment, by another provider if one is named. */
  function run(at: Date, provider: PaymentProvider | undefined = bank.provider) {
    now = at
    return runYear(db, provider, at, testLog)
  }
  const mine = ({ businessID }: Member) => ({ ...place, businessID })

  return {
    /** Forgets all memberships of before. */
    async anew() {
      bank = memoryPayments(() => now)
      await pool.query('truncate subscriptions, billing_reminders, mails')
    },
    bank: () => bank,
    aMember,
    run,
    /** Every some hours from a moment to another. */
    async pass(from: Date, to: Date, everyHours = 6) {
      for (let at = from.getTime(); at <= to.getTime(); at += everyHours * hourMs) await run(new Date(at))
    },
    at: () => now,
    setNow: (at: Date) => void (now = at),
    resume: (member: Member) => resumeMembership(db, member.owner, mine(member), now),
    cancel: (member: Member) => cancelMembership(db, member.owner, mine(member), now),
    pay: (member: Member, paymentMethod: string) =>
      replaceCardAndRenew(db, bank.provider, member.owner, { ...mine(member), paymentMethod }, now),
    /** The kept card is one that its bank refuses from now on. */
    decline: ({ businessID }: Member) =>
      pool.query('update billing_accounts set card_method = $2 where business_id = $1', [
        businessID,
        declinedCard,
      ]),
    tierAt: async ({ businessID }: Member, at: Date) => (await tiersOf(db, [businessID], at)).get(businessID),
    /** An hour of a day so many days after the end of the year, by the clock of the company. */
    dayOf: ({ end, zone }: Member, days: number, hour = 9) =>
      hourOf(daysAfter(dayIn(zone, end), days), hour, zone),
    charges: () => bank.payments().filter(({ status }) => status === 'succeeded').length,
    told: async () =>
      (
        await pool.query<{ kind: string; at: Date }>(
          'select kind, sent_at as at from billing_reminders order by sent_at, kind',
        )
      ).rows,
    mailsTo: async ({ owner }: Pick<Member, 'owner'>) =>
      (
        await pool.query<{ template: string; data: Record<string, string> }>(
          "select template, data from mails where user_id = $1 and template like 'membership-%' order by mail_id",
          [owner.userID],
        )
      ).rows,
    renewals: async ({ businessID }: Member) =>
      (
        await pool.query<{ at: Date; status: string; from: Date; to: Date; total: number }>(
          `select created_at as at, status, period_start as "from", period_end as "to", total from billing_orders
           where business_id = $1 and kind = 'renewal' order by created_at`,
          [businessID],
        )
      ).rows,
  }
}

// What owners are told of the year of their membership: by mail and under the bell, once each, with what it tells of.
import type { DomainEvent } from '../../contract/events.ts'
import type { MembershipKind } from '../../contract/notification-kinds.ts'
import { priceText } from '../../contract/plans.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { companiesForReaders, type NameFor } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { membersOf } from '../members/changing.ts'
import type { CurrentPeriod } from '../subscriptions/periods.ts'
import { dayIn } from './days.ts'
import { graceOf } from './dunning.ts'
import type { AccountRow } from './queries/accounts.ts'
import { insertReminder, type Reminder } from './queries/year.ts'
import { renewalQuote } from './renewals.ts'

type Held = {
  period: CurrentPeriod
  zone: string
  renews: boolean
  /** None for a company that never paid itself. */
  account: AccountRow | undefined
}

/** Tells the owners of a company what there is to tell of its period; false, and nothing, when they were told before. */
export async function tellOwners(tx: Tx, held: Held, what: Reminder, at: Date): Promise<boolean> {
  const { period, renews } = held
  const { businessID, id: periodID } = period
  if (!(await insertReminder(tx, { periodID, kind: what, at }))) return false
  const business = (await companiesForReaders(tx, [businessID])).get(businessID)?.nameIn
  const owners = (await membersOf(tx, businessID)).filter(({ role }) => role === 'owner')
  // Of a company that was removed nobody is told.
  if (business === undefined || owners.length === 0) return true
  const day = dayOf(held, what)
  const userIDs = owners.map(({ userID }) => userID)
  const news: DomainEvent = {
    type: 'membership.told',
    kind: kindOf(what, renews),
    businessID,
    periodID,
    userIDs,
    day,
  }
  await publishEvent(tx, news)
  const mailboxes = [...(await mailboxesOf(tx, userIDs)).values()].filter(({ suspendedAt }) => !suspendedAt)
  const total = held.account ? (await renewalQuote(tx, held.account, period)).total : 0
  const said = { business, plan: period.tier, day, total, businessID }
  await queueMails(
    tx,
    mailboxes.map((mailbox) =>
      letterTo(mailbox, templateOf(what, renews), said, `membership:${periodID}:${what}`),
    ),
  )
  return true
}

/** The day that it is about: that of the end, or while a renewal is unpaid that until which the plan stays. */
function dayOf({ period, zone }: Held, what: Reminder): string {
  const isUnpaid = what.startsWith('dunning') || what === 'standard'
  return dayIn(zone, isUnpaid ? (period.graceUntil ?? graceOf(period, zone)) : period.end)
}

function kindOf(what: Reminder, renews: boolean): MembershipKind {
  if (what === '30 days' || what === '7 days') return renews ? 'membership.renews' : 'membership.ends'
  return what === 'ended' || what === 'standard' ? 'membership.ended' : 'membership.unpaid'
}

type Template = Extract<Mail['template'], `membership-${string}`>

function templateOf(what: Reminder, renews: boolean): Template {
  if (what === '30 days' || what === '7 days') return renews ? 'membership-renews' : 'membership-ends'
  if (what === 'ended' || what === 'standard') return `membership-${what}`
  return what === 'dunning 12' ? 'membership-unpaid-last' : 'membership-unpaid'
}

type Said = {
  business: NameFor
  businessID: string
  plan: CurrentPeriod['tier']
  day: string
  /** Cents. */
  total: number
}

function letterTo(
  { userID, email: to, language, edition, firstName, lastName }: Mailbox,
  template: Template,
  { business, businessID, plan, day, total }: Said,
  about: string,
): Mail {
  const link = editionLink(edition, `/business/${businessID}/membership`)
  const data = {
    firstName,
    lastName,
    business: business(language),
    plan,
    day,
    link,
    amount: priceText(total, language),
  }
  return { template, to, language, edition, userID, data, dedupeKey: `${about}:${userID}` }
}

// How many companies somebody may write to for the first time on a day (T20). No plan buys more.
import { AppError } from '../../contract/errors.ts'
import type { showInquiryAllowance } from '../../contract/inquiries.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { accountAge } from '../accounts/account-age.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { createdAtOf } from '../businesses/existence.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { deleteDaysBefore, findUsed, giveBack, takeOne } from './queries/allowances.ts'
import { countSent } from './queries/clocks.ts'
import { haveMet } from './queries/threads.ts'
import { countedSince } from './answer-clock.ts'
import { firstIDAt } from '../../platform/ids.ts'
import type { InquiryRow } from './queries/tables.ts'

export type Reputation = {
  proven: boolean
  /** Since the account, or the company, was made. */
  days: number
  /** To how many companies they wrote in the last 90 days, and how many of these answered; one counts once, or a friend would do. */
  sent: number
  answered: number
}

/** First contacts a day. */
export function allowanceOf({ proven, days, sent, answered }: Reputation): number {
  if (!proven) return 1
  const base = days < 1 ? 5 : days < 7 ? 10 : 20
  if (sent >= 10 && answered >= sent / 2) return base * 2
  return sent >= 20 && answered < sent / 10 ? Math.floor(base / 2) : base
}

const dayMs = 86_400_000
/** As many answers as may come before anything is sent. */
const creditMax = 20

type Allowance = CallOutput<typeof showInquiryAllowance>
type Share = { actorID: string; limit: number }

/** The person's share and, when they act as a company, the company's: in one order, so that two never wait for each other. */
async function sharesOf(db: Db | Tx, actor: Actor, now: Date): Promise<Share[]> {
  const account = await accountAge(db, actor.userID)
  const proven = account?.proven ?? false
  const ofPerson = await shareOf(db, actor.userID, account?.createdAt ?? now, proven, now)
  if (actor.type === 'user') return [ofPerson]
  const since = await createdAtOf(db, actor.id)
  const ofCompany = await shareOf(db, actor.id, since ?? now, proven, now)
  return [ofPerson, ofCompany].sort((one, other) => (one.actorID < other.actorID ? -1 : 1))
}

async function shareOf(
  db: Db | Tx,
  actorID: string,
  since: Date,
  proven: boolean,
  now: Date,
): Promise<Share> {
  const days = (now.getTime() - since.getTime()) / dayMs
  const { sent, answered } = await countSent(db, actorID, firstIDAt(countedSince(now)))
  return { actorID, limit: allowanceOf({ proven, days, sent, answered }) }
}

const resetOf = (now: Date) => new Date(Date.parse(dayOf(now)) + dayMs).toISOString()

const secondsTo = (moment: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(moment) - now.getTime()) / 1_000))

/** Takes one first contact from who acts. Throws AllowanceUsed with `resetsAt` when none is left today. */
export async function takeFirstContact(tx: Tx, actor: Actor, now: Date): Promise<void> {
  for (const { actorID, limit } of await sharesOf(tx, actor, now))
    if (!(await takeOne(tx, { actorID, day: dayOf(now), limit })))
      throw new AppError('AllowanceUsed', {
        resetsAt: resetOf(now),
        retryAfter: secondsTo(resetOf(now), now),
      })
}

/** The first answer gives back what a first contact took. */
export async function giveCredit(tx: Tx, inquiry: InquiryRow, day: string): Promise<void> {
  if (!inquiry.first_contact) return
  for (const actorID of [...new Set([inquiry.sent_by, inquiry.from_id])].sort())
    await giveBack(tx, actorID, day, creditMax)
}

/** Forgets what was sent on days before this one. */
export const forgetDays = deleteDaysBefore

/** What an actor has left towards somebody, as the calls count it. */
export type LeftBetween = (two: {
  userID: string
  from: string
  to: string
}) => Promise<{ left: number; of: number; seconds: number }>

/**
 * What is left of whichever share has least left; towards `to`, when it is given, first contacts count only until the two
 * have met. Nothing tells whether there is such a company. Throws NotFound for somebody else's business.
 */
export async function allowanceLeft(
  db: Db,
  session: LiveSession,
  { businessID, to }: { businessID?: string | undefined; to?: string | undefined },
  leftBetween: LeftBetween,
): Promise<Allowance> {
  const actor = await resolveActor(db, session, businessID)
  const now = new Date()
  if (to === undefined) return firstContactsLeft(db, actor, now)
  const ofTwo = await leftWith(leftBetween, actor, to, now)
  if (await haveMet(db, [actor.id], [to])) return ofTwo
  const first = await firstContactsLeft(db, actor, now)
  return first.left < ofTwo.left ? first : ofTwo
}

async function firstContactsLeft(db: Db, actor: Actor, now: Date): Promise<Allowance> {
  const shares = await sharesOf(db, actor, now)
  const used = await findUsed(
    db,
    shares.map(({ actorID }) => actorID),
    dayOf(now),
  )
  const left = shares.map(({ actorID, limit }) => ({ of: limit, left: limit - (used.get(actorID) ?? 0) }))
  const least = left.reduce((one, other) => (other.left < one.left ? other : one))
  return { left: Math.max(0, least.left), of: least.of, resetsAt: resetOf(now), counts: 'firstContacts' }
}

async function leftWith(leftBetween: LeftBetween, actor: Actor, to: string, now: Date): Promise<Allowance> {
  const { left, of, seconds } = await leftBetween({ userID: actor.userID, from: actor.id, to })
  return { left, of, resetsAt: new Date(now.getTime() + seconds * 1_000).toISOString(), counts: 'withOne' }
}

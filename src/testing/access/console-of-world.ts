// What waits in the console in the world of the access table: of each thing one for each of staff who may act on it.
import { sql } from 'kysely'
import { proposeMerge } from '../../domains/console/merging.ts'
import { approveProposal } from '../../domains/console/proposals.ts'
import { propose } from '../../domains/staff/proposals.ts'
import { beginIncident } from '../../domains/status/incidents.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../businesses.ts'
import { anEnquiry } from '../enquiries.ts'
import { aSession } from '../sessions.ts'
import type { Principal } from './principals.ts'

const keepers = [
  'operator',
  'secondOperator',
  'support',
  'moderator',
  'editionManager',
  'supportAndModerator',
] as const
type Keeper = (typeof keepers)[number]

export type ConsoleOfWorld = {
  /** Numbers of enquiries. */
  tickets: Record<Keeper, string>
  /** That somebody else made. */
  proposals: Record<Keeper, string>
  mails: Record<Keeper, string>
  /** Companies on the standard plan. */
  companies: Record<Keeper, string>
  /** The same, for who is merged into another. */
  others: Record<Keeper, string>
  /** News that was set aside. */
  letters: Record<Keeper, number>
  /** That go on. */
  incidents: Record<Keeper, string>
}

const isKeeper = (as: Principal): as is Keeper => (keepers as readonly Principal[]).includes(as)

/** The one of a thing that is meant for who tries it; everybody else tries that of the operator. */
export const ofKeeper = <T>(things: Record<Keeper, T>, as: Principal): T =>
  things[isKeeper(as) ? as : 'operator']

/** A thing for each of them. */
async function eachKeeper<T>(make: (keeper: Keeper) => Promise<T> | T): Promise<Record<Keeper, T>> {
  const made: [Keeper, T][] = []
  for (const keeper of keepers) made.push([keeper, await make(keeper)])
  return Object.fromEntries(made) as Record<Keeper, T>
}

const none = <T>(make: () => T): Record<Keeper, T> =>
  Object.fromEntries(keepers.map((keeper) => [keeper, make()])) as Record<Keeper, T>

/** As long as no row has made any, and for what never was. */
export const noConsole = (): ConsoleOfWorld => ({
  tickets: none(() => 'H-26-000000'),
  proposals: none(uuidv7),
  mails: none(uuidv7),
  companies: none(uuidv7),
  others: none(uuidv7),
  letters: none(() => 999_999_999),
  incidents: none(uuidv7),
})

/** An enquiry for each. */
export const ticketsIn = (db: Db) => eachKeeper(() => anEnquiry(db, { email: `${uuidv7()}@example.com` }))

/** A role of staff for each, proposed for somebody who is none yet by another platform admin. */
export async function proposalsIn(db: Db) {
  const proposer = await aSession(db, { staff: ['admin'] })
  return eachKeeper(async () => {
    const { userID } = await aSession(db)
    const wish = { act: 'role.granted', about: { type: 'user', id: userID }, reason: 'New colleague' }
    return transaction(db, (tx) =>
      propose(tx, proposer, { ...wish, input: { role: 'support', edition: '' } }),
    )
  })
}

/** A company for each. */
export const companiesIn = (db: Db) => eachKeeper(async () => (await aBusiness(db)).businessID)

/** A company for each that was merged into another. */
export const mergedIn = (db: Db) =>
  eachKeeper(async () => {
    const [from, into] = [(await aBusiness(db)).businessID, (await aBusiness(db)).businessID]
    const [one, other] = [await aSession(db, { staff: ['admin'] }), await aSession(db, { staff: ['admin'] })]
    const words = 'The same works twice.'
    const { proposalID } = await transaction(db, (tx) =>
      proposeMerge(tx, one, { businessID: from, into, words, reason: 'Same number' }),
    )
    await approveProposal(db, other, { proposalID, reason: 'Looked at both' })
    return from
  })

/** A mail for each that was tried in vain once. */
export const mailsIn = (db: Db) =>
  eachKeeper(async () => {
    const mailID = uuidv7()
    await sql`
      insert into mails (mail_id, dedupe_key, template, language, edition, recipient, data, attempts, due_at)
      values (${mailID}, ${mailID}, 'enquiry-received', 'en', 'jp', 'haruka@kitazawa.example', '{"ticket":"H-26-000000"}',
        1, now() + interval '1 hour')`.execute(db)
    return mailID
  })

/** An incident for each. */
export const incidentsIn = (db: Db) =>
  eachKeeper(async () => {
    const wish = {
      parts: ['search' as const],
      language: 'en' as const,
      title: 'Search is slow',
      text: 'Looked into',
    }
    const staff = await aSession(db, { staff: ['support'] })
    return (await transaction(db, (tx) => beginIncident(tx, staff, wish))).incidentID
  })

/** News for each that a listener could not handle. */
export const lettersIn = (db: Db) =>
  eachKeeper(async (keeper) => {
    const { rows } = await sql<{ id: number }>`
      insert into outbox_dead (listener, seq, thing, type, payload, since, attempts, last_error)
      values ('planted', ${keepers.indexOf(keeper)}, ${keeper}, 'planted.told', '{}', now(), 12, 'Error: planted') returning id`.execute(
      db,
    )
    return rows[0]!.id
  })

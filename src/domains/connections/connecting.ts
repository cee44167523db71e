// Connecting as oneself or as a company one manages (D21): asked, accepted, declined quietly, taken back, ended.
import type { ConnectionStanding } from '../../contract/connections.ts'
import { AppError } from '../../contract/errors.ts'
import type { ConnectionEvent, DomainEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { stayUnblocked } from '../blocks/hiding.ts'
import { requireManager, resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { requireVisible } from '../resources/visibility.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { countOf } from './queries/lists.ts'
import {
  answerRequest,
  deleteConnection,
  deletePair,
  deleteSome,
  findOwn,
  insertRequest,
  lockAsker,
  lockPairRow,
  renewRequest,
  withdrawRequest,
  type ConnectionRow,
  type NewRequest,
  type Pair,
  type Party,
} from './queries/pairs.ts'

type Wish = { other: Party; note: string; businessID?: string | undefined; edition?: string | undefined }

/**
 * Asks for a connection; asked again it stays as it is, and a request of the other is accepted. Throws NotFound for who is
 * not there or not met, for oneself, one's own companies and foreign ones, NotAllowed for who does not manage the acting
 * company, Limited, RequestsFull beyond 200 open ones.
 */
export function askConnection(
  db: Db,
  session: LiveSession,
  { other, note, businessID, edition }: Wish,
): Promise<ConnectionStanding> {
  return transaction(db, async (tx) => {
    const actor = await actingFor(tx, session, businessID)
    // What a person asked as themself ends when they go: it is there by then, or is not asked.
    if (actor.type === 'user') await keepAccount(tx, session)
    await requireUnrestricted(tx, actor, 'contacts')
    const own = [actor.userID, ...(await businessesOf(tx, actor.userID))]
    await requireVisible(tx, session, other, edition)
    // A block that comes meanwhile waits, and then ends what began here.
    const free = await stayUnblocked(tx, actor.id, other.id)
    if (own.includes(other.id) || !free) throw new AppError('NotFound')
    return ask(tx, actor, other, note)
  })
}

async function ask(tx: Tx, actor: Actor, to: Party, note: string): Promise<ConnectionStanding> {
  const from = { type: actor.type, id: actor.id }
  const wanted = { id: uuidv7(), from, to, askedBy: actor.userID, note, at: new Date() }
  await lockAsker(tx, actor.id)
  if (await insertRequest(tx, wanted)) return begin(tx, wanted)
  const known = await lockPairRow(tx, from.id, to.id)
  // It was taken back just now.
  if (known === undefined) return ask(tx, actor, to, note)
  const isMine = known.from_id === from.id
  if (known.status === 'accepted') return { connectionID: known.id, state: 'connected' }
  if (known.isOpen && isMine) return { connectionID: known.id, state: 'asked' }
  if (known.isOpen) return (await accept(tx, actor, known.id))!
  const isKeptQuiet = known.status === 'declined' && isMine && !known.mayAskAgain
  // As an open one it stays as it is, with its note and its days.
  if (isKeptQuiet && !known.withdrawn && known.isWaitedFor) return { connectionID: known.id, state: 'asked' }
  // A new one has an id of its own, as after any other withdrawal.
  await renewRequest(tx, known.id, wanted, isKeptQuiet ? 'declined' : 'asked')
  if (known.status === 'asked') await tell(tx, { type: 'connection.ended', ...sidesOf(known) })
  return isKeptQuiet ? requireRoom(tx, wanted) : begin(tx, wanted)
}

async function begin(tx: Tx, request: NewRequest): Promise<ConnectionStanding> {
  const { id, from, to, askedBy } = request
  const standing = await requireRoom(tx, request)
  await publishEvents<DomainEvent>(tx, [
    { type: 'connection.asked', connectionID: id, from, to, by: askedBy },
  ])
  return standing
}

/** Counted with the one that was just written, by one asker after the other. */
async function requireRoom(tx: Tx, { id, from }: NewRequest): Promise<ConnectionStanding> {
  const most = limits.connectionRequestsMax
  if ((await countOf(tx, 'out', from.id, most + 1)) > most) throw new AppError('RequestsFull')
  return { connectionID: id, state: 'asked' }
}

async function accept(tx: Tx, actor: Actor, id: string): Promise<ConnectionStanding | undefined> {
  const row = await answerRequest(tx, id, actor.id, 'accepted')
  if (row === undefined) return undefined
  await tell(tx, { type: 'connection.accepted', ...sidesOf(row), by: actor.userID })
  return { connectionID: id, state: 'connected' }
}

/** Accepts a request. Throws NotFound for none that the actor was sent, also when it ran out or a block came. */
export function acceptConnection(db: Db, session: LiveSession, id: string, businessID?: string) {
  return onOwn(db, session, { id, businessID }, async (tx, actor, row) => {
    if (!(await stayUnblocked(tx, row.from_id, row.to_id))) return undefined
    if (row.status === 'accepted') return { connectionID: id, state: 'connected' as const }
    return accept(tx, actor, id)
  })
}

/** Declines a request; whoever asked is told nothing. Throws as accepting does. */
export function declineConnection(db: Db, session: LiveSession, id: string, businessID?: string) {
  return onOwn(db, session, { id, businessID }, async (tx, actor, row) => {
    const isMine = row.from_id === actor.id
    const declined = await answerRequest(tx, id, actor.id, 'declined')
    if (declined) await tell(tx, { type: 'connection.ended', ...sidesOf(declined) })
    return (declined ?? (row.status === 'declined' && !isMine)) ? nothing : undefined
  })
}

/** Takes back a request. Throws NotFound for none that the actor sent. */
export function withdrawConnection(db: Db, session: LiveSession, id: string, businessID?: string) {
  return onOwn(db, session, { id, businessID }, async (tx, actor) => {
    const row = await withdrawRequest(tx, id, actor.id)
    if (row?.status === 'asked') await tell(tx, { type: 'connection.ended', ...sidesOf(row) })
    return row && nothing
  })
}

/** Ends a connection from either side. Throws NotFound for none of the actor's. */
export function removeConnection(db: Db, session: LiveSession, id: string, businessID?: string) {
  return onOwn(db, session, { id, businessID }, async (tx, actor) => {
    const row = await deleteConnection(tx, id, actor.id)
    if (row) await tell(tx, { type: 'connection.ended', ...sidesOf(row) })
    return row && nothing
  })
}

const nothing: ConnectionStanding = { connectionID: null, state: 'none' }

/** What is done to a row of the actor's; NotFound alike for a foreign one and for what cannot be done to it. */
function onOwn(
  db: Db,
  session: LiveSession,
  { id, businessID }: { id: string; businessID: string | undefined },
  act: (tx: Tx, actor: Actor, row: Pair) => Promise<ConnectionStanding | undefined>,
): Promise<ConnectionStanding> {
  return transaction(db, async (tx) => {
    const actor = await actingFor(tx, session, businessID)
    const row = await findOwn(tx, id, actor.id)
    const done = row && (await act(tx, actor, row))
    if (done === undefined) throw new AppError('NotFound')
    return done
  })
}

/** Whoever asks and answers for a company manages it. */
async function actingFor(tx: Tx, session: LiveSession, businessID: string | undefined): Promise<Actor> {
  const actor = await resolveActor(tx, session, businessID)
  if (actor.type === 'business') requireManager(actor)
  return actor
}

const sidesOf = (row: ConnectionRow) => ({
  connectionID: row.id,
  from: { type: row.from_type, id: row.from_id },
  to: { type: row.to_type, id: row.to_id },
})

const tell = (tx: Tx, event: ConnectionEvent) => publishEvents<DomainEvent>(tx, [event])

/** Nothing stands between two any more, of whom one blocks the other, but a refusal: a block and its end are no way around it. */
export async function part(tx: Tx, one: string, other: string): Promise<void> {
  const row = await deletePair(tx, one, other)
  if (row) await tell(tx, { type: 'connection.ended', ...sidesOf(row) })
}

const batch = 200

/** Ends the next connections of somebody who is gone, at most 200; as long as there may be more, the rest follows by an event. */
export async function forgetConnections(tx: Tx, party: Party): Promise<void> {
  const gone = await deleteSome(tx, party.id, batch)
  await publishEvents<DomainEvent>(tx, [
    ...gone.map((row) => ({ type: 'connection.ended' as const, ...sidesOf(row) })),
    ...(gone.length === batch ? [{ type: 'connections.leaving' as const, party }] : []),
  ])
}

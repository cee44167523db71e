// How two stand to each other, for buttons, rights and feeds.
import type { ConnectionFacts, ConnectionStanding } from '../../contract/connections.ts'
import { limits } from '../../contract/limits.ts'
import { connectableTypes } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { requireVisibleWithID } from '../resources/visibility.ts'
import { connectedPart, findConnected, findConnectedPairs, findKept } from './queries/lists.ts'
import { findPair, findPairs, type Pair, type Party } from './queries/pairs.ts'

export type { Party }

/** How the acting identity stands to whoever has this id. Throws NotFound for who is not there or not met, and foreign businesses. */
export async function connectionWith(
  db: Db,
  session: LiveSession,
  id: string,
  { businessID, edition }: { businessID?: string | undefined; edition?: string | undefined },
): Promise<ConnectionFacts> {
  const partyID = businessID ?? session.userID
  const [, , pair] = await Promise.all([
    resolveActor(db, session, businessID),
    requireVisibleWithID(db, session, id, connectableTypes, edition),
    findPair(db, partyID, id),
  ])
  return factsIn(pair, partyID)
}

const requestMs = limits.connectionRequestDays * 86_400_000

/** When a request that was sent at a moment runs out, answered or not. */
export const runsOutAt = (askedAt: Date): string => new Date(askedAt.getTime() + requestMs).toISOString()

function factsIn(pair: Pair | undefined, partyID: string): ConnectionFacts {
  const standing = pair ? standingIn(pair, partyID) : none
  if (!pair || standing.state === 'none') return { ...none, note: '', at: null, expiresAt: null }
  if (standing.state === 'connected')
    return {
      ...standing,
      note: '',
      at: (pair.answered_at ?? pair.asked_at).toISOString(),
      expiresAt: null,
    }
  const { note, asked_at: askedAt } = pair
  return { ...standing, note, at: askedAt.toISOString(), expiresAt: runsOutAt(askedAt) }
}

const none: ConnectionStanding = { connectionID: null, state: 'none' }

/** As one side sees it: what was declined looks open to whoever asked until it would have run out. */
function standingIn(pair: Pair, partyID: string): ConnectionStanding {
  const isMine = pair.from_id === partyID
  if (pair.status === 'accepted') return { connectionID: pair.id, state: 'connected' }
  if (pair.isOpen) return { connectionID: pair.id, state: isMine ? 'asked' : 'received' }
  if (isMine && pair.status === 'declined' && !pair.withdrawn && pair.isWaitedFor)
    return { connectionID: pair.id, state: 'asked' }
  return none
}

/** Those of these ids, people and companies, that somebody is connected with. One query. */
export async function connectedAmong(
  db: Db | Tx,
  partyID: string,
  ids: readonly string[],
): Promise<string[]> {
  return ids.length === 0 ? [] : findConnected(db, partyID, ids)
}

/** Whether somebody is connected with whoever's id stands in a column, else null: a part of a statement of another domain. */
export const isConnected = connectedPart

/** With whom somebody is connected, people and companies, at most `limit`, in no order. One query. */
export async function connectedWith(db: Db | Tx, partyID: string, limit: number): Promise<string[]> {
  return (await findKept(db, partyID, { after: undefined, limit })).map(({ id }) => id)
}

/** Which of these pairs are connected. One query, none without pairs. */
export async function connectedPairs(
  db: Db | Tx,
  pairs: readonly (readonly [string, string])[],
): Promise<(one: string, other: string) => boolean> {
  if (pairs.length === 0) return () => false
  const rows = await findConnectedPairs(db, pairs)
  const connected = new Set(rows.map(({ one, other }) => `${one} ${other}`))
  return (one, other) => connected.has(`${one} ${other}`)
}

/** With whom of these ids somebody is connected, whom they asked and who asks them. One query, for things of any kind. */
export async function standingsAmong(
  db: Db | Tx,
  partyID: string,
  ids: readonly string[],
): Promise<Record<'connected' | 'asked' | 'received', string[]>> {
  const pairs = ids.length === 0 ? [] : await findPairs(db, partyID, ids)
  const idsIn = (state: ConnectionStanding['state']) =>
    pairs.filter((pair) => standingIn(pair, partyID).state === state).map(({ otherID }) => otherID)
  return { connected: idsIn('connected'), asked: idsIn('asked'), received: idsIn('received') }
}

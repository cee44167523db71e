// As whom somebody acts: themselves, or a business they belong to (D8, D44).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { requireLiveKey, type Program } from './programs.ts'
import { findRole, type MemberRole } from './queries.ts'

declare const checked: unique symbol
/** Made by resolveActor only: no behaviour can be given an id that nobody checked. */
type Checked = { readonly [checked]: true }

export type PersonActor = Checked & { readonly type: 'user'; readonly id: string; readonly userID: string }
export type BusinessActor = Checked & {
  readonly type: 'business'
  readonly id: string
  readonly userID: string
  readonly role: MemberRole
}
export type Actor = PersonActor | BusinessActor

/** By what a call comes: the session of a person, or a key that stands for one company. */
export type SessionOrKey = LiveSession | Program

/**
 * Who acts, asked in the transaction of the act (a read may ask without one): the person of a session, or with `businessID` that business through them or its own key. Throws
 * SessionError or KeyEnded when the session or key is over by now, NotFound for a business that is unknown, removed or somebody else's.
 */
export function resolveActor(db: Db | Tx, by: SessionOrKey, businessID: string): Promise<BusinessActor>
export function resolveActor(db: Db | Tx, session: LiveSession, businessID?: string): Promise<Actor>
export async function resolveActor(db: Db | Tx, by: SessionOrKey, businessID?: string): Promise<Actor> {
  if ('keyID' in by) return programActor(db, by, businessID)
  const session = by
  const { userID } = session
  const alive = requireLiveSession(db, session)
  if (businessID === undefined) {
    await alive
    return { type: 'user', id: userID, userID } as PersonActor
  }
  const [, role] = await Promise.all([alive, findRole(db, businessID, userID)])
  if (role === undefined) throw new AppError('NotFound')
  return { type: 'business', id: businessID, userID, role } as BusinessActor
}

/** Of a program the company does as through an admin, whose place has who made the key. Throws as for a session. */
async function programActor(db: Db | Tx, program: Program, businessID?: string): Promise<BusinessActor> {
  await requireLiveKey(db, program)
  if (businessID !== program.businessID) throw new AppError('NotFound')
  return { type: 'business', id: businessID, userID: program.userID, role: 'admin' } as BusinessActor
}

/** Who looks: nobody that we know, or somebody with a session, as themself or as a business. */
export type Viewer = {
  session?: LiveSession | undefined
  businessID?: string | undefined
  /** The ids that are kept from them. */
  withheld?: ReadonlySet<string> | undefined
}

/** Who looks, as `resolveActor` finds it; undefined for visitors, whatever business they name. */
export async function findActor(db: Db | Tx, { session, businessID }: Viewer): Promise<Actor | undefined> {
  return session && resolveActor(db, session, businessID)
}

/** The business through an owner or admin of it. Throws as `resolveActor` does, and NotAllowed for members. */
export async function resolveManager(
  db: Db | Tx,
  by: SessionOrKey,
  businessID: string,
): Promise<BusinessActor> {
  const actor = await resolveActor(db, by, businessID)
  requireManager(actor)
  return actor
}

/** Throws NotAllowed unless an owner or admin acts for a business. */
export function requireManager(actor: Actor): asserts actor is BusinessActor {
  requireRole(actor, ['owner', 'admin'])
}

/** Throws NotAllowed unless an owner acts for a business. */
export function requireOwner(actor: Actor): asserts actor is BusinessActor {
  requireRole(actor, ['owner'])
}

function requireRole(actor: Actor, roles: readonly MemberRole[]): void {
  if (actor.type !== 'business' || !roles.includes(actor.role)) throw new AppError('NotAllowed')
}

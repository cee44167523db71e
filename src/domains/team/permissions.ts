// Who may act in a team, asked before and after everybody else was made to wait (D8).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requirePassword, requireStillProven } from '../accounts/own-account.ts'
import { requireSecondFactor } from '../accounts/second-factor.ts'
import { guessing } from '../accounts/wrong-codes.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import type { NameFor } from '../reference-data/text-languages.ts'
import { requireOwner, resolveActor, type BusinessActor } from '../members/actors.ts'
import { lockMembers } from '../members/changing.ts'
import { roleIn, type MemberRole } from '../members/membership.ts'

/**
 * The member who acts, with the company's membership held until the transaction ends. `require` says what they must be; it is
 * asked again once it is their turn, since who went before may have changed that. Throws SessionError, NotFound, and what
 * `require` throws.
 */
export async function lockTeam(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  require: (actor: BusinessActor) => void,
): Promise<BusinessActor> {
  require(await resolveActor(tx, session, businessID))
  await lockMembers(tx, businessID)
  const actor = await resolveActor(tx, session, businessID)
  require(actor)
  return actor
}

/** What an owner proves themself with, beside their session. */
export type Proof = {
  password: string
  /** Where they have a second factor. */
  code?: string | undefined
  /** Where they prove themself. */
  edition: string
}

/**
 * Does for a company what a session alone may not, for an owner who has proven themself, with the membership held: `find` says what
 * it is about before a code is spent, `act` runs with it. Throws NotFound, NotAllowed, WrongCredentials, CodeNeeded and WrongCode.
 */
export async function asProvenOwner<What, Answer>(
  db: Db,
  session: LiveSession,
  { businessID, password, code, edition }: Proof & { businessID: string },
  find: (tx: Tx, actor: BusinessActor) => Promise<What>,
  act: (tx: Tx, actor: BusinessActor, what: What) => Promise<Answer>,
): Promise<Answer> {
  // Who may not do it learns nothing of a password.
  requireOwner(await resolveActor(db, session, businessID))
  const account = await requirePassword(db, session.userID, password)
  const done = async (tx: Tx) => {
    const actor = await lockTeam(tx, session, businessID, requireOwner)
    const what = await find(tx, actor)
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    return act(tx, actor, what)
  }
  return guessing(db, session, { code, edition }, () => transaction(db, done))
}

/** What an owner gives away with their password, and to whom. */
export type ProvenWish = Proof & { businessID: string; userID: string }

/** The same about another member, with what that one is; throws NotFound for the owner themself too. */
export function withProof<Answer>(
  db: Db,
  session: LiveSession,
  wish: ProvenWish,
  act: (tx: Tx, actor: BusinessActor, role: MemberRole) => Promise<Answer>,
): Promise<Answer> {
  const find = async (tx: Tx, actor: BusinessActor) => {
    const role = await requireMember(tx, wish.businessID, wish.userID)
    if (wish.userID === actor.userID) throw new AppError('NotFound')
    return role
  }
  return asProvenOwner(db, session, wish, find, act)
}

/** Throws NotAllowed where an admin would make somebody an owner, or touch one. */
export function requireRightOver(actor: BusinessActor, roles: readonly MemberRole[]): void {
  if (actor.role !== 'owner' && roles.includes('owner')) throw new AppError('NotAllowed')
}

/** What a member of the actor's company is; throws NotFound for somebody who is none. */
export async function requireMember(tx: Tx, businessID: string, userID: string): Promise<MemberRole> {
  const role = await roleIn(tx, businessID, userID)
  if (role === undefined) throw new AppError('NotFound')
  return role
}

/** What a company that is there is called, and the slug of its page; throws NotFound for any other. */
export async function requireCompany(tx: Tx, businessID: string): Promise<{ nameIn: NameFor; key: string }> {
  const company = (await companiesForReaders(tx, [businessID])).get(businessID)
  if (!company) throw new AppError('NotFound')
  return company
}

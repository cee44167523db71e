// Whether somebody may meet a thing: it is there, does not hide from where they are, and no block stands between.
import { AppError } from '../../contract/errors.ts'
import type { ResourceRef, ResourceType } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { maskOf, visibilityOf, type Looker } from '../businesses/visibility.ts'
import { businessesOf } from '../members/membership.ts'
import { resourcesOf, resourceWithID, type Resource } from './finding.ts'
import { kindOf, type Sight } from './kinds.ts'

/** What somebody who looks at a page meets; nothing is asked for visitors. */
export async function visibilityFor(db: Db, looker: Looker): Promise<Sight> {
  return { ...(await visibilityOf(db, looker)), userID: looker.session?.userID }
}

/** The thing as whoever asks meets it in `edition`, blocks aside; undefined for what is not there or hides there. */
export async function findVisible(
  db: Db | Tx,
  session: LiveSession,
  thing: ResourceRef,
  edition?: string,
): Promise<Resource | undefined> {
  const sight = await sightIn(db, session, edition)
  return (await resourcesOf(db, [thing], { ...sight, despiteBlocks: true }))(thing)
}

/**
 * The same with blocks. Throws NotFound alike for a thing that is not there, for one whose owner is kept from the caller,
 * and for one that hides from `edition`; without an edition, as where something is taken back, hiding is in nobody's way.
 */
export async function requireVisible(
  db: Db | Tx,
  session: LiveSession,
  thing: ResourceRef,
  edition?: string,
): Promise<Resource> {
  const found = sightIn(db, session, edition).then((sight) => resourcesOf(db, [thing], sight))
  return unblocked(
    db,
    session,
    found.then((of) => of(thing)),
  )
}

/** Until the transaction ends it is not deleted, by whom ever. Throws NotFound when it is already. One query, none for kinds that end for nobody. */
export async function keepThere(tx: Tx, { type, id }: ResourceRef): Promise<void> {
  const isThere = await (kindOf(type).keep?.(tx, id) ?? true)
  if (!isThere) throw new AppError('NotFound')
}

/** As `requireVisible`, whatever of these kinds has this id. */
export async function requireVisibleWithID(
  db: Db | Tx,
  session: LiveSession,
  id: string,
  types: readonly ResourceType[],
  edition?: string,
): Promise<Resource> {
  const found = sightIn(db, session, edition).then((sight) => resourceWithID(db, id, types, sight))
  return unblocked(db, session, found)
}

async function sightIn(db: Db | Tx, { userID }: LiveSession, edition?: string): Promise<Sight> {
  return {
    mask: edition === undefined ? 0 : maskOf(edition),
    own: await businessesOf(db, userID),
    userID,
  }
}

/** As much is asked for what is not there. */
async function unblocked(
  db: Db | Tx,
  session: LiveSession,
  found: Promise<Resource | undefined>,
): Promise<Resource> {
  const [shown, kept] = await Promise.all([found, hiddenFrom(db, session)])
  if (shown === undefined || (shown.owner && kept.has(shown.owner.id))) throw new AppError('NotFound')
  return shown
}

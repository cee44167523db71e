// Who meets whom in an edition: a company that hides itself from one (section 1) is met there by its own people alone.
import type { Db } from '../../platform/db.ts'
import { editionBit } from '../editions/editions.ts'
import { businessesOf } from '../members/membership.ts'

export type EditionSight = {
  /** The edition as companies keep it among those they hide from. */
  mask: number
  /** The companies of who looks: they see these everywhere. */
  own: readonly string[]
}

export const maskOf = (edition: string): number => 1 << editionBit(edition)

type Context = { db: Db; caller: { edition: string }; session?: { userID: string } | undefined }

/** What whoever calls meets in their edition. One query, and none for visitors. */
export async function sightOf({ db, caller, session }: Context): Promise<EditionSight> {
  return { mask: maskOf(caller.edition), own: session ? await businessesOf(db, session.userID) : [] }
}

// Who meets whom in an edition: a company that hides itself from one (P1.5) is met there by its own people alone.
import type { Db } from '../../platform/db.ts'
import { editionBit } from '../editions/editions.ts'
import { maskOfBit } from '../editions/masks.ts'
import { businessesOf } from '../members/membership.ts'

export type EditionVisibility = {
  /** The edition as companies keep it among those they hide from. */
  mask: number
  /** The companies of who looks: they see these everywhere. */
  own: readonly string[]
}

/** Who looks, and where; without a session a visitor. */
export type Looker = { edition: string; session?: { userID: string } | undefined }

/** Who calls, as the one who looks. */
export const lookerOf = ({ caller, session }: { caller: { edition: string } } & Pick<Looker, 'session'>) => ({
  edition: caller.edition,
  session,
})

/** The bit of an edition's code in the masks of companies; RangeError for an unknown one. */
export const maskOf = (edition: string): number => maskOfBit(editionBit(edition))

/** What everybody meets in an edition alike: of what is kept by edition, its own people are shown no more either. */
export const publicVisibility = (bit: number): EditionVisibility => ({ mask: maskOfBit(bit), own: [] })

/** What somebody meets in an edition. One query, which waits for nothing else, and none for visitors. */
export async function visibilityOf(db: Db, { edition, session }: Looker): Promise<EditionVisibility> {
  return { mask: maskOf(edition), own: session ? await businessesOf(db, session.userID) : [] }
}

/** Where what an edition shows to others is kept: those who see everything of a company are never answered from there. */
export const sightKey = (sight: EditionVisibility | undefined): string =>
  sight === undefined ? 'all' : String(sight.mask)

/**
 * What everybody is shown, asked for beside the question whether it belongs to whoever looks; to its own people what `own`
 * says, as it is this moment and also where it hides.
 */
export async function seenBy<Shown>(
  isOwn: Promise<boolean>,
  { others, own }: { others: Promise<Shown>; own(): Promise<Shown> },
): Promise<Shown> {
  const [[shown], mine] = await Promise.all([Promise.allSettled([others]), isOwn])
  if (mine) return own()
  if (shown.status === 'rejected') throw shown.reason
  return shown.value
}

// Who does what to whom: chances and choices of the acts in a world of feeds.
import type { Db } from '../../platform/db.ts'
import type { FeedWorld, Identity } from './world.ts'

/** Answers whom and what it was done to, or undefined when it could not be done. */
export type Act = (db: Db, world: FeedWorld) => Promise<readonly string[] | undefined>
/** No edition that anybody hides from. */
export const edition = 'us'

export const somebody = ({ draw, identities }: FeedWorld): Identity => draw.pick(identities)
export const chance = ({ draw }: FeedWorld, part: number): boolean => draw.unit() < part
export const as = ({ businessID }: Identity) => ({ businessID })

/** Rather one of those who already stand so. */
export function aPairOf(
  world: FeedWorld,
  pairs: ReadonlySet<string>,
  who: readonly Identity[],
): [Identity, Identity] | undefined {
  if (pairs.size === 0) return undefined
  const [first, second] = world.draw.pick([...pairs]).split(' ')
  const [one, other] = [first, second].map((id) => who.find(({ party }) => party.id === id))
  return one && other && [one, other]
}

// What companies of the demo world show as Sponsored when it is filled: some of those whose plans have boosts.
import type { LoadedBoost } from '../domains/boosts/load.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { outlineOf } from './facts/outline.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'

/** What these ids are for, beside those of others. */
const idForBoosts = 501
const boostsMost = 160
const hour = 3_600_000
/** Food, furniture, health care, home and construction: whoever looks there sees what Sponsored is, and the other industries without it. */
const boosted: readonly string[] = ['0011', '0012', '0013', '0014']

/** A page, or two products, of companies on plans with boosts: begun within the last two days, so that they run for some more. */
export function boostsOf(world: World, ids: Ids, now: Date): LoadedBoost[] {
  const boosts: LoadedBoost[] = []
  for (let i = 1; i < world.companies && boosts.length < boostsMost; i++) {
    const { slot, industryID } = outlineOf(world, i)
    // The first company has its own left: whoever tries the demo makes one.
    if (slot.tier === 'standard' || i % 3 === 0 || !boosted.includes(industryID)) continue
    const businessID = ids.company(i)
    const by = ids.person(ownerOf(world, i))
    const products = productsOf(world, i).filter(({ published }) => published)
    const things: { thing: LoadedBoost['thing']; industryID: string }[] =
      i % 2 === 0
        ? [{ thing: { type: 'business', id: businessID }, industryID }]
        : products.slice(0, 2).map((product) => ({
            thing: { type: 'product', id: product.id },
            industryID: product.industryID,
          }))
    for (const [at, { thing, industryID: industry }] of things.entries()) {
      const startsAt = new Date(now.getTime() - (1 + ((i * 7 + at * 5) % 48)) * hour)
      boosts.push({
        id: idOf(world.seed, startsAt.getTime(), idForBoosts, i * 2 + at),
        businessID,
        thing,
        industries: [...new Set([industry, industryID])],
        startsAt,
        by,
      })
    }
  }
  return boosts
}

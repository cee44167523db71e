import { kind, randomOf } from './random.ts'
import { publishedLimit, tierShares, typeShares } from './world.ts'
import type { BusinessType, Tier, World } from './world.ts'

export type Slot = {
  businessType: BusinessType
  tier: Tier
  products: number
  /** Which of the consultants it is, or of all others that are neither fund nor public body; counted from the second block on. */
  rank: number
}
type Place = Omit<Slot, 'rank'>

const blockSize = 100
const repeated = <T>(shares: readonly (readonly [T, number])[]) =>
  shares.flatMap(([value, n]) => Array<T>(n).fill(value))
const advisers: readonly BusinessType[] = ['CO', 'IN', 'GO']

// Products for the members of each tier in turn; together 600 for a hundred companies.
const counts: Readonly<Record<Tier, readonly number[]>> = {
  standard: [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 4, 6],
  gold: [5, 7, 9, 11, 12, 14, 8, 10, 6, 13, 9, 11, 15],
  premium: [12, 15, 18, 20, 14, 17],
  platinum: [24, 30, 26],
}

/**
 * A hundred companies as one pattern: exact shares, and a sum of products that can be known for one company
 * without walking the others.
 */
const pattern: readonly Place[] = makePattern()

function makePattern(): Place[] {
  const types = repeated(typeShares)
  const tiers = repeated(tierShares)
  const used: Record<Tier, number> = { standard: 0, gold: 0, premium: 0, platinum: 0 }
  return types.map((businessType, at) => {
    // 37 is coprime to 100: the tiers spread evenly over the types.
    const tier = tiers[(at * 37) % blockSize] as Tier
    const list = counts[tier]
    const products = advisers.includes(businessType)
      ? 1 + (at % 3)
      : (list[used[tier] % list.length] as number)
    if (!advisers.includes(businessType)) used[tier] += 1
    return { businessType, tier, products }
  })
}

const ofBlock = {
  consultants: pattern.filter(({ businessType }) => businessType === 'CO').length,
  others: pattern.filter(({ businessType }) => !advisers.includes(businessType)).length,
}

/** The places in the first block that are written by hand (see handmade.ts): index, tier. */
const written: readonly Tier[] = ['platinum', 'premium', 'gold', 'standard', 'gold', 'premium']
const writtenProducts = 24

function orderOf(world: World, block: number): number[] {
  const random = randomOf(world.seed, kind.slots, block)
  const order = pattern.map((_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = order[a] as number
    order[a] = order[b] as number
    order[b] = kept
  }
  for (let at = blockSize - 1; at > 0; at -= 1) swap(at, random.int(0, at))
  if (block > 0) return order
  written.forEach((tier, at) => {
    const fits = (slot: Place) =>
      slot.businessType === 'MA' && slot.tier === tier && (at > 0 || slot.products === writtenProducts)
    const found = order.findIndex((slot, place) => place >= at && fits(pattern[slot] as Place))
    if (found >= 0) swap(at, found)
  })
  return order
}

/** Business type, membership and number of products of company `i`; all companies together have `world.products`. */
export function slotOf(world: World, i: number): Slot {
  const block = Math.floor(i / blockSize)
  let last = lastBlock.get(world)
  if (last?.block !== block) lastBlock.set(world, (last = { block, slots: slotsOf(world, block) }))
  return last.slots[i - block * blockSize] as Slot
}

/** Companies are mostly asked for one after another, each several times. */
const lastBlock = new WeakMap<World, { block: number; slots: Slot[] }>()

function slotsOf(world: World, block: number): Slot[] {
  const start = block * blockSize
  const end = Math.min(start + blockSize, world.companies)
  const order = orderOf(world, block)
  const upTo = (companies: number) => Math.floor((companies * world.products) / world.companies)
  const wanted = upTo(end) - upTo(start)
  const slots = order.slice(0, end - start).map((at) => pattern[at] as Place)
  const own = fitted(slots, wanted)
  const before = { consultants: (block - 1) * ofBlock.consultants, others: (block - 1) * ofBlock.others }
  return slots.map((slot, at) => {
    const rank =
      slot.businessType === 'CO'
        ? before.consultants++
        : advisers.includes(slot.businessType)
          ? -1
          : before.others++
    return { ...slot, products: own[at] as number, rank }
  })
}

/** The slots' product counts, moved up or down one by one until they add up to `wanted`. */
function fitted(slots: readonly Place[], wanted: number): number[] {
  const own = slots.map((slot) => slot.products)
  let missing = wanted - own.reduce((sum, count) => sum + count, 0)
  for (let round = 0; missing !== 0; round += 1) {
    const step = Math.sign(missing)
    let moved = false
    for (let at = slots.length - 1; at >= 0 && missing !== 0; at -= 1) {
      const slot = slots[at] as Place
      const next = (own[at] as number) + step
      const most = advisers.includes(slot.businessType) && round < 20 ? 4 : publishedLimit[slot.tier]
      if (next < 1 || next > most) continue
      own[at] = next
      missing -= step
      moved = true
    }
    if (!moved && round >= 20) throw new Error(`no room for ${wanted} products in ${slots.length} companies`)
  }
  return own
}

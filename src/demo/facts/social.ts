import { ownedInRound, ownerOf } from './members.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import { slotOf } from './slots.ts'
import type { World } from './world.ts'

/** Someone who likes or follows: a person, or that person's business when `business` is a company index. */
export type Admirer = { person: number; business: number | null }
export type Likes = { company: Admirer[]; products: Admirer[][] }

const most = 60
/** Of the likes and follows of a whole world those that a bare one has. */
const fewer = 0.04
const fame = { standard: 0.45, gold: 0.8, premium: 0.95, platinum: 1 } as const

/** Who likes company `i`, and each of its products in the order of `productsOf`. */
export function likesOf(world: World, i: number): Likes {
  const random = randomOf(world.seed, kind.likes, i)
  const slot = slotOf(world, i)
  const company = admirers(world, i, random, fame[slot.tier], most)
  const products = Array.from({ length: slot.products }, () =>
    admirers(world, i, random, fame[slot.tier], 18),
  )
  return { company, products }
}

/** Who follows company `i`. */
export function followsOf(world: World, i: number): Admirer[] {
  const random = randomOf(world.seed, kind.follows, i)
  return admirers(world, i, random, fame[slotOf(world, i).tier], most)
}

/** Whom the demo buyer follows, so that their feed has something to tell. */
export function followedByBuyer(world: World): { companies: number[]; people: number[] } {
  const owner = ownerOf(world, 0)
  return {
    companies: [0, 1, 2, 4, 7, 11, 14, 21, 23, 36, 41, 52].filter((i) => i < world.companies),
    people: [1, 5, 9, 26].filter((k) => k < world.people && k !== owner),
  }
}

function admirers(world: World, i: number, random: Random, share: number, limit: number): Admirer[] {
  // The cube keeps most counts small and lets a few grow, as such counts do; the five written companies are well known.
  const wanted = Math.floor(
    (world.bare ? fewer : 1) *
      (i < 6 && limit === most ? 0.6 + random.unit() * 0.4 : random.unit() ** 3) *
      share *
      (limit + 1),
  )
  return admirersAmong(world, random, ownerOf(world, i), Math.min(wanted, limit))
}

/** So many of the people there are, or a few fewer, one of five as a company of theirs; never person `but`. */
export function admirersAmong(world: World, random: Random, but: number, wanted: number): Admirer[] {
  const count = Math.min(wanted, world.people)
  const start = random.int(0, world.people - 1)
  const found: Admirer[] = []
  let person = start
  for (let at = 0; at < world.people && found.length < count; at += 1) {
    person = (person + 1) % world.people
    if (person === but || !random.chance(Math.min(1, 0.06 + (count * 1.5) / world.people))) {
      if (world.people - at > (count - found.length) * 2) continue
      if (person === but) continue
    }
    found.push({ person, business: random.chance(0.2) ? businessOf(world, person, random) : null })
  }
  return found
}

/** One of the companies a person owns, if there is any. */
function businessOf(world: World, person: number, random: Random): number | null {
  const round = random.int(0, Math.max(0, Math.floor(world.companies / world.people) - 1))
  const company = ownedInRound(world, person, round)
  return company !== undefined && company < world.companies ? company : null
}

// Who follows whom among the authors of a world: some follow a few, some follow thousands.
import { ownerOf } from '../members.ts'
import { hashOf, kind, randomOf } from '../random.ts'
import { followsOf } from '../social.ts'
import type { World } from '../world.ts'
import { authorsOf, crowdOf, isCompany } from './crowd.ts'

/** How often the circle of those who follow is halved at most. */
const halvings = 4

/** The authors who follow this one, each once and none of them itself or whose it is. */
export function followersOf(world: World, author: number): number[] {
  if (typeof world.social?.follows !== 'number') return inventedWith(world, author)
  const wanted = crowdOf(world).followers[author]!
  const random = randomOf(world.seed, kind.crowd, 3, author)
  const circle = circleFor(world, wanted, random.int(0, halvings))
  // Steps that share no divisor with the circle meet everybody in it once.
  const [start, step] = [random.int(0, circle - 1), stepIn(circle, random.int(1, circle))]
  const own = isCompany(world, author) ? world.companies + ownerOf(world, author) : author
  const found: number[] = []
  for (let at = 0; found.length < wanted; at += 1) {
    const follower = busy(world, (start + at * step) % circle)
    if (follower !== author && follower !== own) found.push(follower)
  }
  return found
}

/** The busiest follow in each circle, the others only where all are in it. */
function circleFor(world: World, wanted: number, halved: number): number {
  let circle = authorsOf(world)
  for (let at = 0; at < halved; at += 1) {
    const half = Math.floor(circle / 2)
    if (half < wanted * 1.25 + 3) break
    circle = half
  }
  return circle
}

/** The author who stands at a place when all are ordered by how much they follow. */
function busy(world: World, place: number): number {
  const count = authorsOf(world)
  return (place * stepIn(count, 7919) + (hashOf(world.seed, kind.crowd, 4) % count)) % count
}

/** The next number from `least` on that has no divisor in common with `count`. */
function stepIn(count: number, least: number): number {
  let step = least
  while (divisor(step, count) !== 1) step += 1
  return step
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** The few followers with whom every company is invented. */
function inventedWith(world: World, author: number): number[] {
  if (!isCompany(world, author)) return []
  return followsOf(world, author).map(({ person, business }) => business ?? world.companies + person)
}

// How many follow, write and answer whom in a world of which these numbers are given: a few are very popular, most are not.
import { outlineOf } from '../outline.ts'
import { personAt } from '../people.ts'
import { hashOf, kind } from '../random.ts'
import { followedByBuyer, followsOf } from '../social.ts'
import type { Tier, World } from '../world.ts'
import { allot } from './allotment.ts'

/** By the number of the author: companies first, then people. */
export type Crowd = { followers: Uint32Array; posts: Uint32Array; comments: Uint32Array }

const dayMs = 86_400_000
/** A little less than two years: older posts leave the feeds. */
const days = 710
const perDay = 3
/** Comments of one post. */
export const mostBelow = 2_000
/** Of all that could follow. */
const mostFollow = 0.75
const pull: Readonly<Record<Tier, number>> = { standard: 1, gold: 1.5, premium: 2.2, platinum: 3.5 }
const written = 6

export const authorsOf = (world: World): number => world.companies + world.people
export const isCompany = (world: World, author: number): boolean => author < world.companies
/** When an author came, in milliseconds. */
export const cameAt = (world: World, author: number): number =>
  isCompany(world, author)
    ? outlineOf(world, author).createdAt
    : Date.parse(personAt(world, author - world.companies).createdAt)

/** Between which moments an author has written; nothing where the second is not later. */
export function writtenBetween(world: World, author: number): { from: number; to: number } {
  const to = Date.parse(world.today) - dayMs
  return { from: Math.max(cameAt(world, author) + 2 * dayMs, to - days * dayMs), to }
}

const known = new WeakMap<World, Crowd>()

/** The numbers of a world with `social`; the same whoever asks. */
export function crowdOf(world: World): Crowd {
  let crowd = known.get(world)
  if (!crowd) known.set(world, (crowd = newCrowd(world)))
  return crowd
}

function newCrowd(world: World): Crowd {
  const count = authorsOf(world)
  const wanted = world.social ?? { posts: 0, comments: 0, follows: null }
  const [appeal, eager, room] = [new Float64Array(count), new Float64Array(count), new Uint32Array(count)]
  for (let author = 0; author < count; author += 1) {
    const { from, to } = writtenBetween(world, author)
    const there = Math.max(0, (to - from) / (days * dayMs))
    appeal[author] = appealOf(world, author) * (0.2 + 0.8 * there)
    eager[author] = partOf(world, author, 2) ** -0.45 * there * appeal[author]! ** 0.3
    room[author] = Math.floor(there * days * perDay)
  }
  const followers = followersBy(world, appeal)
  const posts = allot(wanted.posts, eager, (author) => room[author]!)
  const heard = posts.map((number, author) => number && Math.ceil(number * (1 + followers[author]!) ** 0.8))
  const comments = allot(wanted.comments, heard, (author) => posts[author]! * mostBelow)
  return { followers, posts, comments }
}

function followersBy(world: World, appeal: Float64Array): Uint32Array {
  const follows = world.social?.follows
  if (typeof follows !== 'number')
    return Uint32Array.from(appeal, (_, author) =>
      isCompany(world, author) ? followsOf(world, author).length : 0,
    )
  const { companies, people } = followedByBuyer(world)
  const most = Math.max(0, Math.floor(appeal.length * mostFollow) - 3)
  return allot(Math.max(0, follows - companies.length - people.length), appeal, () => most)
}

/** The n-th of all draws about one n to the power of -0.65, as such numbers do; companies written by hand are known best. */
function appealOf(world: World, author: number): number {
  if (!isCompany(world, author)) return 0.3 * partOf(world, author, 1) ** -0.65
  if (author < written) return ((author + 1) / authorsOf(world)) ** -0.65
  return pull[outlineOf(world, author).slot.tier] * partOf(world, author, 1) ** -0.65
}

/** More than 0, at most 1. */
const partOf = (world: World, author: number, what: number) =>
  (hashOf(world.seed, kind.crowd, what, author) + 1) / 2 ** 32

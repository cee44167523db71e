// What companies and people of the demo world have posted, over two years up to its day.
import { companyAt } from '../companies.ts'
import type { DemoCompany } from '../company.ts'
import { ownerOf } from '../members.ts'
import { personAt } from '../people.ts'
import { productsOf } from '../products.ts'
import { kind, randomOf, type Random } from '../random.ts'
import { admirersAmong, type Admirer } from '../social.ts'
import { slotOf } from '../slots.ts'
import type { Tier, World } from '../world.ts'
import { writtenPosts } from './handmade.ts'
import { ofPeople } from './texts.ts'
import { filledIn, topics, type Said } from './topics.ts'

export type DemoPost = Said & {
  /** In milliseconds. */
  at: number
  /** Of the company whose product or certificate it names: the author's own, or for a person another's. */
  company: number
  /** A description of its picture, for who does not see it; null without one. */
  alt: string | null
  likedBy: Admirer[]
}

const dayMs = 86_400_000
const years = 2 * 365
/** The least and most posts of a company in these years. */
const numbers: Readonly<Record<Tier, readonly [number, number]>> = {
  standard: [0, 2],
  gold: [1, 5],
  premium: [3, 7],
  platinum: [6, 10],
}
const advisers = ['CO', 'IN', 'GO']

/** What company `i` has posted, the oldest first; nothing before it registered. */
export function postsOfCompany(world: World, i: number): DemoPost[] {
  const random = randomOf(world.seed, kind.posts, i)
  const company = companyAt(world, i)
  const products = productsOf(world, i)
  const { tier } = slotOf(world, i)
  const [least, most] = numbers[tier]
  const moments = momentsOf(world, random, company.createdAt, random.int(least, most))
  const own =
    topics[advisers.includes(company.businessType) ? 'adviser' : company.factory ? 'maker' : 'trader']
  const said = new Set<string>()
  const made = moments.flatMap((at): DemoPost[] => {
    const day = new Date(at).toISOString().slice(0, 10)
    const post = random.pick(own)({ company, products, random, day })
    // Nobody begins two posts alike: their pages would have one title.
    if (!post || said.has(beginning(post.text))) return []
    said.add(beginning(post.text))
    return [finished(world, company, post, at, random)]
  })
  const written = (writtenPosts[i] ?? []).map(({ daysAgo, ...post }) =>
    finished(world, company, post, Date.parse(world.today) - daysAgo * dayMs, random),
  )
  return [...made, ...written].toSorted((a, b) => a.at - b.at)
}

/** What person `k` has posted: what they look for, and what they have seen. */
export function postsOfPerson(world: World, k: number): DemoPost[] {
  const random = randomOf(world.seed, kind.posts, world.companies + k)
  const person = personAt(world, k)
  const moments = momentsOf(world, random, person.createdAt, Math.max(0, random.int(-2, 2)))
  const said = new Set<string>()
  return moments.flatMap((at): DemoPost[] => {
    const i = random.int(0, world.companies - 1)
    const product = productsOf(world, i).find((one) => one.published)
    if (!product || ownerOf(world, i) === k) return []
    const isJapanese = person.preferredLanguage === 'ja'
    // A name in the language of the text, or it reads like nothing that anybody would write.
    if ((companyAt(world, i).textLanguage === 'ja') !== isJapanese) return []
    const text = filledIn(random.pick(ofPeople)[isJapanese ? 1 : 0], {
      name: product.name,
      city: person.city,
    })
    if (said.has(beginning(text))) return []
    said.add(beginning(text))
    return [{ text, at, company: i, alt: null, likedBy: likes(world, k, random) }]
  })
}

const beginning = (text: string): string => text.slice(0, 24)

/** Moments of working days between when somebody came and the world's day, the oldest first. */
function momentsOf(world: World, random: Random, since: string, count: number): number[] {
  const end = Date.parse(world.today) - dayMs
  const from = Math.max(Date.parse(since) + 2 * dayMs, end - years * dayMs)
  if (from >= end) return []
  // More of them lately, as everywhere.
  const moments = Array.from({ length: count }, () => end - Math.floor(random.unit() ** 1.4 * (end - from)))
  return moments.map((at) => workingHour(at, random)).toSorted((a, b) => a - b)
}

/** The working hour of that day, or of the Friday before. */
export function workingHour(at: number, random: Random): number {
  const day = Math.floor(at / dayMs)
  // The epoch began on a Thursday.
  const weekday = (day + 4) % 7
  const shifted = weekday === 0 ? day - 2 : weekday === 6 ? day - 1 : day
  return shifted * dayMs + random.int(0, 9 * 3_600) * 1_000
}

function finished(world: World, company: DemoCompany, said: Said, at: number, random: Random): DemoPost {
  const product = said.product === undefined ? undefined : productsOf(world, company.index)[said.product]
  const hasPicture = product !== undefined && product.photoCount > 0
  const alt = hasPicture ? product.name : null
  return {
    ...said,
    at,
    company: company.index,
    alt,
    likedBy: likes(world, ownerOf(world, company.index), random),
  }
}

/** Most are liked by a few, some by many. */
const likes = (world: World, but: number, random: Random): Admirer[] =>
  admirersAmong(world, random, but, Math.floor(random.unit() ** 2.5 * 46))

// What the authors of a world post whose number of posts is given.
import { companyAt } from '../companies.ts'
import type { DemoCompany, DemoProduct } from '../company.ts'
import { ownerOf } from '../members.ts'
import { outlineOf } from '../outline.ts'
import { personAt } from '../people.ts'
import { workingHour } from '../posts/posts.ts'
import { filledIn, topics, type Said } from '../posts/topics.ts'
import type { Pair } from '../posts/texts.ts'
import { productsOf } from '../products.ts'
import { hashOf, kind, randomOf, type Random } from '../random.ts'
import type { World } from '../world.ts'
import { allot } from './allotment.ts'
import { crowdOf, isCompany, mostBelow, writtenBetween } from './crowd.ts'
import { numbersAt } from './numbers.ts'
import { endings, ofAdvisers, ofMakers, ofSenders, ofTraders } from './said-by-companies.ts'
import { ofGoods, ofWork } from './said-by-people.ts'

export type CrowdPost = Said & {
  /** In milliseconds. */
  at: number
  comments: number
}

const advisers = ['CO', 'IN', 'GO']

/** All posts of an author, the oldest first. */
export function postsOf(world: World, author: number): CrowdPost[] {
  const crowd = crowdOf(world)
  const count = crowd.posts[author]!
  if (count === 0) return []
  const random = randomOf(world.seed, kind.crowd, 5, author)
  const moments = momentsOf(world, author, count, random)
  const heard = moments.map(
    (_, at) => ((hashOf(world.seed, kind.crowd, 6, author, at) + 1) / 2 ** 32) ** -0.7,
  )
  const comments = allot(crowd.comments[author]!, heard, () => mostBelow)
  const write = isCompany(world, author)
    ? writerOfCompany(world, author, random)
    : writerOfPerson(world, author - world.companies, random)
  return moments.map((at, number) => ({ ...write(at), at, comments: comments[number]! }))
}

/** Working hours, the oldest first. */
function momentsOf(world: World, author: number, count: number, random: Random): number[] {
  const { from, to } = writtenBetween(world, author)
  return Array.from({ length: count }, () => from + Math.floor(random.unit() ** 0.8 * (to - from)))
    .map((at) => Math.max(from, workingHour(at, random)))
    .toSorted((one, other) => one - other)
}

type Write = (at: number) => Said

/** About their products, papers and works, no two in a row beginning alike as long as there is something else to say. */
function writerOfCompany(world: World, i: number, random: Random): Write {
  const company = companyAt(world, i)
  const products = productsOf(world, i)
  const isAdviser = advisers.includes(company.businessType)
  const own = topics[isAdviser ? 'adviser' : company.factory ? 'maker' : 'trader']
  const again = isAdviser ? ofAdvisers : [...(company.factory ? ofMakers : ofTraders), ...ofSenders]
  const last: string[] = []
  return (at) => {
    const day = new Date(at).toISOString().slice(0, 10)
    for (let tries = 0; ; tries += 1) {
      const said = random.chance(0.25)
        ? random.pick(own)({ company, products, random, day })
        : toldAgain(company, products, again, at, random)
      const beginning = said?.text.slice(0, 24)
      if (!said || (last.includes(beginning!) && tries < 6)) continue
      last.push(beginning!)
      if (last.length > 12) last.shift()
      return said
    }
  }
}

/** Something that can be said at any time of what they have. */
function toldAgain(
  { textLanguage, contactInfo, tradeCapabilities }: DemoCompany,
  products: readonly DemoProduct[],
  texts: readonly Pair[],
  at: number,
  random: Random,
): Said {
  const product = shownAt(products, at, random)
  const side = textLanguage === 'ja' ? 1 : 0
  const { name, minimumOrder: order, specs } = products[product]!
  const spec = random.pick(specs)
  const values = {
    ...numbersAt(at, random),
    name,
    order,
    fact: spec ? `${spec.key}${side === 1 ? '：' : ': '}${spec.value}` : order,
    lead: tradeCapabilities.averageLeadTime,
    city: contactInfo.city,
  }
  const body = filledIn(random.pick(texts)[side], values)
  const text = random.chance(0.55) ? `${body}\n\n${filledIn(random.pick(endings)[side], values)}` : body
  return { text, product, ...(random.chance(0.12) && { shares: true as const }) }
}

/** One that is shown and was there by then, else the first, which is always shown. */
function shownAt(products: readonly DemoProduct[], at: number, random: Random): number {
  const by = new Date(at).toISOString()
  const possible = products.flatMap((one, place) => (one.published && one.createdAt <= by ? [place] : []))
  return possible.length === 0 ? 0 : random.pick(possible)
}

/** Of what others make, in names of their language, and of their own work. */
function writerOfPerson(world: World, k: number, random: Random): Write {
  const { city, preferredLanguage } = personAt(world, k)
  const isJapanese = preferredLanguage === 'ja'
  return (at) => {
    const name = random.chance(0.7) ? nameFor(world, k, isJapanese, random) : undefined
    const values = { ...numbersAt(at, random), city, ...(name !== undefined && { name }) }
    return { text: filledIn(random.pick(name === undefined ? ofWork : ofGoods)[isJapanese ? 1 : 0], values) }
  }
}

function nameFor(world: World, k: number, isJapanese: boolean, random: Random): string | undefined {
  for (let tries = 0; tries < 16; tries += 1) {
    const i = random.int(0, world.companies - 1)
    if (ownerOf(world, i) === k || outlineOf(world, i).japanese !== isJapanese) continue
    if (advisers.includes(outlineOf(world, i).slot.businessType)) continue
    return productsOf(world, i).find((one) => one.published)?.name
  }
  return undefined
}

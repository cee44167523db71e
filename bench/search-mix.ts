// What people ask for, from nothing to several words that stand everywhere; made by rules from the facts of a demo world.
import type { Segment } from '../src/domains/search/documents.ts'
import type { Page } from '../src/domains/search/text-query.ts'
import { companyAt } from '../src/demo/facts/companies.ts'
import type { DemoCompany } from '../src/demo/facts/company.ts'
import { productsOf } from '../src/demo/facts/products.ts'
import type { World } from '../src/demo/facts/world.ts'
import { fullTree } from '../src/domains/reference-data/industries.ts'
import { misspelt } from './misspelt.ts'

export const kinds = [
  'empty',
  'rare',
  'medium',
  'common',
  'several common',
  'Japanese',
  'misspelt',
  'deep page',
] as const
export type Kind = (typeof kinds)[number]
export type MixedQuery = { kind: Kind; text: string; segment: Segment; country?: string; page: Page }

const perKind = 40
/** Facts of so many companies, evenly spread, tell how frequent a word is. */
const looked = 4_000
const pageSize = 20
const types = ['MA', 'EX', 'MA', 'DI'] as const
/** Of a hundred things that are looked at, so many hold the word. */
const shares = { common: 5, mediumLeast: 0.2, mediumMost: 1.5 }
const depths = [200, 1_000, 3_000, 9_980]

type Thing = { segment: Segment; country: string; name: string; words: Set<string> }

/** Forty queries of each kind, half of them with a country and half for products; the same for the same world. */
export function searchMix(world: World): MixedQuery[] {
  const things = thingsIn(world)
  const sides = [
    things.filter(({ segment }) => segment !== 'PR'),
    things.filter(({ segment }) => segment === 'PR'),
  ].map(wordsOf)
  return kinds.flatMap((kind) =>
    Array.from({ length: perKind }, (_, at) => queryOf(kind, at, sides[at % 2]!)),
  )
}

const thingsIn = (world: World): Thing[] =>
  Array.from({ length: looked }, (_, at) => Math.floor((at * world.companies) / looked)).flatMap((index) => {
    const company = companyAt(world, index)
    const published = productsOf(world, index).filter((product) => product.published)
    return [ofCompany(company), ...published.map((product) => ofProduct(company, product))]
  })

/** Single words that one only of the things looked at holds, each asked where it stands; half of products. */
export function rareWords(world: World): MixedQuery[] {
  const things = thingsIn(world)
  const holders = new Map<string, Thing | undefined>()
  for (const thing of things)
    for (const word of thing.words) holders.set(word, holders.has(word) ? undefined : thing)
  const rare = [...holders].flatMap(([text, thing]): MixedQuery[] =>
    thing ? [{ kind: 'rare', text, segment: thing.segment, page: { skip: 0, size: pageSize } }] : [],
  )
  const sideOf = (isProducts: boolean) =>
    spread(
      rare.filter(({ segment }) => (segment === 'PR') === isProducts),
      perKind / 2,
    )
  return [...sideOf(false), ...sideOf(true)]
}

const ofCompany = ({
  companyName,
  shortDescription,
  generalDescription,
  ...company
}: DemoCompany): Thing => ({
  segment: company.businessType,
  country: company.contactInfo.countryCode,
  name: companyName,
  words: latin([companyName, shortDescription, generalDescription]),
})

const ofProduct = (
  { contactInfo, companyName }: DemoCompany,
  { name, keywords, description }: { name: string; keywords: string; description: string },
): Thing => ({
  segment: 'PR',
  country: contactInfo.countryCode,
  name,
  words: latin([name, keywords, description, companyName]),
})

const latin = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? [],
  )

type Side = { things: Thing[]; medium: string[]; common: string[]; together: string[]; japanese: string[] }

/** What one half of the queries is made from. */
function wordsOf(things: Thing[]): Side {
  const counts = new Map<string, number>()
  for (const { words } of things) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const hundredth = things.length / 100
  // In order of the alphabet, so that worlds of all sizes are asked much the same.
  const between = (least: number, most: number) =>
    [...counts]
      .flatMap(([word, count]) => (count >= least * hundredth && count <= most * hundredth ? [word] : []))
      .sort()
  const common = between(shares.common, 100)
  const isCommon = new Set(common)
  const together = spread(things, perKind).flatMap(({ words }, at) => {
    const some = [...words].filter((word) => isCommon.has(word))
    return some.length < 3 ? [] : [spread(some, 2 + (at % 2)).join(' ')]
  })
  return {
    things,
    common,
    together,
    medium: between(shares.mediumLeast, shares.mediumMost),
    japanese: [...categories, ...spread(piecesOf(things), perKind)],
  }
}

const categories = spread(
  fullTree('ja').flatMap((industry) => industry.categories.map(({ name }) => name)),
  perKind,
)

/** Pieces of Japanese names. */
const piecesOf = (things: readonly Thing[]) => [
  ...new Set(things.flatMap(({ name }) => name.match(/[\p{scx=Kana}ー]{3,6}|\p{scx=Hani}{2,3}/gu) ?? [])),
]

function queryOf(kind: Kind, at: number, side: Side): MixedQuery {
  const thing = side.things[(at * 997) % side.things.length]!
  // Two of four, on either side.
  const country = at % 4 < 2 ? {} : { country: thing.country }
  const segment = thing.segment === 'PR' ? 'PR' : types[(at >> 2) % types.length]!
  const skip = kind === 'deep page' ? depths[(at >> 2) % depths.length]! : 0
  const page = { skip, size: pageSize }
  const named = kind === 'rare' ? { segment: thing.segment } : {}
  return { kind, text: textOf(kind, at, side, thing), segment, ...country, page, ...named }
}

function textOf(kind: Kind, at: number, side: Side, thing: Thing): string {
  const nth = (words: readonly string[]) => spread(words, perKind)[at % Math.min(perKind, words.length)]!
  if (kind === 'empty') return ''
  if (kind === 'rare') return thing.name
  if (kind === 'medium') return nth(side.medium)
  if (kind === 'several common') return nth(side.together)
  if (kind === 'Japanese') return nth(side.japanese)
  if (kind === 'misspelt')
    return misspelt(nth([...side.medium, ...side.common].filter((word) => word.length >= 6)), at)
  // Of deep pages a part is of everything.
  return kind === 'deep page' && at % 8 === 0 ? '' : nth(side.common)
}

/** `count` of a list, evenly spread. */
function spread<T>(list: readonly T[], count: number): T[] {
  const most = Math.min(count, list.length)
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!)
}

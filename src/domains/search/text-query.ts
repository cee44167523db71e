// What is asked of the index, and where.
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { EmployeeRange, LeadTimeMost, MinimumOrderMost, PriceState } from '../../contract/filters.ts'
import { thingsApart } from './apart.ts'
import { wordsAsked } from './asked-words.ts'
import { isPartOfWords } from './compounds.ts'
import type { Segment } from './documents.ts'
import { widenedByListings } from './listings.ts'
import { markOf } from './marks.ts'
import { nodesSought } from './categories-sought.ts'
import { withOwners } from './owners.ts'
import { tierNumbers } from './quality.ts'
import { isTermToken } from './spec-terms.ts'
import { isThingOfWords, otherNamesOf } from './synonyms.ts'
import { normalName, type Word } from './tokens.ts'

/** What somebody may meet: nothing that hides from their edition, and nothing of these companies and people. */
export type Sight = { editionBit?: number | undefined; withheld?: ReadonlySet<string> | undefined }
/** What a result must be; of lists one is enough, and an empty one asks for nothing. */
export type Filters = {
  country?: string | undefined
  industries?: readonly string[] | undefined
  tiers?: readonly SubscriptionName[] | undefined
  verified?: boolean | undefined
  /** Valid today, as marks.ts names them. */
  certificates?: readonly string[] | undefined
  /** At most so many days. */
  leadTime?: LeadTimeMost | undefined
  employees?: readonly EmployeeRange[] | undefined
  /** Categories and subcategories. */
  categories?: readonly string[] | undefined
  /** Of products alone: at most so many, and whether a price stands there. */
  minimumOrder?: MinimumOrderMost | undefined
  price?: PriceState | undefined
}
/** Nothing is asked for beside words and country. */
export const noFilters: Omit<Filters, 'country'> = {
  industries: [],
  tiers: [],
  verified: false,
  certificates: [],
  leadTime: undefined,
  employees: [],
  categories: [],
  minimumOrder: undefined,
  price: undefined,
}
export type Place = Sight & Filters & { segment: Segment }
export type Page = { skip: number; size: number }
export type Sort = 'relevance' | 'newest' | 'answers'
/**
 * `nodes`: the categories that the text means; what stands under them comes first. `wider`: the words with what else they are
 * called, where they are called otherwise; what has those finds a document, and places it last.
 */
export type TextQuery = {
  words: readonly Word[]
  wider?: readonly Word[]
  normal: string
  nodes?: readonly string[]
}

/** So many of a segment the bands hold when it is built: the best of all, each twice as many as the one before. */
export const bandSizes = Array.from({ length: 13 }, (_, at) => 256 * 2 ** at)

/** Lexemes beside words, as search_lexemes makes them (db/migrations). */
export const lexemeOf = {
  country: (code: string) => `c:${code}`,
  industry: (id: string) => `i:${id}`,
  /** Among the strong tokens of a document. */
  node: markOf.node,
  tier: (name: SubscriptionName) => `t:${tierNumbers[name]}`,
  verified: 'v:1',
  sample: (level: number) => `r:${level}`,
  /** The bands in order, from 1 on. */
  band: (band: number) => `b:${String(band).padStart(2, '0')}`,
  named: (normal: string) => `x:${normal}`,
}

/**
 * A text as words; undefined when it has none. Of companies words of another language count together in the category of the thing
 * alone; `byOwner`: names of companies count as words of their products.
 */
export function textQueryOf(
  text: string,
  { segment = 'PR', byOwner = false }: { segment?: Segment; byOwner?: boolean | undefined } = {},
): TextQuery | undefined {
  const asked = wordsAsked(text)
  if (asked.length === 0) return undefined
  const normal = normalName(text)
  const nodes = nodesSought(text)
  if (byOwner) return { words: withOwners(asked), normal, nodes }
  const own = new Map(
    asked.flat().map((way) => [way.join(' '), segment === 'UR' ? [way] : restricted(way, segment)]),
  )
  const words = asked.map((word) => word.flatMap((way) => own.get(way.join(' '))!))
  const apart = thingsApart(text)
  const parts = apart === undefined ? undefined : wordsAsked(apart)
  const wider =
    widenedByListings(parts ?? asked, normal, { withTerms: segment === 'PR' }) ??
    parts ??
    (isRestrictedIn(words) ? asked : undefined)
  const tokens = new Set(asked.flat(2))
  // What has the words as they are asked for is found with what they are called otherwise.
  const ways = (way: readonly string[]): (readonly string[])[] =>
    own.get(way.join(' ')) ??
    (way.every((token) => tokens.has(token)) || segment === 'UR' ? [way] : ofThing(way, nodes, segment))
  const called = wider?.map((word) => word.flatMap(ways))
  return { words, ...(called && { wider: called }), normal, nodes }
}

const latin = /^[a-z]+$/u
const categoriesOf = (nodes: readonly string[]): string[] => [
  ...new Set(nodes.map((id) => id.split('-').slice(0, 2).join('-'))),
]
const inCategoriesOf = (nodes: readonly string[], way: readonly string[]): string[][] =>
  categoriesOf(nodes).map((id) => [...way, lexemeOf.node(id)])
const inStrongFields = (way: readonly string[]): string[] => way.map((token) => strongly + token)

/**
 * Several words that a thing is called otherwise stand apart: a company has carriage bearings and ball nuts, so that they count in the
 * category of the thing alone, where it is known. Of a product they count where it names itself: a fitting has a hex body and a nut.
 */
function ofThing(way: readonly string[], nodes: readonly string[], segment: Segment): (readonly string[])[] {
  if (way.length === 1 || !way.every((token) => latin.test(token))) return [way]
  // A letter or two, as in guarnizione OR, are in all texts.
  const isOfName = segment === 'PR' ? isThingOfWords(way) : way.some(({ length }) => length <= 2)
  if (isOfName) return [inStrongFields(way)]
  return segment === 'PR' || nodes.length === 0 ? [way] : inCategoriesOf(nodes, way)
}

/** What stands in texts by chance, so that it counts only where things are named, or in the category of its thing. */
function restricted(way: readonly string[], segment: Segment): (readonly string[])[] {
  if (isHeld(way)) {
    const nodes = nodesSought(way[0]!)
    return nodes.length === 0 ? [way] : inCategoriesOf(nodes, way)
  }
  return isLettered(way) || (segment === 'PR' && isShortName(way)) ? [inStrongFields(way)] : [way]
}

/** Two kana that other words hold, as サービス holds ビス. */
const isHeld = (way: readonly string[]): boolean => way.length === 1 && isPartOfWords(way[0]!)
/** O ring: a letter apart stands in every other text. */
const isLettered = (way: readonly string[]): boolean =>
  way.length > 1 && way.every((token) => latin.test(token)) && way.some((token) => token.length === 1)

/** アングル, a name of trade in few kana that no category has: アンギュラ, リング and シングル hold its pairs. */
function isShortName(way: readonly string[]): boolean {
  if (way.length < 2 || way.length > 3 || !way.every((pair) => onlyKana.test(pair))) return false
  const name =
    way[0]! +
    way
      .slice(1)
      .map((pair) => pair.slice(1))
      .join('')
  return otherNamesOf(name).length > 0 && nodesSought(name).length === 0
}
const onlyKana = /^[\p{sc=Kana}ー]{2}$/u

/** All words, each by one of its alternatives, in the field that `prefix` names, as a tsquery; undefined without words. */
export function allOf(words: readonly Word[], prefix: '' | 's:' | 'n:'): string | undefined {
  const alternative = (tokens: readonly string[]) =>
    tokens.map((token) => lexeme(lexemeIn(prefix, token))).join(' & ')
  return and(...words.map((word) => `(${word.map(alternative).join(' | ')})`))
}

/**
 * A token of a word in a field: a category and a term are in no name, and count wherever the words beside them stand; what counts in
 * strong fields alone is not asked for anywhere.
 */
export function lexemeIn(prefix: '' | 's:' | 'n:', token: string): string {
  if (token.startsWith('k:') || isTermToken(token)) return token
  if (!token.startsWith(strongly)) return prefix + token
  return prefix === 'n:' ? prefix + token.slice(strongly.length) : token
}
const strongly = 's:'

/** True of words of which a way counts in a category or in strong fields alone. */
export const isRestrictedIn = (words: readonly Word[]): boolean =>
  words.some((word) => word.some((way) => way.some((token) => token.includes(':'))))

/** The words by which a document is found at all. */
export const widest = ({ words, wider }: TextQuery): readonly Word[] => wider ?? words

/** The lexemes that filters ask for: of each group one. */
export function groupsOf(filters: Filters): string[][] {
  const { country, industries = [], tiers = [], verified } = filters
  return [
    country === undefined ? [] : [lexemeOf.country(country)],
    industries.map(lexemeOf.industry),
    tiers.map(lexemeOf.tier),
    verified ? [lexemeOf.verified] : [],
    ...markGroupsOf(filters),
  ].filter((group) => group.length > 0)
}

/** Those of them that are marks of a document. */
export const markGroupsOf = ({
  certificates = [],
  leadTime,
  employees = [],
  categories = [],
  minimumOrder,
  price,
}: Filters): string[][] =>
  [
    certificates.map(markOf.certificate),
    leadTime === undefined ? [] : [markOf.leadTime(leadTime)],
    employees.map(markOf.employees),
    categories.map(markOf.node),
    minimumOrder === undefined ? [] : [markOf.minimumOrder(minimumOrder)],
    price === undefined ? [] : [markOf.price(price)],
  ].filter((group) => group.length > 0)

/** Filters as a tsquery; undefined when nothing is asked for. */
export const filtersOf = (filters: Filters): string | undefined =>
  and(...groupsOf(filters).map((group) => `(${group.map(lexeme).join(' | ')})`))

/** Of what a query finds only what is in a band. */
export const within = (query: string, band: number): string => `${query} & ${lexeme(lexemeOf.band(band))}`

/**
 * A query and its band, if it has one. Asked of the index as two conditions its reading ends with the shorter one, and the
 * best are the first that were written; as one it would read all of the rarest word.
 */
export const conditionsOf = (query: string): string[] => query.split(/ & (?='b:\d\d'$)/)

/** All of these tsqueries that are there. */
export function and(...queries: (string | undefined)[]): string | undefined {
  const asked = queries.filter((query) => query !== undefined)
  return asked.length === 0 ? undefined : asked.join(' & ')
}

/** A lexeme that the type tsquery reads as it stands, whatever is in it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`
}

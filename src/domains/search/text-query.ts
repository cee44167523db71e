// What is asked of the index, and where.
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { EmployeeRange, LeadTimeMost } from '../../contract/filters.ts'
import { wordsAsked } from './asked-words.ts'
import type { Segment } from './documents.ts'
import { widenedByListings } from './listings.ts'
import { markOf } from './marks.ts'
import { nodesSought } from './categories-sought.ts'
import { withOwners } from './owners.ts'
import { tierNumbers } from './quality.ts'
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
  const own = wordsAsked(text)
  if (own.length === 0) return undefined
  const words = byOwner ? withOwners(own) : own
  const normal = normalName(text)
  const nodes = nodesSought(text)
  const wider = byOwner ? undefined : widenedByListings(words, normal)
  const isOfCompanies = segment !== 'PR' && segment !== 'UR'
  const called = isOfCompanies ? wider?.map((word) => ofThing(word, nodes)) : wider
  return { words, ...(called && { wider: called }), normal, nodes }
}

const latin = /^[a-z]+$/u

/**
 * Several words that a thing is called otherwise stand apart in what a company makes: one has carriage bearings and ball nuts. Where
 * the category is known, they count in it alone.
 */
function ofThing(word: Word, nodes: readonly string[]): Word {
  if (nodes.length === 0) return word
  const isScattered = (way: readonly string[], at: number) =>
    at > 0 && way.length > 1 && way.every((token) => latin.test(token))
  const categories = [...new Set(nodes.map((id) => id.split('-').slice(0, 2).join('-')))]
  return word.flatMap((way, at) =>
    isScattered(way, at) ? categories.map((id) => [...way, lexemeOf.node(id)]) : [way],
  )
}

/** All words, each by one of its alternatives, in the field that `prefix` names, as a tsquery; undefined without words. */
export function allOf(words: readonly Word[], prefix: '' | 's:' | 'n:'): string | undefined {
  const alternative = (tokens: readonly string[]) => tokens.map((token) => lexeme(prefix + token)).join(' & ')
  return and(...words.map((word) => `(${word.map(alternative).join(' | ')})`))
}

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
}: Filters): string[][] =>
  [
    certificates.map(markOf.certificate),
    leadTime === undefined ? [] : [markOf.leadTime(leadTime)],
    employees.map(markOf.employees),
    categories.map(markOf.node),
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

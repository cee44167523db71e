// What search knows of a company, a product or a person, whatever it was made from.
import { companyTypes, type CompanyTypeCode } from '../../contract/company-types.ts'
import { qualityOf, type Ranking } from './quality.ts'
import { normalName, tokeniserVersion } from './tokens.ts'

/** What is searched apart: the types of companies, products (PR) and people (UR). */
export type Segment = CompanyTypeCode | 'PR' | 'UR'
export const allSegments: readonly Segment[] = [...companyTypes, 'PR', 'UR']

/** A row of search_document, by its columns; those that the database makes are left out. */
export type SearchDocument = {
  segment: Segment
  id: string
  /** The company of a product. */
  business_id: string | null
  country: string
  industry: string | null
  tier: number
  verified: boolean
  hidden_editions: number
  likes: number
  quality: number
  registered_at: Date
  /** Median minutes to an answer of the company; null while nobody can say. */
  answer_minutes: number | null
  /** Of a hundred inquiries so many are answered in time; null below five. */
  answer_percent: number | null
  /** One name a line. */
  name_normal: string
  name_tokens: string
  strong_tokens: string
  body_tokens: string
  /** Lexemes of what it can be narrowed by (marks.ts). */
  marks: string
  tokeniser_version: number
  /** The fingerprint of what it was made from (fingerprints.ts). */
  facts: string
}

export const documentColumns = [
  'segment',
  'id',
  'business_id',
  'country',
  'industry',
  'tier',
  'verified',
  'hidden_editions',
  'likes',
  'quality',
  'registered_at',
  'answer_minutes',
  'answer_percent',
  'name_normal',
  'name_tokens',
  'strong_tokens',
  'body_tokens',
  'marks',
  'tokeniser_version',
  'facts',
] as const satisfies (keyof SearchDocument)[]

/** What the word index knows of a row, in SQL; only written so it is asked of the index. */
export const lexemesOfRow = `search_lexemes(id, name_normal, name_tokens, strong_tokens, body_tokens, country, industry, tier, verified, band)`

/** The names of a row beside its first, one a row; those of people are orders of one, which nobody is suggested. */
export const otherNamesOfRow = `select segment, name, id
  from unnest((string_to_array(name_normal, chr(10)))[2:]) as name where segment <> 'UR'`

/** The partition that holds a segment; its name is one of eleven. */
export const tableOf = (segment: Segment): string => `search_document_${segment.toLowerCase()}`

type Facts = Omit<
  SearchDocument,
  'quality' | 'name_tokens' | 'strong_tokens' | 'body_tokens' | 'marks' | 'tokeniser_version'
>
/** Tokens by where they stand: in the name, in what it is filed under, anywhere else. */
type Fields = Record<'name' | 'strong' | 'body', readonly string[]> & { marks?: readonly string[] }

/** The document of a thing; what a stronger field has already is found there. */
export function documentOf(
  facts: Facts,
  { name, strong, body, marks = [] }: Fields,
  ranking: Ranking,
): SearchDocument {
  const known = new Set(name)
  return {
    ...facts,
    quality: qualityOf(ranking, facts),
    name_tokens: name.join(' '),
    strong_tokens: joined(strong, known),
    // Found by the word index like words, which hold no colon.
    body_tokens: joined([...body, ...marks], known),
    marks: marks.join(' '),
    tokeniser_version: tokeniserVersion,
  }
}

/** What is not among the known ones, which it joins. */
function joined(tokens: readonly string[], known: Set<string>): string {
  const fresh: string[] = []
  for (const token of tokens) {
    if (known.has(token)) continue
    known.add(token)
    fresh.push(token)
  }
  return fresh.join(' ')
}

/** The names of a thing in several languages, or of a person in both orders, as `name_normal` has them: that which was written first before the others. */
export const normalNames = (names: readonly string[]): string =>
  [...new Set(names.map(normalName))].filter((name, at) => at === 0 || name !== '').join('\n')

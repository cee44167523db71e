// Facts of a company become what search knows of it.
import { companyTypes, type CompanyTypeCode } from '../../contract/company-types.ts'
import { languages } from '../../contract/locale.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import { countryName } from '../reference-data/countries.ts'
import { namesInAllLanguages } from '../reference-data/industries.ts'
import { businessTypeSingular, nameOf } from '../reference-data/lists.ts'
import { qualityOf, tierNumbers, type Ranking } from './quality.ts'
import { documentTokens, normalName, tokeniserVersion } from './tokens.ts'

/** What is searched apart: the types of companies, products (PR) and people (UR). */
export type Segment = CompanyTypeCode | 'PR' | 'UR'
export const companySegments: readonly Segment[] = companyTypes

/** A row of search_document, by its columns; those that the database makes are left out. */
export type SearchDocument = {
  segment: Segment
  id: string
  country: string
  industry: string | null
  tier: number
  verified: boolean
  hidden_editions: number
  likes: number
  quality: number
  registered_at: Date
  name_normal: string
  name_tokens: string
  strong_tokens: string
  body_tokens: string
  tokeniser_version: number
}

export const documentColumns = [
  'segment',
  'id',
  'country',
  'industry',
  'tier',
  'verified',
  'hidden_editions',
  'likes',
  'quality',
  'registered_at',
  'name_normal',
  'name_tokens',
  'strong_tokens',
  'body_tokens',
  'tokeniser_version',
] as const satisfies (keyof SearchDocument)[]

/** The document of a company; `productWords` are names and keywords of its products. */
export function businessDocument(
  business: BusinessForSearch,
  productWords: readonly string[],
  ranking: Ranking,
): SearchDocument {
  const tier = tierNumbers[business.tier]
  const name = documentTokens([business.companyName])
  const strong = without(name, [
    ...tokensOfBusinessType(business.businessType),
    ...[business.industryID, ...business.categoryIDs.flatMap(pathOf)].flatMap(tokensOfCategory),
    ...documentTokens(productWords),
  ])
  const texts = [business.shortDescription, business.generalDescription, business.city ?? '']
  const body = without(
    [...name, ...strong],
    [...tokensOfCountry(business.countryCode), ...documentTokens(texts)],
  )
  return {
    segment: business.businessType,
    id: business.businessID,
    country: business.countryCode,
    industry: business.industryID,
    tier,
    verified: business.verified,
    hidden_editions: business.hiddenEditions,
    likes: business.likeCount,
    quality: qualityOf(ranking, { tier, verified: business.verified, likes: business.likeCount }),
    registered_at: business.createdAt,
    name_normal: normalName(business.companyName),
    name_tokens: name.join(' '),
    strong_tokens: strong.join(' '),
    body_tokens: body.join(' '),
    tokeniser_version: tokeniserVersion,
  }
}

/** What a stronger field has already is found there. */
function without(known: readonly string[], tokens: readonly string[]): string[] {
  const had = new Set(known)
  return [...new Set(tokens)].filter((token) => !had.has(token))
}

/** 0004-03-02 lies below 0004-03. */
function pathOf(categoryID: string): string[] {
  const parts = categoryID.split('-')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('-'))
}

/**
 * A list's names in all five languages as tokens, so that a Japanese category finds an English company. Kept, since
 * lists are short and a rebuild asks for each a million times.
 */
function inAllLanguages(
  namesOf: (code: string) => (string | undefined)[],
): (code: string) => readonly string[] {
  const kept = new Map<string, readonly string[]>()
  return (code) => {
    const known = kept.get(code)
    if (known) return known
    const tokens = documentTokens(namesOf(code).filter((name) => name !== undefined))
    if (tokens.length > 0) kept.set(code, tokens)
    return tokens
  }
}

const tokensOfCategory = inAllLanguages(namesInAllLanguages)
const tokensOfCountry = inAllLanguages((code) => languages.map((language) => countryName(code, language)))
const tokensOfBusinessType = inAllLanguages((code) =>
  languages.flatMap((language) => [
    nameOf('businessTypes', code, language),
    businessTypeSingular(code, language),
  ]),
)

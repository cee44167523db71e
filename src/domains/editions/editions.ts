// The 25 country editions (P1.5, D32). Who they are stands in editions.json; what is alike for all stands here.
import type { EditionEntry } from '../../contract/editions.ts'
import { isLanguage, languages, type Language } from '../../contract/locale.ts'
import { isSellerCode, type SellerCode } from '../../contract/sellers.ts'
import { countryName } from '../reference-data/countries.ts'
import { industry } from '../reference-data/industries.ts'
import { perLanguage } from '../reference-data/localised.ts'
import editionList from './editions.json' with { type: 'json' }

/** What an edition is in every language. */
export type EditionFacts = Omit<EditionEntry, 'countryName' | 'siteName' | 'legalName' | 'keywords'>

type EditionRow = (typeof editionList)[number]

const brand = 'Millwright'
const domain = 'millwright.example'
/** One company runs all editions, under the law that the terms name. */
const operator = 'Millwright Network LLC'

// These, and the numbers that editions have of their own, lie in ranges that are kept free for examples.
const phones = { phoneUSA: '+1 305 555 0142', phoneEurope: '+44 20 7946 0123' }

/** By code; an edition without one shows the chapters alone. */
const films: Readonly<Record<string, string>> = {}

/** In every edition's own time. */
const supportHours = { opens: '09:00', closes: '18:00' }

/** Where each edition is reached in this deployment, by code; without an entry its example address stands. */
let origins: Readonly<Record<string, string>> = {}
let facts = allFacts()

/** Puts editions at their real origins (PUBLIC_ORIGINS); called once, before anything is served. RangeError for an unknown code. */
export function placeEditions(placed: Readonly<Record<string, string>>): void {
  for (const code of Object.keys(placed)) editionBit(code)
  origins = placed
  linked = undefined
  facts = allFacts()
  inLanguages = allInLanguages()
}

/** Where a deployment without real origins is reached; undefined in any other. */
let here: { port: number; edition: string } | undefined

/**
 * Makes links of mails lead to this machine for editions without a real origin; called once, before anything is served.
 * Undefined takes it back.
 */
export function linkHere(place: typeof here): void {
  here = place
  linked = undefined
}

/**
 * The address of a path on an edition, for mails: where some editions have real origins the first of those stands for all
 * others, since any caller may name any edition, and a link with a secret leads nowhere else. RangeError for an unknown code.
 */
export function editionLink(code: string, pathOfOurs: string): string {
  editionBit(code)
  const placed = origins[code] ?? Object.values(origins)[0]
  if (placed !== undefined || !here) return (placed ?? `https://${code}.${domain}`) + pathOfOurs
  return `http://${code === here.edition ? '' : `${code}.`}localhost:${here.port}${pathOfOurs}`
}

let linked: ReadonlySet<string> | undefined

/** The origins that `editionLink` leads to. */
export const linkedOrigins = (): ReadonlySet<string> =>
  (linked ??= new Set(editionList.map(({ code }) => new URL(editionLink(code, '/')).origin)))

// Companies keep the editions they are hidden from as bits: the order of the file must not change.
const bits = new Map(editionList.map(({ code }, position) => [code, position]))

function allFacts(): Map<string, EditionFacts> {
  return new Map(editionList.map((row) => [row.code, factsOf(row)]))
}

function factsOf(row: EditionRow): EditionFacts {
  const { code, countryCode, abbreviation, colours, defaultLanguage, timeZone } = row
  const origin = origins[code] ?? `https://${code}.${domain}`
  const { hostname } = new URL(origin)
  return {
    code,
    countryCode,
    hosts: [`${code}.localhost`, hostname],
    origin,
    brand,
    abbreviation,
    defaultLanguage: isLanguage(defaultLanguage) ? defaultLanguage : 'en',
    languages: [...languages],
    colours,
    ...phones,
    phone: phoneOf(row),
    support: { timeZone, ...supportHours },
    email: `service@${hostname}`,
    film: films[code] ?? null,
  }
}

function phoneOf({ phone }: EditionRow): string {
  if (phone === 'usa') return phones.phoneUSA
  return phone === 'europe' ? phones.phoneEurope : phone
}

/** The edition with this code (country code in lower case), without its texts; undefined when there is none. */
export function editionOf(code: string): EditionFacts | undefined {
  return facts.get(code)
}

const sellerCodes = new Map(editionList.map(({ code, seller }) => [code, seller]))

/** The company of ours that sells memberships in the edition (contract/sellers.ts); RangeError for an unknown code. */
export function sellerOf(code: string): SellerCode {
  const seller = sellerCodes.get(code) ?? ''
  if (!isSellerCode(seller)) throw new RangeError(`nobody sells in an edition with the code ${code}`)
  return seller
}

/** The edition's place in the sets of editions (masks.ts); RangeError for an unknown code. */
export function editionBit(code: string): number {
  const bit = bits.get(code)
  if (bit === undefined) throw new RangeError(`no edition has the code ${code}`)
  return bit
}

let inLanguages = allInLanguages()

function allInLanguages(): (language: string) => readonly EditionEntry[] {
  return perLanguage((language) =>
    editionList.map((row) => {
      const country = countryName(row.countryCode, language) ?? row.countryCode
      const siteName = siteNames[language](country)
      return {
        ...factsOf(row),
        countryName: country,
        siteName,
        legalName: `${operator} (${siteName})`,
        keywords: keywordsOf(row, country, language),
      }
    }),
  )
}

/** All editions, Japan first, with country name and keywords in the language. */
export const allEditions = (language: string): readonly EditionEntry[] => inLanguages(language)

/** As the glossary has it. */
const siteNames: Record<Language, (country: string) => string> = {
  en: (country) => `${brand} ${country}`,
  ja: (country) => `${brand} ${country}版`,
  es: (country) => `${brand} ${country}`,
  it: (country) => `${brand} ${country}`,
  zh: (country) => `${brand} ${country}站`,
}

const keywordTexts: Record<Language, (country: string) => string[]> = {
  en: (country) => [
    `${country} B2B`,
    `${country} manufacturers`,
    `${country} suppliers`,
    `${country} exporters`,
    'industrial products',
  ],
  ja: (country) => [
    `${country} BtoB`,
    `${country} メーカー`,
    `${country} サプライヤー`,
    `${country} 輸出企業`,
    '工業製品',
  ],
  es: (country) => [
    `${country} B2B`,
    `fabricantes ${country}`,
    `proveedores ${country}`,
    `exportadores ${country}`,
    'productos industriales',
  ],
  it: (country) => [
    `${country} B2B`,
    `produttori ${country}`,
    `fornitori ${country}`,
    `esportatori ${country}`,
    'prodotti industriali',
  ],
  zh: (country) => [
    `${country} B2B`,
    `${country} 制造商`,
    `${country} 供应商`,
    `${country} 出口商`,
    '工业产品',
  ],
}

function keywordsOf(
  { leadingIndustries }: Pick<EditionRow, 'leadingIndustries'>,
  country: string,
  language: Language,
): string {
  const trades = leadingIndustries.map((id) => industry(id, language)?.name ?? '')
  return [...keywordTexts[language](country), ...trades].join(', ')
}

/** The industries that stand out in an edition unless its managers choose others; RangeError for an unknown code. */
export function leadingIndustriesOf(code: string): readonly string[] {
  return editionList[editionBit(code)]!.leadingIndustries
}

/** The keywords of an edition with other industries; RangeError for an unknown code. */
export function keywordsWith(code: string, leadingIndustries: string[], asked: string): string {
  const { countryCode } = editionList[editionBit(code)]!
  const language = isLanguage(asked) ? asked : 'en'
  return keywordsOf({ leadingIndustries }, countryName(countryCode, language) ?? countryCode, language)
}

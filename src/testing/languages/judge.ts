// Judges a page of the directory as its reader sees it: is everything that has a name in five languages in the page's?
import type { Language } from '../../contract/locale.ts'
import { isSearchFor, judgeCategory, judgeName, judgeUnit } from './categories.ts'
import { isMixed, judgePlace, namesCountryOf, type PlaceOfRecord } from './places.ts'
import { judgeSpec, type SeenSpec } from './specs.ts'

/** What is read of a page; places say the address of the company that they belong to, none for the page's own. */
export type SeenPage = {
  language: string
  specs: SeenSpec[]
  places: { text: string; of: string | null }[]
  /** All facts of contact and factory. */
  reached: string[]
  /** All facts of what a company is, or where a product belongs. */
  filed: string[]
  /** Links to what stands under an industry or category. */
  links: { id: string; searched: string; text: string }[]
  /** Paths of categories on cards, and names of filters. */
  names: string[]
}

/** What is on record of the company or product that a page is about. */
export type PageOfRecord = {
  place: PlaceOfRecord
  factory: PlaceOfRecord | null
  filedUnder: readonly string[]
  units: readonly string[]
  /** Addresses as the company typed them. */
  typed: readonly string[]
}

/** Everything that is wrong with a page; `placeOf` knows the company behind a link. */
export function judgePage(
  page: SeenPage,
  language: Language,
  own: PageOfRecord | undefined,
  placeOf: (address: string) => PlaceOfRecord | undefined,
): string[] {
  const ofPlaces = page.places.flatMap(({ text, of }) => {
    const record = of === null ? own?.place : placeOf(of)
    if (text === '') return []
    return record
      ? judgePlace(text, record, language)
      : isMixed(text)
        ? [`place in two scripts: ${text}`]
        : []
  })
  return [
    ...(page.language === language ? [] : [`the page is in ${page.language}`]),
    ...page.specs.flatMap((spec) => judgeSpec(spec, language)),
    ...ofPlaces,
    ...page.links
      // Whatever else leads there says what it likes.
      .filter(({ id, searched }) => isSearchFor(id, searched))
      .flatMap(({ id, text }) => judgeCategory(text, id, language)),
    ...page.names.flatMap((text) => judgeName(text, language)),
    ...(own ? judgeOwn(page, language, own) : []),
  ]
}

function judgeOwn({ reached, filed }: SeenPage, language: Language, own: PageOfRecord): string[] {
  const addresses = reached.filter((text) => !own.typed.includes(text))
  const known = [own.place, ...(own.factory ? [own.factory] : [])]
  const ofAddresses = known.flatMap((record) => {
    const told = addresses.filter((text) => text.length < 120 && namesCountryOf(text, record))
    const faults = told.map((text) => known.map((one) => judgePlace(text, one, language, 'address')))
    return faults.flatMap((of) => (of.some((one) => one.length === 0) ? [] : of[0]!))
  })
  return [
    ...new Set(ofAddresses),
    ...own.typed
      .filter((text) => reached.includes(text) && isMixed(text))
      .map((text) => `address in two scripts: ${text}`),
    ...(filed.length === 0
      ? []
      : own.filedUnder.flatMap((id) => judgeCategory(filed.join('\n'), id, language))),
    ...(filed.length === 0 ? [] : own.units.flatMap((code) => judgeUnit(filed, code, language))),
  ]
}

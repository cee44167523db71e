// Judges places as a page shows them, by what is on record: every name in the page's language where it has one, and never two
// scripts in one place.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../contract/locale.ts'
import { languages } from '../../contract/locale.ts'
import countries from '../../domains/reference-data/lists/countries.json' with { type: 'json' }
import states from '../../domains/reference-data/lists/states.json' with { type: 'json' }
import { placeName } from '../../domains/reference-data/place-names.ts'

export type PlaceOfRecord = { country: string; state: string | null; city: string | null }

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const latin = /\p{Script=Latin}/u

/** Letters that stand in any script: blocks and floors ('B1F', '2F'), and the letters of Washington, which are its name in Japanese too. */
const ofAnyScript = /(?<!\p{Script=Latin})(?:[A-Z]?\d+[A-Z]?F?|D\.C\.)(?!\p{Script=Latin})/gu

/** Whether Latin words stand beside those of Japan or China. */
export function isMixed(text: string): boolean {
  const rest = text.replaceAll(ofAnyScript, '')
  return eastAsian.test(rest) && latin.test(rest)
}

type Named = Readonly<Partial<Record<string, string>>>
const countryNames = new Map(countries.map(({ code, name }) => [code, name as Named]))
const stateNames = new Map(
  Object.values(states).flatMap((list) =>
    (list as { stateID: string; name: Named }[]).map(({ stateID, name }) => [stateID, name]),
  ),
)
const nameIn = (names: Named | undefined, language: Language) => names?.[language] ?? names?.['en']

/** Japanese and Chinese names of cities by country and Latin name, read from the list without the program that names them. */
const citiesOfList = new Map<string, { ja: string; zh: string }[]>()
let country = ''
for (const line of readFileSync(
  path.join(import.meta.dirname, '../../domains/reference-data/lists/places.tsv'),
  'utf8',
).split('\n')) {
  if (line.startsWith('# ')) country = line.slice(2).trim()
  const [, inLatin = '', , ja = '', zh = ''] = line.split('\t')
  const key = `${country} ${inLatin.toLowerCase()}`
  if (inLatin !== '')
    citiesOfList.set(key, [...(citiesOfList.get(key) ?? []), { ja, zh: zh === '=' ? ja : zh }])
}

/** Whether the list has one city of this name in its country, with a name in the page's script. */
function isCityNamed({ country: of, city }: PlaceOfRecord, page: 'ja' | 'zh'): boolean {
  const found = citiesOfList.get(`${of} ${(city ?? '').toLowerCase()}`) ?? []
  return found.length === 1 && found[0]![page] !== ''
}

/** Addresses of these are in the script of their country for its readers; all others in Latin letters. */
const addressesIn: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ja: ['JP'],
  zh: ['CN', 'HK', 'MO', 'TW'],
}

/**
 * What is wrong with a place on a page. Every name in it is one on record, in the page's language, or all in English where a
 * Japanese or Chinese page is right to write it in Latin letters; an address may have a postal code and the code of a state.
 */
export function judgePlace(
  text: string,
  record: PlaceOfRecord,
  page: Language,
  kind: 'place' | 'address' = 'place',
): string[] {
  const tell = (what: string) => [
    `${kind} ${what}: ${text} (${record.city}, ${record.state}, ${record.country})`,
  ]
  if (isMixed(text)) return tell('in two scripts')
  const isLocal = page === 'ja' || page === 'zh'
  const cityIn = (language: Language) =>
    record.city === null ? undefined : placeName(record.city, record, language)
  const isInLatin = !eastAsian.test(text)
  if (isLocal && isInLatin && !isRightInLatin(record, { page, kind, city: cityIn(page) }))
    return tell('in Latin letters')
  if (!isLocal && !isInLatin && !eastAsian.test(cityIn(page) ?? '')) return tell('in other letters')
  const language = isLocal === !isInLatin ? page : isInLatin ? 'en' : record.country === 'JP' ? 'ja' : 'zh'
  const names = [
    nameIn(countryNames.get(record.country), language),
    nameIn(stateNames.get(record.state ?? ''), language),
    cityIn(language),
  ]
  const rest = names
    .filter((name) => name !== undefined && name !== '')
    .toSorted((one, other) => other!.length - one!.length)
    .reduce<string>((left, name) => left.replaceAll(name!, ' ').replace(`${cut(name!)}…`, ' '), text)
  const left = kind === 'place' ? rest : rest.replaceAll(/(?<!\p{L})[A-Z]{0,3}\d*[A-Z]{0,3}(?!\p{L})/gu, '')
  return /\p{L}/u.test(left) ? tell(`with what is none of its names in ${language}, ${left.trim()}`) : []
}

/** A card shows so much of a long name of a country. */
const cut = (name: string) => [...name].slice(0, 24).join('').trimEnd()

type Asked = { page: 'ja' | 'zh'; kind: 'place' | 'address'; city: string | undefined }

function isRightInLatin(record: PlaceOfRecord, { page, kind, city }: Asked): boolean {
  if (kind === 'address' && !addressesIn[page]!.includes(record.country)) return true
  if (city !== undefined) return latin.test(city) && !isCityNamed(record, page)
  return record.state !== null && latin.test(nameIn(stateNames.get(record.state), page) ?? '')
}

/** Whether a text speaks of the country of a record, in any language. */
export const namesCountryOf = (text: string, { country: of }: PlaceOfRecord): boolean =>
  languages.some((language) => text.includes(nameIn(countryNames.get(of), language) ?? of))

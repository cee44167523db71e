import countryList from './lists/countries.json' with { type: 'json' }
import stateList from './lists/states.json' with { type: 'json' }
import { inOrderOf, localise, perLanguage } from './localised.ts'
import type { Localised } from './localised.ts'

export type Country = {
  readonly code: string
  readonly countryName: string
  readonly emoji: string
  readonly dialCodes: readonly string[]
}
export type State = { readonly stateID: string; readonly stateName: string }

type CountryEntry = {
  code: string
  dialCodes: string[]
  currency?: string
  name: Localised
  jaReading?: string
}
type StateEntry = { stateID: string; name: Localised }

const countries = new Map<string, CountryEntry>(countryList.map((entry) => [entry.code, entry]))
const states = new Map<string, StateEntry[]>(Object.entries(stateList))
const stateNames = new Map([...states.values()].flat().map((entry) => [entry.stateID, entry.name]))

// Prefectures are looked for from north to south, which is the order of their codes.
const inOrderOfCodes: ReadonlySet<string> = new Set(['JP'])

/** All countries, by name in the alphabetical order of the language (P3.11 and P7.8). */
export const allCountries: (language: string) => readonly Country[] = perLanguage((language) => {
  const inOrder = inOrderOf([...countries.values()], language, ({ name, jaReading }) =>
    language === 'ja' && jaReading ? jaReading : localise(name, language),
  )
  return inOrder.map(({ code, dialCodes, name }) => ({
    code,
    countryName: localise(name, language),
    emoji: emojiOf(code),
    dialCodes,
  }))
})

// A flag emoji is the two letters of the code, written as regional indicators.
function emojiOf(code: string): string {
  const fromLetterToIndicator = 0x1f1e6 - 'A'.charCodeAt(0)
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + fromLetterToIndicator))
}

/** The country's name by its two-letter code; undefined for an unknown code. */
export function countryName(code: string, language: string): string | undefined {
  const country = countries.get(code)
  return country && localise(country.name, language)
}

/** The country's flag emoji by its two-letter code; undefined for an unknown code. */
export function countryEmoji(code: string): string | undefined {
  return countries.has(code) ? emojiOf(code) : undefined
}

/** The code of the currency that a country pays in; undefined for an unknown country. */
export const currencyOf = (code: string): string | undefined => countries.get(code)?.currency

/** Whether this is the two-letter code (capitals) of a country in the list. */
export function isCountry(code: string): boolean {
  return countries.has(code)
}

/** The states, prefectures or provinces of a country; empty when it has none or the code is unknown. */
export function statesOf(countryCode: string, language: string): readonly State[] {
  return statesByCountry(language).get(countryCode) ?? []
}

const statesByCountry = perLanguage((language) => {
  const shown = [...states].map(([countryCode, entries]): [string, readonly State[]] => {
    const named = entries.map(({ stateID, name }) => ({ stateID, stateName: localise(name, language) }))
    if (inOrderOfCodes.has(countryCode)) return [countryCode, named]
    return [countryCode, inOrderOf(named, language, (state) => state.stateName)]
  })
  return new Map(shown)
})

/** The state's name by its id ('JP-13'); undefined for an unknown id. */
export function stateName(stateID: string, language: string): string | undefined {
  const name = stateNames.get(stateID)
  return name && localise(name, language)
}

/** The names of all countries and states, in every language that has one. */
export const everyPlaceName = (): string[] =>
  [...countries.values(), ...[...states.values()].flat()].flatMap(({ name }) => Object.values(name))

/** Whether the state lies in the country. */
export function isStateOf(stateID: string, countryCode: string): boolean {
  return stateID.startsWith(`${countryCode}-`) && stateNames.has(stateID)
}

const dialCodes = [...new Set(countryList.flatMap((country) => country.dialCodes))]

/** Whether a prefix such as '+81' begins with a dial code of a country, or one with it (P5.5). */
export function isDialPrefix(prefix: string): boolean {
  return dialCodes.some((code) => prefix.startsWith(code) || code.startsWith(prefix))
}

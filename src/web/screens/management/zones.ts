// The zones of Intl's list as people of a language look for them: by country, by what they call the clock, by the city that names it.
import type { CountryEntry } from '../../../contract/reference-data.ts'
import { zoneName } from '../../../contract/time-zone.ts'
import type { Choice } from '../../ui/MultiSelect.tsx'

const madeOnce = new Map<string, Choice[]>()

/** All zones in the order of the countries, which are named in `language`. */
export function zoneChoices(countries: readonly CountryEntry[], language: string): Choice[] {
  const made = madeOnce.get(language) ?? countries.flatMap((country) => choicesOf(country, language))
  madeOnce.set(language, made)
  return made
}

const choicesOf = ({ code, countryName }: CountryEntry, language: string): Choice[] =>
  zonesOf(code).map((zone) => ({
    value: zone,
    name: `${countryName}, ${zoneName(zone, language)}`,
    detail: zone.replaceAll('_', ' '),
  }))

function zonesOf(code: string): string[] {
  // TypeScript does not know it yet; a runtime without it knows no zone.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: code,
  })
  return locale.getTimeZones?.() ?? []
}

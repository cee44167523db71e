// In which country a clock hangs: Intl tells the zones of each country of the list.
import { allCountries } from '../reference-data/countries.ts'

let countries: Map<string, string> | undefined

/** Of a zone that several countries keep the first one of the list. */
function countriesOfZones(): Map<string, string> {
  if (countries) return countries
  countries = new Map()
  for (const { code } of allCountries('en')) {
    // TypeScript does not know it yet; a runtime without it knows no zone.
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
      region: code,
    })
    for (const zone of locale.getTimeZones?.() ?? []) if (!countries.has(zone)) countries.set(zone, code)
  }
  return countries
}

/** The ISO code of the country in which a zone of Intl's list is kept; empty where no country is told. */
export const countryOfZone = (zone: string): string => countriesOfZones().get(zone) ?? ''

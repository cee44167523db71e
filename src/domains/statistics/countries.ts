// In which country a clock hangs: Intl tells the zones of each country of the list.
import { zoneNamed } from '../../contract/time-zone.ts'
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

/** By zones as browsers call them: to find which one Intl means takes longer than all else about an event. */
const known = new Map<string, string>()
/** More than there are; no two browsers of a kind write one in other letters. */
const knownMost = 2_000

/** The ISO code of the country in which a zone is kept, as a browser calls it; empty where no country is told. */
export function countryOfName(name: string): string {
  let country = known.get(name)
  if (country !== undefined) return country
  const zone = zoneNamed(name)
  country = (zone && countriesOfZones().get(zone)) ?? ''
  if (known.size >= knownMost) known.clear()
  known.set(name, country)
  return country
}

// Countries and states that something was filed under, with their names.
import { countryEmoji, countryName, stateName } from './countries.ts'

/** A country of record; a code that is no longer listed is shown as it is. */
export function countryOfRecord(code: string, language: string) {
  return { code, countryName: countryName(code, language) ?? code, emoji: countryEmoji(code) ?? '' }
}

/** A state of record, or null when there is none or it is not listed. */
export function stateOfRecord(stateID: string | null, language: string) {
  const name = stateID === null ? undefined : stateName(stateID, language)
  return stateID === null || name === undefined ? null : { stateID, stateName: name }
}

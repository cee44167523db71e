// Countries and states that something was filed under, with their names.
import { countryEmoji, countryName, stateName } from './countries.ts'

/** A country of record; a code that is no longer listed is shown as it is. */
export function countryOfRecord(code: string, language: string) {
  const name = countryName(code, language) ?? code
  return {
    code,
    countryName: name,
    emoji: countryEmoji(code) ?? '',
    ...latinBeside(name, countryName(code, 'en')),
  }
}

/** A state of record, or null when there is none or it is not listed. */
export function stateOfRecord(stateID: string | null, language: string) {
  const name = stateID === null ? undefined : stateName(stateID, language)
  if (stateID === null || name === undefined) return null
  return { stateID, stateName: name, ...latinBeside(name, stateName(stateID, 'en')) }
}

/** For places that are written in Latin letters since one of their names is known in no others. */
const latinBeside = (name: string, inEnglish: string | undefined): { latinName?: string } =>
  inEnglish === undefined || /\p{Script=Latin}/u.test(name) ? {} : { latinName: inEnglish }

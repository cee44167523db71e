// Names of lists in all five languages as tokens, so that a Japanese category finds an English company.
import { languages } from '../../contract/locale.ts'
import { countryName, stateName } from '../reference-data/countries.ts'
import { namesInAllLanguages } from '../reference-data/industries.ts'
import { businessTypeSingular, nameOf } from '../reference-data/lists.ts'
import { namesOfOneThing } from './listings.ts'
import { documentTokens } from './tokens.ts'

/** Kept, since lists are short and a rebuild asks for each a million times. Unknown codes have no tokens. */
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

/** Of an industry, category or subcategory. */
export const tokensOfCategory = inAllLanguages(namesInAllLanguages)
/** Of an industry or category that a thing stands under, without names that list several things: it may be any of them. */
export const tokensOfCategoryAbove = inAllLanguages(namesOfOneThing)
export const tokensOfCountry = inAllLanguages((code) =>
  languages.map((language) => countryName(code, language)),
)
/** Of a state, prefecture or province. */
export const tokensOfState = inAllLanguages((id) => languages.map((language) => stateName(id, language)))
export const tokensOfJobPosition = inAllLanguages((code) =>
  languages.map((language) => nameOf('jobPositions', code, language)),
)
export const tokensOfBusinessType = inAllLanguages((code) =>
  languages.flatMap((language) => [
    nameOf('businessTypes', code, language),
    businessTypeSingular(code, language),
  ]),
)

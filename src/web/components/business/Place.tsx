import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { Flag } from '../../ui/Flag.tsx'
import { cutCountryName } from './country-name.ts'
import styles from './Place.module.css'

/** Where a company or a person is; of people the country may be unknown. */
export type Located = Pick<BusinessCardEntry['contactInfo'], 'city' | 'state'> & {
  country: BusinessCardEntry['contactInfo']['country'] | null
}

/** City, state and country with the country's flag (D37); from the largest to the smallest in Japanese and Chinese. */
export function Place({ contact, language }: { contact: Located; language: string }) {
  const text = placeText(contact, language)
  const isInOtherLetters = (language === 'ja' || language === 'zh') && latin.test(text)
  return (
    <span className={styles.place}>
      {contact.country && <Flag code={contact.country.code} />}
      <span lang={isInOtherLetters ? 'en' : undefined}>{text}</span>
    </span>
  )
}

const eastAsian = /[\u3041-\u30ff\u3400-\u9fff]/
const latin = /\p{Script=Latin}/u

/**
 * The words of a place in the order and letters of the page's language; in Latin order and letters where its city, or the state
 * of one without a city, has no other name: 'Schweinfurt, Germany' on a Japanese page. Never in two scripts at once.
 */
export function placeText({ city, state, country }: Located, language: string): string {
  const isLocal = language === 'ja' || language === 'zh'
  const town = city ?? undefined
  if (isLocal && !latin.test(town ?? state?.stateName ?? ''))
    return fromLargeToSmall(town, state?.stateName, country && cutCountryName(country.countryName))
  const countryName = country && ((isLocal ? country.latinName : undefined) ?? country.countryName)
  const stateName = (isLocal ? state?.latinName : undefined) ?? state?.stateName
  return inLatinOrder(town, stateName, countryName && cutCountryName(countryName))
}

type Name = string | null | undefined

/** Tokyo, Tokyo or Singapore, Singapore is said once; a name in other letters is left out where there are names in Latin ones. */
function inLatinOrder(...names: Name[]): string {
  const parts = [...new Set(names.filter((name) => name != null))]
  const readable = parts.filter((part) => latin.test(part) || !/\p{L}/u.test(part))
  return (readable.length > 0 ? readable : parts).join(', ')
}

/** 日本・大阪府岸和田市; 東京 in 東京都 is said once, and a name that is known in other letters alone is left out. */
function fromLargeToSmall(city: string | undefined, state: string | undefined, country: Name): string {
  const isSaid = city !== undefined && (city === country || city === state || state?.startsWith(city))
  const below = [...new Set([state, isSaid ? undefined : city])].filter((part) => part !== undefined)
  const local = below.filter((part) => part !== country && eastAsian.test(part))
  return [country, local.length > 0 || country ? local.join('') : below.join(' ')].filter(Boolean).join('・')
}

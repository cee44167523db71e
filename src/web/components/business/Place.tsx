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
  return (
    <span className={styles.place}>
      {contact.country && <Flag code={contact.country.code} />}
      <span>{placeText(contact, language)}</span>
    </span>
  )
}

/** The words of a place, in the order of the page's language. */
export function placeText(contact: Located, language: string): string {
  const country = contact.country ? cutCountryName(contact.country.countryName) : undefined
  const state = contact.state?.stateName
  const city = contact.city ?? undefined
  // Tokyo, Tokyo or Singapore, Singapore is said once.
  const parts = [...new Set([city, state, country])].filter((part) => part !== undefined)
  if (language === 'ja' || language === 'zh') {
    // 東京 in 東京都 is said once as well.
    const local = parts
      .filter((part) => part !== country && !(part === city && part !== state && state?.startsWith(part)))
      .toReversed()
    const joined = local.every((part) => /[\u3041-\u30ff\u3400-\u9fff]/.test(part))
      ? local.join('')
      : local.join(' ')
    return [country, joined].filter(Boolean).join('・')
  }
  return parts.join(', ')
}

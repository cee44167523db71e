import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { Flag } from '../../ui/Flag.tsx'
import { cutCountryName } from './country-name.ts'
import styles from './Place.module.css'

type Contact = BusinessCardEntry['contactInfo']

/** City, state and country with the country's flag (D37); from the largest to the smallest in Japanese and Chinese. */
export function Place({ contact, language }: { contact: Contact; language: string }) {
  return (
    <span className={styles.place}>
      <Flag code={contact.country.code} />
      <span>{placeText(contact, language)}</span>
    </span>
  )
}

/** The words of a place, in the order of the page's language. */
export function placeText(contact: Contact, language: string): string {
  const country = cutCountryName(contact.country.countryName)
  const state = contact.state?.stateName
  const city = contact.city ?? undefined
  // Tokyo, Tokyo or Singapore, Singapore is said once.
  const parts = [...new Set([city, state, country])].filter((part) => part !== undefined)
  if (language === 'ja' || language === 'zh') {
    const local = parts.slice(0, -1).toReversed()
    const joined = local.every((part) => /[\u3041-\u30ff\u3400-\u9fff]/.test(part))
      ? local.join('')
      : local.join(' ')
    return joined ? `${country}・${joined}` : country
  }
  return parts.join(', ')
}

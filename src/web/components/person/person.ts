// How a person is named and drawn, from what everybody may see of them (P3.3, "User profile").
import { eastAsian, personName } from '../../../contract/person-name.ts'
import type { UserCardEntry } from '../../../contract/profiles.ts'

export { personName }

/** Whether forms in this language ask for the family name first. */
export const asksFamilyNameFirst = (locale: string): boolean => locale === 'ja' || locale === 'zh'

/** What stands for a missing photo: one character of a family name in Han, kana or Hangul, two initials of any other. */
export function personMonogram({
  firstName,
  lastName,
}: Pick<UserCardEntry, 'firstName' | 'lastName'>): string {
  const east = eastAsian.exec(lastName.trim() || firstName)
  if (east) return east[0]
  return [firstName, lastName]
    .map((name) => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** What a person does: the job position, else the profession; undefined when they show neither. */
export const positionOf = (person: Pick<UserCardEntry, 'jobPosition' | 'profession'>): string | undefined =>
  person.jobPosition?.name || person.profession || undefined

// How a person is named and drawn, from what everybody may see of them (section 3, "User profile").
import type { UserCardEntry } from '../../../contract/profiles.ts'

type Named = Pick<UserCardEntry, 'firstName' | 'lastName'> & { country?: { code: string } | null }

const eastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const spaceless = new Set(['CN', 'TW', 'HK', 'MO', 'KR', 'KP'])

/** A person's name: the family name first where it is written in Japanese (or Chinese, or Korean) script. */
export function personName({ firstName, lastName, country }: Named): string {
  const [given, family] = [firstName.trim(), lastName.trim()]
  if (!given || !family) return given || family
  if (!eastAsian.test(given) || !eastAsian.test(family)) return `${given} ${family}`
  return family + (country && spaceless.has(country.code) ? '' : ' ') + given
}

/** Whether forms in this language ask for the family name first. */
export const asksFamilyNameFirst = (locale: string): boolean => locale === 'ja' || locale === 'zh'

/** What stands for a missing photo: one character of a family name in Han, kana or Hangul, two initials of any other. */
export function personMonogram({ firstName, lastName }: Named): string {
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

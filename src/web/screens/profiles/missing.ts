// What a profile still lacks, in the order in which it helps others to judge whom they deal with.
import type { OwnProfileEntry } from '../../../contract/profiles.ts'

const wanted = [
  'profilePhoto',
  'profession',
  'jobPosition',
  'companyName',
  'briefPresentation',
  'industry',
  'businessType',
  'country',
  'city',
  'preferredLanguage',
] as const
export type Wanted = (typeof wanted)[number]

/** The fields that are empty, and how much of the profile is there, in whole percent. */
export function missingIn(profile: Pick<OwnProfileEntry, Wanted>): { fields: Wanted[]; percent: number } {
  const fields = wanted.filter((name) => {
    const value = profile[name]
    return value === null || (typeof value === 'string' && value.trim() === '')
  })
  return { fields, percent: Math.round((100 * (wanted.length - fields.length)) / wanted.length) }
}

// The country editions (P1.5, D32): everything a page fills in from its edition.
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { languages } from './locale.ts'

/** So many at most: a set of them is one number, a bit for each, which JavaScript tells exactly up to here. */
export const editionsMost = 53

export const Edition = z.object({
  /** Country code in lower case; also `<code>.localhost` in development. */
  code: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  hosts: z.array(z.string()),
  origin: z.url(),
  brand: z.string(),
  /** Brand and country as the language joins them: what the site is called in titles, texts and mails. */
  siteName: z.string(),
  /** Who answers for the site: the operating company, and the name under which it trades here. */
  legalName: z.string(),
  abbreviation: z.string(),
  defaultLanguage: z.enum(languages),
  languages: z.array(z.enum(languages)),
  colours: z.object({ brand50: z.string(), brand: z.string(), brand700: z.string(), brand900: z.string() }),
  keywords: z.string(),
  phoneUSA: z.string(),
  phoneEurope: z.string(),
  /** The number to call first from here: one of the edition's own, else the nearer of those two. */
  phone: z.string(),
  /** When somebody answers it, Monday to Friday, in the time zone of the edition (an IANA name). */
  support: z.object({ timeZone: z.string(), opens: z.iso.time(), closes: z.iso.time() }),
  email: z.string(),
  /** The edition's own film for the presentation page: a path of this site; null while it has none. */
  film: z.string().nullable(),
})
export type EditionEntry = z.infer<typeof Edition>

export const listEditions = endpoint({
  method: 'GET',
  path: '/edition',
  access: 'visitor',
  section: '1',
  summary: 'The 25 country editions in the language asked for.',
  ok: z.array(Edition),
  maxAge: 60,
})

// In which languages a company writes beside its own, and which its buyers read.
import type { Db, Tx } from '../../platform/db.ts'
import { limits } from '../../contract/limits.ts'
import { languages, type Language } from '../../contract/locale.ts'
import { isListed } from '../reference-data/lists.ts'
import { refuse } from './code-checks.ts'
import { findTrade } from './queries/management.ts'
import { Trade, type Sections } from './sections.ts'

/** Countries in which one of our languages is an official one; English needs none, since every buyer may read it. */
const officialIn: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  ja: 'JP',
  es: 'ES MX AR BO CL CO CR CU DO EC GQ GT HN NI PA PE PR PY SV UY VE',
  it: 'IT SM VA CH',
  zh: 'CN TW HK MO SG',
}
const languagesOf = Map.groupBy(
  Object.entries(officialIn).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => ({ language, country })),
  ),
  ({ country }) => country,
)

/** In which of our languages those of a country read best; English where none of the others is official. */
export const languagesReadIn = (country: string): readonly string[] =>
  languagesOf.get(country)?.map(({ language }) => language) ?? ['en']

/**
 * The languages in which a company should be read beside its `own`, the most useful first: English, which readers of every
 * edition are shown where there is nothing in theirs, then those of our five that its sales team speaks, or that are official in
 * its markets. What it sells where, and to whom, nobody has told us: this is a hint, and nothing is refused by it.
 */
export function wantedLanguages({ spokenLanguages, markets }: Sections['trade'], own: string): string[] {
  const official = markets
    .flatMap((country) => languagesOf.get(country) ?? [])
    .map(({ language }) => language)
  const read = new Set<string>(['en', ...spokenLanguages, ...official])
  return languages.filter((language) => language !== own && read.has(language))
}

/** The same of a company by its id, for what is its own. */
export async function languagesForBuyers(db: Db | Tx, businessID: string, own: string): Promise<string[]> {
  return wantedLanguages(Trade.parse((await findTrade(db, businessID)) ?? {}), own)
}

type Writing = {
  /** In which the original is, as it was said before, is said now, or seems to be. */
  own: string
  /** As it is said now; empty for nothing. */
  original: string
  /** The languages beside its own in which there is anything. */
  written: readonly string[]
}

/** Throws InvalidInput for a language to write in that is in no list, the original's own, or one more than there may be. */
export function requireLanguage(language: string, { own, original, written }: Writing): void {
  const listed = (code: string) => (isListed('languages', code) ? undefined : 'Not in the list')
  const others = written.filter((one) => one !== language)
  refuse({
    language:
      listed(language) ??
      (own === language ? 'The language of the original' : undefined) ??
      (others.length >= limits.textLanguagesMax ? 'Too many languages' : undefined),
    original: original === '' ? undefined : listed(original),
  })
}

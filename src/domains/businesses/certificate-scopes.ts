// What certificates cover, in each language: the one free text of a certificate; name, number and issuer stand as the document has them.
import { chooseTexts, type Chosen } from '../reference-data/text-languages.ts'
import type { CertificateRow } from './queries/businesses.ts'

type Scoped = Pick<CertificateRow, 'id' | 'scope' | 'scopes'>

/** How `textLanguages` and `translations` name what a certificate covers. */
export const scopeField = (id: string) => `certificates.${id}`

/** By certificate, in the company's own language; those that say nothing are left out. */
export const originalScopes = (certificates: readonly Scoped[]): Record<string, string> =>
  Object.fromEntries(certificates.flatMap(({ id, scope }) => (scope ? [[id, scope]] : [])))

/** By language, then by certificate; the company's own is not among them. */
export function scopesByLanguage(
  certificates: readonly Scoped[],
  own: string,
): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {}
  for (const { id, scopes } of certificates)
    for (const [language, text] of Object.entries(scopes))
      if (language !== own && text !== '') (all[language] ??= {})[id] = text
  return all
}

/** The same with the names of fields. */
export const scopeTranslations = (certificates: readonly Scoped[], own: string) =>
  Object.fromEntries(
    Object.entries(scopesByLanguage(certificates, own)).map(([language, scopes]) => [
      language,
      Object.fromEntries(Object.entries(scopes).map(([id, text]) => [scopeField(id), text])),
    ]),
  )

/** What a reader is told that each covers, by the names of fields; nothing of those that say nothing. */
export function shownScopes(certificates: readonly Scoped[], own: string, reader: string): Chosen<string> {
  const original = Object.fromEntries(certificates.map(({ id, scope }) => [scopeField(id), scope ?? '']))
  return chooseTexts(original, own, scopeTranslations(certificates, own), reader)
}

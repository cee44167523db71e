// What a table of certificates shows, made on the server in the page's language.
import type { CertificateEntry } from '../../../contract/businesses.ts'
import { fileHref } from '../../components/text/links.ts'
import { langAttribute, shownIn } from '../../components/text/text-language.ts'
import { dayOf, daysBetween } from './days.ts'

export type CertificateLine = ReturnType<typeof certificateLine>

type Told = {
  country: string
  language: string
  today: string
  /** Of a page that everybody reads; without it the letters tell. */
  textLanguages?: Readonly<Record<string, string>>
}

/** A certificate of a company in `country`; `today` is an ISO date in UTC. */
export function certificateLine(
  { id, name, number, issuer, scope, issueDate, expireDate, photo, status, confirmed }: CertificateEntry,
  { country, language, today, textLanguages = {} }: Told,
) {
  return {
    id,
    name,
    nameLang: langAttribute(name, country, language),
    number: number ?? undefined,
    issuer: issuer ?? undefined,
    scope: scope ?? undefined,
    scopeLang: scopeLang(scope, textLanguages[`certificates.${id}`], { country, language }),
    issued: dayOf(issueDate, language),
    expires: dayOf(expireDate, language),
    file: fileHref(photo?.url),
    status,
    confirmed: confirmed ? { on: dayOf(confirmed.on, language)!, where: confirmed.where } : undefined,
    daysLeft: status === 'expiring' ? daysBetween(today, expireDate) : undefined,
  }
}

function scopeLang(
  scope: string | null,
  told: string | undefined,
  where: { country: string; language: string },
): string | undefined {
  if (!scope) return undefined
  return told === undefined
    ? langAttribute(scope, where.country, where.language)
    : shownIn(scope, told, where)
}

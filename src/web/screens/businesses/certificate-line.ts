// What a table of certificates shows, made on the server in the page's language.
import type { CertificateEntry } from '../../../contract/businesses.ts'
import { fileHref } from '../../components/text/links.ts'
import { langAttribute } from '../../components/text/text-language.ts'
import { dayOf, daysBetween } from './days.ts'

export type CertificateLine = ReturnType<typeof certificateLine>

/** A certificate of a company in `country`; `today` is an ISO date in UTC. */
export function certificateLine(
  { id, name, number, issuer, issueDate, expireDate, photo, status, confirmed }: CertificateEntry,
  { country, language, today }: { country: string; language: string; today: string },
) {
  return {
    id,
    name,
    nameLang: langAttribute(name, country, language),
    number: number ?? undefined,
    issuer: issuer ?? undefined,
    issued: dayOf(issueDate, language),
    expires: dayOf(expireDate, language),
    file: fileHref(photo?.url),
    status,
    confirmed: confirmed ? { on: dayOf(confirmed.on, language)!, where: confirmed.where } : undefined,
    daysLeft: status === 'expiring' ? daysBetween(today, expireDate) : undefined,
  }
}

// What the list of a company's certificates shows to its people, made on the server in the page's language.
import type { CertificateEntry } from '../../../../contract/businesses.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { fileHref } from '../../../components/text/links.ts'
import { langAttribute } from '../../../components/text/text-language.ts'
import { daysBetween } from '../page-data.ts'

/** A certificate as a row; `today` is an ISO date in UTC. */
export function certificateRow(
  certificate: CertificateEntry,
  { country, language, today }: { country: string; language: string; today: string },
) {
  const { id, name, number, issuer, scope, issueDate, expireDate, photo, status } = certificate
  const day = (iso: string | null) => (iso === null ? undefined : { iso, text: formatDay(iso, language) })
  return {
    id,
    name,
    lang: langAttribute(name, country, language),
    number: number ?? '',
    more: [issuer, scope].filter((text) => text !== null && text !== '').join(' · '),
    issued: day(issueDate),
    expires: day(expireDate),
    file: fileHref(photo?.url),
    status,
    daysLeft: status === 'expiring' ? daysBetween(today, expireDate) : undefined,
  }
}
export type CertificateRow = ReturnType<typeof certificateRow>

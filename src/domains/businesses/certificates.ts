// Certificates and their state at a date.
import type { CertificateEntry } from '../../contract/businesses.ts'
import { certificateNameMax } from '../../contract/filters.ts'
import { limits } from '../../contract/limits.ts'
import type { CertificateRow } from './queries/businesses.ts'

/** What the public sees of a certificate as of `today` (ISO date). */
export function certificateEntry(row: CertificateRow, today: string): CertificateEntry {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    issuer: row.issuer,
    scope: row.scope,
    issueDate: row.issue_date,
    expireDate: row.expire_date,
    photo: row.photo === null ? null : { url: row.photo },
    status: statusOf(row.expire_date, today),
  }
}

/** Valid, expiring (60 days or fewer are left, the last day included) or expired; without a date always valid. */
export function statusOf(expireDate: string | null, today: string): CertificateEntry['status'] {
  if (expireDate === null) return 'valid'
  if (expireDate < today) return 'expired'
  const daysLeft = (Date.parse(expireDate) - Date.parse(today)) / 86_400_000
  return daysLeft <= limits.certificateEndingDays ? 'expiring' : 'valid'
}

/** Letters and number of a standard at the head of a name: ISO 9001, JIS Q 9100, IPC-A-610, PED 2014/68/EU. */
const standard = /^((?:\p{Lu}{2,}(?:\/\p{Lu}+)*)(?:[ -]\p{Lu}{1,4})?)[ -]?(\d[\d/-]*(?:EU)?)(?![\p{L}\d])/u

/**
 * What certificates are for, each once, however they are written: ISO 9001 for "ISO9001:2015 Quality management". What is no
 * standard stands as it is called.
 */
export function standardsOf(names: readonly string[]): string[] {
  return [...new Set(names.map(standardOf).filter((name) => name !== ''))]
}

function standardOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\s_]+/gu, ' ')
    .trim()
  const [, letters, number] = standard.exec(plain.toUpperCase()) ?? []
  if (letters !== undefined && number !== undefined)
    return `${letters}${letters.includes('-') ? '-' : ' '}${number.replace(/[-/]+$/, '')}`.replace(
      /-(?:19|20)\d\d$/,
      '',
    )
  return [...plain.replace(/:(?:19|20)\d\d\b.*$/u, '')].slice(0, certificateNameMax).join('').trim()
}

// Certificates and their state at a date.
import type { CertificateEntry } from '../../contract/businesses.ts'
import type { CertificateRow } from './queries/businesses.ts'

const expiringWithinDays = 60

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
  return daysLeft <= expiringWithinDays ? 'expiring' : 'valid'
}

// Certificates and their state at a date.
import { createHash } from 'node:crypto'
import type { CertificateEntry } from '../../contract/businesses.ts'
import { certificateNameMax } from '../../contract/filters.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { CertificateRow } from './queries/businesses.ts'
import { findCertificatesByID } from './queries/certificates.ts'

/** Whose the certificates of these ids are, what they are called and until when they hold; removed and unknown ones are missing. One query. */
export async function certificatesByID(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { businessID: string; name: string; expireDate: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await findCertificatesByID(db, ids)
  return new Map(rows.map(({ id, ...certificate }) => [id, certificate]))
}

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
    confirmed: confirmedOf(row),
    status: statusOf(row.expire_date, today),
  }
}

function confirmedOf({
  confirmed_on: on,
  confirmed_where: where,
}: CertificateRow): CertificateEntry['confirmed'] {
  return on === null || where === null ? null : { on, where }
}

/** What a confirmation is about, as one text: another one when its company changes any of it. */
export function certificateVersion(
  row: Pick<CertificateRow, 'name' | 'number' | 'issuer' | 'issue_date' | 'expire_date'>,
): string {
  const { name, number, issuer, issue_date: from, expire_date: to } = row
  const facts = JSON.stringify([name, number, issuer, from, to])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16)
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

/** A mark in any of the five languages, whatever it is for: JIS Mark, valves; JISマーク（バルブ）; Marchio CE. */
const mark =
  /^(?:(\p{Lu}{2,6})[ -]?(?:MARK(?:ING)?|マーク|标志|认证标志)(?![\p{L}])|(?:MARCA|MARCHIO|MARCADO|MARCATURA) (\p{Lu}{2,6})(?!\p{L}))/u
const organic = /^(?:JAS ORGANIC|ORGANIC JAS|有機JAS)(?!\p{L})/u

/**
 * What certificates are for, each once, however they are written: ISO 9001 for "ISO9001:2015 Quality management", JIS Mark for the
 * mark in any language. What is no standard stands as it is called.
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
    return `${letters.replace(/^JIS(?=\p{Lu}$)/u, 'JIS ')}${letters.includes('-') ? '-' : ' '}${number.replace(/[-/]+$/, '')}`.replace(
      /-(?:19|20)\d\d$/,
      '',
    )
  const [, before, behind] = mark.exec(plain.toUpperCase()) ?? []
  if (before !== undefined || behind !== undefined) return `${before ?? behind} Mark`
  if (organic.test(plain.toUpperCase())) return 'JAS Organic'
  return [...plain.replace(/:(?:19|20)\d\d\b.*$/u, '')].slice(0, certificateNameMax).join('').trim()
}

// The badge of a company and the confirmations of its certificates, as the domain that checks them says (D14).
import { createHash } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { certificateVersion } from './certificates.ts'
import { tell } from './business-lifecycle.ts'
import {
  findCertificatesEnding,
  findIdentities,
  findToConfirm,
  updateBadge,
  updateConfirmation,
  type Badge,
  type IdentityFacts,
} from './queries/badge.ts'
import { lockBusiness } from './queries/management.ts'

export type { Badge, IdentityFacts }

/** Gives a company the badge of a check, or takes it away; whatever shows it hears of it. False when it was so already. */
export async function setBadge(tx: Tx, businessID: string, badge: Badge | null): Promise<boolean> {
  if (!(await updateBadge(tx, businessID, badge))) return false
  await tell(tx, { type: 'business.changed', businessID })
  return true
}

/** What level 1 looks at of companies that are there, website host, country and register number, and what else a badge is about. One query. */
export async function identityFacts(db: Db | Tx, businessIDs: readonly string[]): Promise<IdentityFacts[]> {
  return businessIDs.length > 0 ? findIdentities(db, businessIDs) : []
}

type Seen = Pick<IdentityFacts, 'name' | 'type' | 'country' | 'registerNumber'>

/** Changes with what a badge is about: name, type, country and register number. */
export const identityVersion = ({ name, type, country, registerNumber }: Seen): string =>
  createHash('sha256')
    .update(JSON.stringify([name, type, country, registerNumber]))
    .digest('base64url')
    .slice(0, 16)

/**
 * Keeps what a badge is about as it was seen until the transaction ends. Throws NotFound for a company that is not there, and
 * CompanyChanged when it is another since `version`.
 */
export async function holdIdentity(tx: Tx, businessID: string, version: string): Promise<void> {
  const row = await lockBusiness(tx, businessID)
  if (!row) throw new AppError('NotFound')
  const {
    company_name: name,
    business_type: type,
    country_code: country,
    register_number: registerNumber,
  } = row
  if (identityVersion({ name, type, country, registerNumber }) !== version)
    throw new AppError('CompanyChanged')
}

export type CertificateToConfirm = {
  id: string
  businessID: string
  name: string
  number: string | null
  issuer: string | null
  scope: string | null
  issueDate: string | null
  expireDate: string | null
  photo: string | null
  confirmedOn: string | null
  /** Changes with what a confirmation is about. */
  version: string
}

/** What a verifier looks up of certificates that are there, by id. One query. */
export async function certificatesToConfirm(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CertificateToConfirm>> {
  if (ids.length === 0) return new Map()
  const rows = await findToConfirm(db, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        businessID: row.business_id,
        name: row.name,
        number: row.number,
        issuer: row.issuer,
        scope: row.scope,
        issueDate: row.issue_date,
        expireDate: row.expire_date,
        photo: row.photo,
        confirmedOn: row.confirmed_on,
        version: certificateVersion(row),
      },
    ]),
  )
}

/** Certificates whose last day lies in a span of days (ISO dates, both included), after an id in order of ids, at most `limit`. */
export const certificatesEnding = (
  db: Db | Tx,
  span: { from: string; to: string; after: string; limit: number },
): Promise<{ id: string; businessID: string; name: string; expireDate: string }[]> =>
  findCertificatesEnding(db, span)

/**
 * Notes when and where a certificate was found in the register of its issuer, or that it no longer counts as found. Throws
 * NotFound for one that is not there, and Stale when its company has changed it since `version`.
 */
export async function setConfirmation(
  tx: Tx,
  { businessID, certificateID, version }: { businessID: string; certificateID: string; version: string },
  confirmed: { on: string; where: string } | null,
): Promise<void> {
  // Who changes certificates of this company waits, or is waited for.
  if (!(await lockBusiness(tx, businessID))) throw new AppError('NotFound')
  const certificate = (await certificatesToConfirm(tx, [certificateID])).get(certificateID)
  if (!certificate || certificate.businessID !== businessID) throw new AppError('NotFound')
  if (certificate.version !== version) throw new AppError('Stale')
  await updateConfirmation(tx, certificateID, confirmed)
  await tell(tx, { type: 'business.changed', businessID })
}

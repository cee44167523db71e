// What notifications of checks and certificates bring with them; whoever opens one has read it.
import type { VerificationKind } from '../../contract/notification-kinds.ts'
import { dayText } from './day-text.ts'
import type { Kind } from './kind.ts'

/** For owners and admins of the company; its title is a day. */
const ofDay: Kind = {
  pathOf: ({ company }) => (company ? `/business/${company.businessID}/edit/verification` : '/my-business'),
  titleOf: dayText,
}
/** Its title is the name of a certificate. */
const ofCertificate: Kind = { ...ofDay, titleOf: (name) => name }

export const verificationKinds: Readonly<Record<VerificationKind, Kind>> = {
  'verification.asked': ofDay,
  'verification.granted': ofDay,
  'verification.refused': ofDay,
  'verification.ends': ofDay,
  'verification.ended': ofDay,
  'certificate.ends': {
    ...ofCertificate,
    pathOf: ({ company }) => (company ? `/business/${company.businessID}/edit/certificates` : '/my-business'),
  },
  'certificate.confirmed': ofCertificate,
  'certificate.unconfirmed': ofCertificate,
}

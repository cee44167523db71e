// The rooms of the console, in their order, and for whom each is. An entry is added with the screen it leads to.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRole } from '../../../contract/staff-roles.ts'

export type ConsoleRoom = { to: string; label: MessageDescriptor; roles: readonly StaffRole[] }

export const consoleRooms: readonly ConsoleRoom[] = [
  { to: '/console', label: msg`Overview`, roles: ['support', 'verifier', 'moderator', 'edition-manager'] },
  { to: '/console/verification', label: msg`Verification`, roles: ['verifier'] },
  { to: '/console/certificates', label: msg`Certificates`, roles: ['verifier'] },
  { to: '/console/reports', label: msg`Reports`, roles: ['moderator'] },
  { to: '/console/appeals', label: msg`Appeals`, roles: ['moderator'] },
  { to: '/console/enquiries', label: msg`Enquiries`, roles: ['support'] },
  { to: '/console/people', label: msg`People`, roles: ['support', 'moderator'] },
  { to: '/console/companies', label: msg`Companies`, roles: ['support', 'moderator', 'verifier'] },
  { to: '/console/proposals', label: msg`Proposals`, roles: ['verifier', 'moderator'] },
  { to: '/console/money', label: msg`Money`, roles: [] },
  { to: '/console/editions', label: msg`Editions`, roles: ['edition-manager'] },
  { to: '/console/boosts', label: msg`Boosts`, roles: ['moderator'] },
  { to: '/console/incidents', label: msg`Incidents`, roles: ['support'] },
  { to: '/console/system', label: msg`System`, roles: [] },
  { to: '/console/audit', label: msg`Log`, roles: ['support', 'verifier', 'moderator', 'edition-manager'] },
]

export const roleNames: Record<StaffRole, MessageDescriptor> = {
  support: msg`Support agent`,
  verifier: msg`Verifier`,
  moderator: msg`Moderator`,
  'edition-manager': msg`Edition manager`,
  admin: msg`Platform admin`,
}

// What states are called in the console.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FoundCompanyEntry, FoundPersonEntry } from '../../../../contract/console.ts'

export const personStates: Record<FoundPersonEntry['state'], MessageDescriptor> = {
  active: msg`In use`,
  unproven: msg`E-mail not confirmed`,
  suspended: msg`Suspended`,
  removed: msg`Removed`,
  none: msg`No account`,
}

export const companyStates: Record<FoundCompanyEntry['state'], MessageDescriptor> = {
  shown: msg`In use`,
  removed: msg`Removed`,
  'given up': msg`Removed for good`,
}

/** What people are in a company. */
export const memberRoles: Record<'owner' | 'admin' | 'member', MessageDescriptor> = {
  owner: msg`Owner`,
  admin: msg`Admin`,
  member: msg`Member`,
}

/** What is proposed, as the audit log names it; what is not here is shown by that name. */
export const proposalActs: Record<string, MessageDescriptor> = {
  'role.granted': msg`Give a role`,
  'role.taken': msg`Take a role`,
  'plan.granted': msg`Give a plan without money`,
  'action.removed': msg`Remove the company`,
  'check.granted': msg`Grant a check`,
  'business.merged': msg`Merge into another company`,
  'business.unmerged': msg`Take a merge back`,
}

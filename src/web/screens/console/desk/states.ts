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

import { Trans } from '@lingui/react/macro'
import type { ManagedBusinessEntry } from '../../../contract/business-management.ts'

/** What somebody is in a company, in words (D8). */
export function RoleName({ role }: Pick<ManagedBusinessEntry, 'role'>) {
  switch (role) {
    case 'owner':
      return <Trans>Owner</Trans>
    case 'admin':
      return <Trans>Admin</Trans>
    case 'member':
      return <Trans>Member</Trans>
  }
}

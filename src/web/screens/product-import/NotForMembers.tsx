import { Trans } from '@lingui/react/macro'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'

export const NotForMembers = () => (
  <OnlyManagers>
    <Trans>Only owners and admins of the company import products. Ask one of them.</Trans>
  </OnlyManagers>
)

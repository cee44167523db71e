import { Trans } from '@lingui/react/macro'
import { LeaveGuard } from '../../ui/UnsavedGuard.tsx'

/** While a file is on its way, asks before the page is left, which would end it. */
export const SendGuard = ({ isSending }: { isSending: boolean }) => (
  <LeaveGuard
    isAsking={isSending}
    title={<Trans>Stop sending the file?</Trans>}
    leave={<Trans>Stop and leave</Trans>}
  >
    <Trans>The file is still on its way. Leaving this page ends that, and it has to be sent again.</Trans>
  </LeaveGuard>
)

import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import type { Sending } from './use-send-when-here.ts'

type Props = {
  of: Sending
  /** While it is being sent. */
  isDisabled?: boolean
  children: React.ReactNode
}

/** The button that sends what files go with: it says that it waits for them, and that can be taken back. */
export function SendButton({ of: { isWaiting, stop }, isDisabled = false, children }: Props) {
  return (
    <>
      {isWaiting && (
        <Button variant="quiet" onClick={stop}>
          <Trans>Do not send yet</Trans>
        </Button>
      )}
      <Button type="submit" variant="primary" aria-disabled={isDisabled || isWaiting}>
        {isWaiting ? <Trans>Sends when the files have arrived</Trans> : children}
      </Button>
    </>
  )
}

/** Why nothing was sent: a file has not arrived, and will not. */
export function NotAttached() {
  return <Trans>A file could not be attached. Remove it or try again before you send.</Trans>
}

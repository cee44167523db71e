import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { discarding } from '../../ui/UnsavedGuard.tsx'

/** While a file is on its way, asks before the page is left, which would end it. */
export function SendGuard({ isSending }: { isSending: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSending &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof discarding> | null)?.discard,
  )
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  return (
    <Dialog
      open={blocker.state === 'blocked' && isSending}
      title={<Trans>Stop sending the file?</Trans>}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>
            <Trans>Stop and leave</Trans>
          </Button>
          <Button variant="primary" data-first onClick={() => blocker.reset?.()}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The file is still on its way. Leaving this page ends that, and it has to be sent again.</Trans>
      </p>
    </Dialog>
  )
}

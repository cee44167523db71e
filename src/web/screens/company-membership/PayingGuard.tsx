import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks before the page is left while a payment is under way. */
export function PayingGuard({ isPaying }: { isPaying: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isPaying && currentLocation.pathname !== nextLocation.pathname,
  )
  const isSure = useRef(false)
  useEffect(() => {
    if (!isPaying) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSure.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPaying])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={<Trans>Leave while you are paying?</Trans>}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button
            onClick={() => {
              // Asked once: the next page is another document.
              isSure.current = true
              blocker.proceed?.()
            }}
          >
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" data-first onClick={() => blocker.reset?.()}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          The payment goes on without you, unless it waits for your confirmation. Its end is shown on this
          page and told by mail.
        </Trans>
      </p>
    </Dialog>
  )
}

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** The `state` of a link that throws away what is unsaved on purpose: nobody is asked. */
export const discarding = { discard: true }

/** While something is `unsaved`, asks before the page is left; sending the form to its own address goes through. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof discarding> | null)?.discard,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" data-first onClick={() => blocker.reset?.()}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>What you changed on this page has not been saved.</Trans>
      </p>
    </Dialog>
  )
}

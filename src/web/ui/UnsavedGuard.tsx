import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** The `state` of a link that throws away what is unsaved on purpose: nobody is asked. */
export const discarding = { discard: true }

type Props = { isAsking: boolean; title: React.ReactNode; leave: React.ReactNode; children: React.ReactNode }

/** Asks before the page is left; sending the form to its own address goes through. */
export function LeaveGuard({ isAsking, title, leave, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAsking &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof discarding> | null)?.discard,
  )
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
  return (
    <Dialog
      open={blocker.state === 'blocked' && isAsking}
      title={title}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{leave}</Button>
          <Button variant="primary" data-first onClick={() => blocker.reset?.()}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}

/** While something is `unsaved`. */
export const UnsavedGuard = ({ unsaved }: { unsaved: boolean }) => (
  <LeaveGuard isAsking={unsaved} title={<Trans>Leave without saving?</Trans>} leave={<Trans>Leave</Trans>}>
    <Trans>What you changed on this page has not been saved.</Trans>
  </LeaveGuard>
)

import { Trans } from '@lingui/react/macro'
import { Done } from '../../../components/forms/Done.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import type { Doing } from './answering.ts'

/** What was just done, on the page that it led to. */
export function Happened({ done }: { done: Doing | undefined }) {
  if (done === undefined) return null
  if (done === 'gone')
    return (
      <FormProblem
        title={<Trans>This is no longer open: it was answered, taken back or ended meanwhile.</Trans>}
      />
    )
  return (
    <Done>
      <Words done={done} />
    </Done>
  )
}

function Words({ done }: { done: Exclude<Doing, 'gone'> }) {
  switch (done) {
    case 'accepted':
      return <Trans>You are connected now.</Trans>
    case 'declined':
      return <Trans>The request was declined.</Trans>
    case 'withdrawn':
      return <Trans>The request was withdrawn.</Trans>
    case 'removed':
      return <Trans>The connection was removed.</Trans>
  }
}

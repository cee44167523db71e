import type { FetcherWithComponents } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { hasArrived, ReportDone, ReportFields } from './ReportFields.tsx'
import type { ReportAnswer } from './reporting.ts'
import styles from './ReportForm.module.css'

type Props = {
  fetcher: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  /** What the last sending learnt. */
  answer: ReportAnswer | undefined
  /** Where it is sent. */
  path: string
  onClose(): void
  /** What stands before the fields. */
  children?: React.ReactNode
}

/** A report in a dialog, until it has been sent. */
export function ReportForm({ fetcher, answer, path, onClose, children }: Props) {
  const isSending = fetcher.state !== 'idle'
  if (hasArrived(answer))
    return (
      <div className={styles.form}>
        <ReportDone outcome={answer.outcome} />
        <div className={styles.ways}>
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    )
  return (
    <fetcher.Form method="post" action={path} noValidate className={styles.form}>
      {children}
      <ReportFields answer={isSending ? undefined : answer} about={path} />
      <div className={styles.ways}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          <Trans>Send report</Trans>
        </Button>
      </div>
    </fetcher.Form>
  )
}

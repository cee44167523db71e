import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { Thing } from '../../api/acts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReportDone, ReportFields, type ReportAnswer } from './ReportFields.tsx'
import { reportPath } from './things.ts'
import styles from './ReportDialog.module.css'

type Props = { thing: Thing; name: string; open: boolean; onClose(): void }

/** A report over the page it is about. */
export function ReportDialog({ thing, name, open, onClose }: Props) {
  // Each opening begins anew.
  const [opened, setOpened] = useState({ open, times: 0 })
  if (opened.open !== open) setOpened({ open, times: opened.times + (open ? 1 : 0) })
  // An element, not a text: Trans reads a text among its words for tags.
  const what = <bdi>{name}</bdi>
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Report {what}</Trans>}>
      <Report key={opened.times} thing={thing} onClose={onClose} />
    </Dialog>
  )
}

function Report({ thing, onClose }: Pick<Props, 'thing' | 'onClose'>) {
  const fetcher = useFetcher<ReportAnswer>()
  const answer = fetcher.data
  const isSending = fetcher.state !== 'idle'
  if (answer && answer.outcome !== 'refused')
    return (
      <>
        <ReportDone outcome={answer.outcome} />
        <div className={styles.ways}>
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </>
    )
  return (
    <fetcher.Form method="post" action={reportPath(thing.type, thing.id)} noValidate className={styles.form}>
      <ReportFields answer={isSending ? undefined : answer} />
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

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import type { ReportAnswer } from './reporting.ts'
import { reportPath, type ReportedThing } from './things.ts'

type Props = { thing: ReportedThing; name: string; open: boolean; onClose(): void }

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

function Report({ thing: { type, id }, onClose }: Pick<Props, 'thing' | 'onClose'>) {
  const fetcher = useFetcher<ReportAnswer>()
  return <ReportForm fetcher={fetcher} answer={fetcher.data} path={reportPath(type, id)} onClose={onClose} />
}

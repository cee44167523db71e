import { Trans } from '@lingui/react/macro'
import type { LogEntryShown } from '../../../../contract/console.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { DeskTable } from './DeskTable.tsx'

/** A part of the audit log; acts are named as the log names them. */
export function History({ entries }: { entries: readonly LogEntryShown[] }) {
  return (
    <DeskTable
      caption={<Trans>History</Trans>}
      rows={entries.map((entry, at) => ({ ...entry, key: String(at) }))}
      keyOf={({ key }) => key}
      empty={<Trans>Nothing was recorded.</Trans>}
      columns={[
        { key: 'at', head: <Trans>When</Trans>, renderCell: ({ at }) => <LocalMoment at={at} /> },
        { key: 'act', head: <Trans>Act</Trans>, renderCell: ({ act }) => <code>{act}</code> },
        { key: 'by', head: <Trans>By</Trans>, renderCell: ({ by }) => by },
        { key: 'reason', head: <Trans>Reason</Trans>, renderCell: ({ reason }) => reason ?? '' },
      ]}
    />
  )
}

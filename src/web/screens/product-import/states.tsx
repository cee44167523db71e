import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import type { ImportState } from '../../../contract/import-words.ts'

type Shown = Pick<ProductImportEntry, 'state' | 'pausedBy'>

const over: ReadonlySet<ImportState> = new Set(['done', 'cancelled', 'undone', 'failed'])

/** Whether no other import can begin; a table that was never sent gives way. */
export const isInHand = (state: ImportState): boolean => state !== 'awaited' && !over.has(state)

/** How far an import is. */
export function StateName({ entry: { state } }: { entry: Shown }) {
  switch (state) {
    case 'awaited':
      return <Trans>The file has not arrived</Trans>
    case 'reading':
      return <Trans>The file is being read</Trans>
    case 'mapping':
      return <Trans>Columns to check</Trans>
    case 'checking':
      return <Trans>Being checked</Trans>
    case 'checked':
      return <Trans>Ready to import</Trans>
    case 'running':
      return <Trans>Being imported</Trans>
    case 'paused':
      return <Trans>Paused</Trans>
    case 'done':
      return <Trans>Imported</Trans>
    case 'cancelled':
      return <Trans>Cancelled</Trans>
    case 'undoing':
      return <Trans>Being undone</Trans>
    case 'undone':
      return <Trans context="an import">Undone</Trans>
    case 'failed':
      return <Trans>Could not be read</Trans>
  }
}

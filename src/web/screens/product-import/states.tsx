import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import type { ImportState, ImportStop } from '../../../contract/import-words.ts'

type Shown = Pick<ProductImportEntry, 'state' | 'stopped'>

const over: ReadonlySet<ImportState> = new Set(['done', 'cancelled', 'undone', 'failed'])

/** Whether no other import can begin; a table that was never sent gives way. */
export const isInHand = (state: ImportState): boolean => state !== 'awaited' && !over.has(state)

/** Whether the table of a program stopped, and the next one that it sent took its place. */
export const gaveWay = ({ state, stopped }: Shown): boolean => state === 'cancelled' && stopped !== null

/** How far an import is. */
export function StateName({ entry: { state, stopped } }: { entry: Shown }) {
  if (stopped && !over.has(state)) return <Trans context="an import">Stopped, waits for you</Trans>
  if (gaveWay({ state, stopped })) return <Trans>Stopped, gave way to a newer file</Trans>
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

/** Why the table of a program does not go on by itself. */
export function StopReason({ reason }: { reason: ImportStop }) {
  switch (reason) {
    case 'columns':
      return <Trans>It is not sure what every column means.</Trans>
    case 'sheet':
      return <Trans>It is not sure which sheet is meant.</Trans>
    case 'refused':
      return <Trans>Too many products would be refused.</Trans>
    case 'missing':
      return <Trans>Too many of your products are not in the file.</Trans>
    case 'no products':
      return <Trans>There is no product in the file.</Trans>
  }
}

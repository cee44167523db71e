import { useLingui } from '@lingui/react/macro'
import type { RowKind } from '../../../contract/import-words.ts'

const order: readonly RowKind[] = ['new', 'changed', 'missing', 'refused', 'unchanged']

/** What becomes of products, by what it is called, in the order in which it is told. */
export function useKinds(): { names: Record<RowKind, string>; order: readonly RowKind[] } {
  const { t } = useLingui()
  const names = {
    new: t({ context: 'products of an import', message: 'New' }),
    changed: t({ context: 'products of an import', message: 'Changed' }),
    unchanged: t`Unchanged`,
    missing: t`Missing in the file`,
    refused: t`Refused`,
  }
  return { names, order }
}

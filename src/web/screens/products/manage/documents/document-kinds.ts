import { useLingui } from '@lingui/react/macro'
import type { DocumentKind } from '../../../../../contract/document-kinds.ts'

/** What each kind of document is called. */
export function useDocumentKinds(): Record<DocumentKind, string> {
  const { t } = useLingui()
  return {
    dataSheet: t`Data sheet`,
    manual: t`Manual`,
    cad: t`CAD file`,
    brochure: t`Brochure`,
    other: t`Other document`,
  }
}

import { useLingui } from '@lingui/react/macro'
import type { KeyScopeName } from '../../../contract/key-scopes.ts'

/** What a key may do, by its scope. */
export function useScopeNames(): Record<KeyScopeName, string> {
  const { t } = useLingui()
  return {
    'product.import': t`Import products`,
    'product.read': t`Read and export all products, drafts too`,
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** A number with the word for what it counts; nothing for 0 (section 2). */
export function useCountTexts() {
  const { t } = useLingui()
  return {
    manufacturers: (count: number) =>
      count === 0 ? '' : t`${plural(count, { one: '# manufacturer', other: '# manufacturers' })}`,
    products: (count: number) =>
      count === 0 ? '' : t`${plural(count, { one: '# product', other: '# products' })}`,
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** A number with the word for what it counts, in one piece; nothing for 0 (section 2). */
export function useCountTexts() {
  const { t } = useLingui()
  return {
    manufacturers: (count: number) =>
      count === 0 ? '' : inOnePiece(t`${plural(count, { one: '# manufacturer', other: '# manufacturers' })}`),
    products: (count: number) =>
      count === 0 ? '' : inOnePiece(t`${plural(count, { one: '# product', other: '# products' })}`),
  }
}

const inOnePiece = (text: string) => text.replaceAll(' ', '\u00a0')

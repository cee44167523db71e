import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** A number alone, and with the word for what it counts in one piece; no words for 0 (P2.11). */
export const countTexts = (i18n: I18n) => ({
  number: (count: number) => i18n.number(count),
  manufacturers: (count: number) =>
    count === 0
      ? ''
      : i18n
          ._(msg`${plural(count, { one: '# manufacturer', other: '# manufacturers' })}`)
          .replaceAll(' ', '\u00a0'),
})

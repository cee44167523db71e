import type { I18n } from '@lingui/core'
import { limits } from '../../../contract/limits.ts'

/** How much waits in a queue, which is counted so far only (D57): 1,000+. */
export const waitingText = (i18n: I18n, count: number): string =>
  count > limits.waitingCounted ? `${i18n.number(limits.waitingCounted)}+` : i18n.number(count)

import { msg } from '@lingui/core/macro'
import type { Beside, Drawn, FunnelStep, tableKinds } from './page-data.ts'

/** What each number counts. */
export const countWords = {
  shown: msg`Shown in searches`,
  opened: msg`Opened from a search`,
  saved: msg`Saved`,
  inquired: msg`Inquiries`,
  answered: msg`Answered`,
  won: msg`Won`,
  visitors: msg`Visitors of each day, added`,
  viewed: msg`Pages looked at`,
  followed: msg`Followed`,
  document: msg`Documents opened`,
} as const satisfies Record<FunnelStep | Beside | Drawn | (typeof tableKinds)[number], unknown>

// Which live events pages listen for; apart from their schemas, which no browser needs.
import type { LiveEventEntry } from './live.ts'

/** Whatever changes the numbers in the top bar: news of conversations, and that of other numbers alone. */
export const changesBadges = [
  'inquiry.received',
  'inquiry.message',
  'inquiry.ended',
  'inquiry.read',
  'badges',
] as const satisfies readonly LiveEventEntry['type'][]

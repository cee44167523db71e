// What a kind of notification says on a page: an entry a kind, in the file of what it is about.
import type { NotificationEntry } from '../../../contract/notifications.ts'

export type KindWords = {
  /** What happened, in one sentence. */
  Happened(happened: Happened): React.ReactNode
  /** What it is about; may be nothing. */
  About(about: { notice: NotificationEntry }): React.ReactNode
}

/** `who` did it last, beside `others`; it happened `count` times. */
export type Happened = { who: React.ReactNode; company: React.ReactNode; count: number; others: number }

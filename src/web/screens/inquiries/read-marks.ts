// Which of one's own messages say that they were delivered or read: the last of each, since all before it were too.
import type { MessageEntry, SideName } from '../../../contract/inquiries.ts'

export type Mark = 'delivered' | 'read'

/** By number: the last own message that was read, and the last own one when it lies unread in the other's mailbox. */
export function marksOf(
  messages: readonly Pick<MessageEntry, 'number' | 'from'>[],
  side: SideName,
  readByOther: number,
): ReadonlyMap<number, Mark> {
  const own = messages.filter(({ from }) => from === side).map(({ number }) => number)
  const last = own.at(-1)
  const read = own.findLast((number) => number <= readByOther)
  return new Map<number, Mark>([
    ...(last !== undefined && last !== read ? [[last, 'delivered'] as const] : []),
    ...(read !== undefined ? [[read, 'read'] as const] : []),
  ])
}

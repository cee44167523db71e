// What a page shows and what came since, joined without doubles, holes or loss.
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { InquiryEntry, listInquiries, MessageEntry } from '../../../contract/inquiries.ts'

/** Messages by their number, oldest first. Where newer ones leave a hole, what lies before it is asked for again later. */
export function joinMessages(
  shown: readonly MessageEntry[],
  came: readonly MessageEntry[],
): readonly MessageEntry[] {
  if (came.length === 0) return shown
  const [older, newer] = (shown[0]?.number ?? 0) <= came[0]!.number ? [shown, came] : [came, shown]
  const last = older.at(-1)
  if (last && newer[0]!.number > last.number + 1) return newer
  const all = new Map<number, MessageEntry>()
  for (const message of [...older, ...newer]) all.set(message.number, message)
  return [...all.values()].toSorted((one, other) => one.number - other.number)
}

export type ListPage = CallOutput<typeof listInquiries>
export type Sort = 'created' | 'activity'

/** The first page as it is now, and of what was loaded below it whatever still follows. */
export function joinFirstPage(shown: ListPage, first: ListPage, sort: Sort): ListPage {
  const last = first.requests.at(-1)
  if (!last || first.nextCursor === null) return first
  const above = new Set(first.requests.map(({ requestID }) => requestID))
  const below = shown.requests.filter(
    (request) => !above.has(request.requestID) && follows(request, last, sort),
  )
  return below.length === 0
    ? first
    : { ...first, requests: [...first.requests, ...below], nextCursor: shown.nextCursor }
}

function follows(request: InquiryEntry, last: InquiryEntry, sort: Sort): boolean {
  const isBefore = request.requestID < last.requestID
  if (sort === 'created' || request.lastAt === last.lastAt) return isBefore
  return request.lastAt < last.lastAt
}

/** A further page below those that are shown. */
export function joinNextPage(shown: ListPage, next: ListPage): ListPage {
  const known = new Set(shown.requests.map(({ requestID }) => requestID))
  return {
    ...next,
    requests: [...shown.requests, ...next.requests.filter(({ requestID }) => !known.has(requestID))],
  }
}

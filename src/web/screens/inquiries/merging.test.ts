import { expect, test } from 'vitest'
import type { ListedInquiryEntry, MessageEntry } from '../../../contract/inquiries.ts'
import { joinFirstPage, joinMessages, joinNextPage, type ListPage } from './merging.ts'

const messages = (from: number, to: number): MessageEntry[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    number: from + at,
    content: `m${from + at}`,
    datetime: '2026-11-21T08:00:00.000Z',
    from: 'S',
    type: 'text',
    author: { userID: 'u', name: 'N' },
    attachments: [],
  }))
const numbers = (list: readonly MessageEntry[]) => list.map(({ number }) => number)

test('what overlaps stands there once, in order, whichever came first', () => {
  expect(numbers(joinMessages(messages(3, 6), messages(5, 8)))).toEqual([3, 4, 5, 6, 7, 8])
  expect(numbers(joinMessages(messages(5, 8), messages(3, 6)))).toEqual([3, 4, 5, 6, 7, 8])
  expect(numbers(joinMessages(messages(5, 8), messages(1, 4)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(numbers(joinMessages([], messages(1, 2)))).toEqual([1, 2])
  expect(numbers(joinMessages(messages(1, 2), []))).toEqual([1, 2])
})

test('messages with a hole before them stand alone, so that what lies between is asked for again', () => {
  expect(numbers(joinMessages(messages(1, 50), messages(81, 130)))).toEqual(numbers(messages(81, 130)))
})

const request = (requestID: string, lastAt = requestID) => ({ requestID, lastAt }) as ListedInquiryEntry
const page = (ids: string[], nextCursor: string | null): ListPage => ({
  requests: ids.map((id) => request(id)),
  searched: 'all',
  nextCursor,
  counts: { all: 0, unread: 0, toAnswer: 0, ended: 0 },
})
const ids = ({ requests }: ListPage) => requests.map(({ requestID }) => requestID)

test('a new first page keeps what was loaded below it, without doubles', () => {
  const joined = joinFirstPage(page(['7', '6', '5', '4', '3'], 'c3'), page(['8', '7', '6'], 'c6'), 'created')
  expect(ids(joined)).toEqual(['8', '7', '6', '5', '4', '3'])
  expect(joined.nextCursor).toBe('c3')
})

test('one that is the whole list is all there is', () => {
  expect(ids(joinFirstPage(page(['7', '6', '5'], 'c5'), page(['7'], null), 'created'))).toEqual(['7'])
})

test('a conversation that moved up by a message does not stay where it was', () => {
  const shown = page(['7', '6', '5', '4'], 'c4')
  const first = { ...page([], 'c6'), requests: [request('4', '9'), request('7'), request('6')] }
  expect(ids(joinFirstPage(shown, first, 'activity'))).toEqual(['4', '7', '6', '5'])
})

test('a further page brings nothing twice', () => {
  expect(ids(joinNextPage(page(['5', '4'], 'c4'), page(['4', '3'], null)))).toEqual(['5', '4', '3'])
})

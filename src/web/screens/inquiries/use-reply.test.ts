import { expect, test } from 'vitest'
import { notYetHere, type Pending } from './use-reply.ts'

const pending = (key: string, more: Partial<Pending> = {}): Pending => ({
  key,
  content: 'Yes.',
  attachments: [],
  after: 4,
  state: 'sending',
  ...more,
})
const message = (number: number, userID = 'me', content = 'Yes.') => ({
  number,
  content,
  author: { userID, name: 'N' },
  attachments: [],
})
const keys = (all: readonly Pending[]) => all.map(({ key }) => key)

test('what came back by another way than the answer is not shown twice', () => {
  expect(keys(notYetHere([pending('a')], [message(5)], 'me'))).toEqual([])
})

test('of two alike each message stands for one', () => {
  expect(keys(notYetHere([pending('a'), pending('b')], [message(5)], 'me'))).toEqual(['b'])
})

test('older ones, those of others, other words, and what failed do not count', () => {
  expect(
    keys(notYetHere([pending('a')], [message(4), message(5, 'you'), message(6, 'me', 'No.')], 'me')),
  ).toEqual(['a'])
  expect(keys(notYetHere([pending('a', { state: 'failed' })], [message(5)], 'me'))).toEqual(['a'])
})

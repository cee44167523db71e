import { expect, test } from 'vitest'
import { compareWrites, heardAgain, longestGap, unheard } from './faults-compare.ts'

test('an answered write that is nowhere is lost, any that is there twice is doubled, and one without an answer may be there or not', () => {
  const acknowledged = [{ token: 'kept' }, { token: 'gone' }, { token: 'twice' }]
  const found = new Map([
    ['kept', 1],
    ['twice', 2],
    ['unanswered', 1],
    ['unanswered twice', 2],
  ])
  expect(compareWrites(acknowledged, found)).toEqual({
    lost: ['gone'],
    doubled: ['twice', 'unanswered twice'],
  })
})

test('a gap is the longest time without an answer, also up to the first and after the last', () => {
  expect(longestGap([500, 3_000, 1_000], 1_000, 3_500)).toBe(2)
  expect(longestGap([4_000], 1_000, 5_000)).toBe(3)
  expect(longestGap([1_100], 1_000, 9_100)).toBe(8)
  expect(longestGap([], 0, 7_000)).toBe(7)
})

test('a page has heard of a message when it was told, or told later to ask for everything', () => {
  const message = (token: string, stream: string, number: number, at: number) => ({
    token,
    at,
    told: { stream, thing: 'one', number },
  })
  const acknowledged = [
    message('told', 'first', 1, 10),
    message('covered', 'first', 2, 20),
    message('missed', 'first', 3, 40),
    message('not open', 'second', 1, 10),
    { token: 'no message', at: 10 },
  ]
  const heard = new Map([
    ['first', [{ at: 11, thing: 'one', number: 1 }, { at: 30 }, { at: 41, thing: 'other', number: 3 }]],
  ])
  expect(unheard(acknowledged, heard)).toEqual(['missed', 'not open'])
})

test('heard again is a message that an open page heard more than once; gaps and other pages are none', () => {
  const one = { at: 1, thing: 'a', number: 1 }
  expect(
    heardAgain(
      new Map([
        ['x', [one, { ...one, at: 2 }, { at: 3 }, { at: 4 }]],
        ['y', [one]],
      ]),
    ),
  ).toBe(1)
  expect(heardAgain(new Map([['x', [one, { ...one, number: 2 }, { ...one, thing: 'b' }]]]))).toBe(0)
})

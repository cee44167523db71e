// How many comments there are with what happened here, and what is loaded anew.
import { expect, test } from 'vitest'
import type { CommentData, CommentPage } from './comment-data.ts'
import { knownTotal, reloadOf, totalOf } from './listed.ts'

const comment = (id: string, replies = 0) => ({ id, replies }) as CommentData
const page = (ids: readonly string[], rest: Partial<CommentPage> = {}): CommentPage => ({
  comments: ids.map((id) => comment(id)),
  total: ids.length,
  nextSkip: null,
  ...rest,
})
const five = (prefix: string) => [1, 2, 3, 4, 5].map((at) => prefix + at)
const none: ReadonlySet<string> = new Set()

test('what was said here counts until the server lists it, what was taken away as long as it lists it', () => {
  const said = [comment('x')]
  expect(totalOf({ pages: [], said: [], gone: none }, 3)).toBe(3)
  expect(totalOf({ pages: [page(['a'])], said, gone: none }, 0)).toBe(2)
  expect(totalOf({ pages: [page(['a', 'x'])], said, gone: none }, 0)).toBe(2)
  expect(totalOf({ pages: [page(['a', 'x'])], said, gone: new Set(['a']) }, 0)).toBe(1)
  expect(totalOf({ pages: [page(['x'])], said, gone: new Set(['a']) }, 0)).toBe(1)
  expect(totalOf({ pages: [page(['a'])], said, gone: new Set(['x']) }, 0)).toBe(1)
  // The last page knows best.
  expect(
    totalOf(
      {
        pages: [page(five('a'), { total: 6, nextSkip: 5 }), page(['b'], { total: 7 })],
        said: [],
        gone: none,
      },
      0,
    ),
  ).toBe(7)
})

test('all that are known are counted with their answers, unless some are not loaded', () => {
  expect(knownTotal([{ ...page([]), comments: [comment('a', 2), comment('b')] }])).toBe(4)
  expect(knownTotal([page([])])).toBe(0)
  expect(knownTotal([])).toBeUndefined()
  expect(knownTotal([page(five('a'), { nextSkip: 5 })])).toBeUndefined()
  expect(knownTotal([page(['f'], { skip: 5 })])).toBeUndefined()
})

test('what is loaded is loaded anew, with room for one more where it was all, from where the page began', () => {
  expect(reloadOf([])).toBeUndefined()
  expect(reloadOf([page([])])).toEqual({ skip: 0, size: 10 })
  expect(reloadOf([page(['a'])])).toEqual({ skip: 0, size: 10 })
  expect(reloadOf([page(five('a'))])).toEqual({ skip: 0, size: 10 })
  expect(reloadOf([page(five('a'), { nextSkip: 5 })])).toEqual({ skip: 0, size: 5 })
  expect(reloadOf([page(five('a'), { skip: 5, nextSkip: 10 }), page(['b'])])).toEqual({ skip: 5, size: 15 })
  const many = Array.from({ length: 10 }, (_, at) => page(five(String(at)), { nextSkip: 5 * at + 5 }))
  expect(reloadOf(many)).toEqual({ skip: 0, size: 50 })
  expect(reloadOf([...many, page(['z'])])).toBeUndefined()
})

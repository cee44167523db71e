import { expect, test } from 'vitest'
import { moved, picturesTyped, putBack } from './picture-list.ts'

const list = (...refs: string[]) => refs.map((ref) => ({ ref, url: `/${ref}` }))

test('a picture moves to its place, and not past an end', () => {
  expect(moved(list('a', 'b', 'c'), 'c', -2)).toEqual(list('c', 'a', 'b'))
  expect(moved(list('a', 'b', 'c'), 'a', 1)).toEqual(list('b', 'a', 'c'))
  for (const [ref, by] of [
    ['a', -1],
    ['c', 1],
    ['x', 1],
  ] as const)
    expect(moved(list('a', 'b', 'c'), ref, by)).toEqual(list('a', 'b', 'c'))
})

test('a removed picture comes back to its place, once', () => {
  const [b] = list('b')
  expect(putBack(list('a', 'c'), b!, 1)).toEqual(list('a', 'b', 'c'))
  expect(putBack(list('a', 'b'), b!, 0)).toEqual(list('a', 'b'))
})

test('reads the pictures of a form and leaves out what is none', () => {
  expect(picturesTyped(JSON.stringify([...list('a'), null, { ref: 1 }, { ref: '', url: '' }, 'x']))).toEqual(
    list('a'),
  )
  for (const text of ['', '{', '{}', 'null']) expect(picturesTyped(text)).toEqual([])
})

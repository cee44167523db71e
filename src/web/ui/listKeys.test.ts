import { expect, test } from 'vitest'
import { lineBeside, listKeyOf } from './listKeys.ts'

const plain = {
  key: '',
  keyCode: 0,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
}

test.each([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Enter', 'take'],
  ['Escape', 'close'],
  ['Home', 'leave'],
  ['ArrowRight', 'leave'],
  ['a', undefined],
  ['Tab', undefined],
] as const)('%s alone', (key, meant) => {
  expect(listKeyOf({ ...plain, key })).toBe(meant)
})

test('with Alt the arrows open and close', () => {
  expect(listKeyOf({ ...plain, key: 'ArrowDown', altKey: true })).toBe('open')
  expect(listKeyOf({ ...plain, key: 'ArrowUp', altKey: true })).toBe('close')
})

test.each([
  { isComposing: true },
  { keyCode: 229 },
  { shiftKey: true },
  { ctrlKey: true },
  { metaKey: true },
])('Enter with %o is none of the list', (more) => {
  expect(listKeyOf({ ...plain, key: 'Enter', ...more })).toBeUndefined()
})

test('lines go round at both ends, in from the text at either, and nowhere in an empty list', () => {
  expect([0, 1, 2, -1].map((line) => lineBeside(line, 3, 1))).toEqual([1, 2, 0, 0])
  expect([0, 1, 2, -1].map((line) => lineBeside(line, 3, -1))).toEqual([2, 0, 1, 2])
  expect(lineBeside(-1, 0, 1)).toBe(-1)
})

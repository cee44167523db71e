import { expect, test } from 'vitest'
import { afterKey, stepped } from './steps.ts'

test('beyond the last picture comes the first, and the other way round', () => {
  expect([stepped(2, 1, 3), stepped(0, -1, 3), stepped(0, 1, 1)]).toEqual([0, 2, 0])
})

test('U21: arrow keys step, Home and End lead to the ends, other keys mean nothing', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'Enter', 'a']
  expect(keys.map((key) => afterKey(key, 1, 4))).toEqual([0, 2, 0, 3, undefined, undefined, undefined])
})

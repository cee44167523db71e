import { expect, test } from 'vitest'
import { groupedPhone } from './telephone.server.ts'

test.each([
  ['+81', '355500100', '+81 3 5550 0100'],
  ['+81', '0532-12-3456', '+81 532 12 3456'],
  ['+81', '9055500100', '+81 90 5550 0100'],
  ['+39', '0255500100', '+39 02 5550 0100'],
  ['+1', '3055550142', '+1 305 555 0142'],
  ['+49', '03012345', '+49 30 12345'],
  ['+86', '01012345678', '+86 10 1234 5678'],
  // One digit more than numbers of Japan have: in threes rather than in one row.
  ['+81', '4285550499', '+81 428 555 0499'],
  ['+999', '12345678', '+999 1 234 5678'],
])('%s %s is shown as %s', (code, number, shown) => {
  expect(groupedPhone(code, number)).toBe(shown)
})

test.each([
  ['+999', '12-345-678', '+999 12-345-678'],
  ['', '0532-12-3456', '0532-12-3456'],
])('without a known country %s %s stays as it was typed', (code, number, shown) => {
  expect(groupedPhone(code, number)).toBe(shown)
})

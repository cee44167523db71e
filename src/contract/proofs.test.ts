import { expect, test } from 'vitest'
import { SecondFactor } from './proofs.ts'

test.each([
  ['123456', '123456'],
  [' １２３４５６ ', '123456'],
  ['１２３　４５６', '123456'],
  ['123 456', '123456'],
  ['Ｋ７ＭＱ－２Ｘ９Ｄ', 'K7MQ-2X9D'],
])('the code %s is taken as people type it', (typed, code) => {
  expect(SecondFactor.parse(typed)).toBe(code)
})

import { expect, test } from 'vitest'
import { liftClearOf } from './clearOf.ts'

const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const toast = at(100, 700, 300, 50)

test('what covers nothing stays where it is', () => {
  expect(liftClearOf(toast, [], 0)).toBe(0)
  expect(liftClearOf(toast, [at(400, 700, 80, 40), at(100, 750, 80, 40), at(100, 640, 80, 60)], 0)).toBe(0)
})

test('what covers buttons goes above them, and above those that it would cover there', () => {
  expect(liftClearOf(toast, [at(120, 720, 80, 40)], 0)).toBe(38)
  expect(liftClearOf(toast, [at(120, 720, 80, 40), at(200, 650, 80, 40)], 0)).toBe(108)
})

test('it stays where it is if there is no room above', () => {
  expect(liftClearOf(toast, [at(120, 60, 80, 690)], 64)).toBe(0)
})

import { expect, test } from 'vitest'
import { createFence } from './fence.ts'

function aFence() {
  let clock = 0
  let changes = 0
  const fence = createFence(
    () => changes++,
    () => clock,
  )
  return { ...fence, pass: (ms: number) => void (clock += ms), changes: () => changes }
}

test('what changed is outdated as of before, and nothing else', () => {
  const { hear, changed, isOutdated, latest, pass, changes } = aFence()
  hear()
  pass(10)
  changed(['business:1', 'search'])
  pass(10)
  changed(['business:2'])
  expect([9, 10].map((asOf) => isOutdated(['business:1'], asOf))).toEqual([true, false])
  expect([9, 19, 20].map((asOf) => isOutdated(['user:1', 'business:2'], asOf))).toEqual([true, true, false])
  expect(isOutdated(['user:1'], 0)).toBe(false)
  expect([latest(), changes()]).toEqual([20, 3])
  changed([])
  expect(changes()).toBe(3)
})

test('before anything is heard, and when it may be missed, everything is outdated', () => {
  const { hear, deafen, isOutdated, floor, pass } = aFence()
  expect([floor(), isOutdated([], 1_000)]).toEqual([Infinity, true])
  pass(5)
  hear()
  expect([isOutdated([], 4), isOutdated([], 5)]).toEqual([true, false])
  deafen()
  pass(5)
  expect(isOutdated([], 10)).toBe(true)
  hear()
  expect([floor(), isOutdated([], 9)]).toEqual([10, true])
})

test('forgets what no reading can miss, and remembers no more than it may', () => {
  const { hear, changed, isOutdated, floor, pass } = aFence()
  hear()
  pass(1)
  changed(['old'])
  pass(15_001)
  changed(['new'])
  expect([isOutdated(['old'], 0), floor()]).toEqual([false, 0])
  pass(1)
  changed(Array.from({ length: 20_001 }, (_, at) => `product:${at}`))
  // Whose time is forgotten too soon holds back everything from before.
  expect(floor()).toBe(15_003)
  expect(isOutdated(['whatever'], 15_002)).toBe(true)
})

import { expect, test } from 'vitest'
import { inPortionsOf } from './portions.ts'
import { testLog } from '../testing/server.ts'

const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

test('what comes together is written together, and what is too much is dropped and counted', async () => {
  const portions: number[][] = []
  const taking = inPortionsOf<number>({
    name: 'numbers',
    restMs: 5,
    most: 3,
    log: testLog,
    async write(portion) {
      portions.push([...portion])
    },
  })
  expect([1, 2, 3, 4, 5].map(taking.take)).toEqual([true, true, true, false, false])
  expect(taking.dropped()).toBe(2)
  await taking.close()
  expect(portions).toEqual([[1, 2, 3]])
  expect(taking.take(6)).toBe(false)
})

test('a slow writer keeps nobody waiting: what comes meanwhile is the next portion', async () => {
  const portions: number[][] = []
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const taking = inPortionsOf<number>({
    name: 'numbers',
    restMs: 1,
    most: 10,
    log: testLog,
    async write(portion) {
      portions.push([...portion])
      begun.resolve()
      await end.promise
    },
  })
  taking.take(1)
  await begun.promise
  expect(taking.take(2)).toBe(true)
  end.resolve()
  await taking.close()
  expect(portions).toEqual([[1], [2]])
})

test('while the database is away a portion is written with the next; any other failure loses it alone', async () => {
  const portions: number[][] = []
  const failures = [away(), new Error('wrong')]
  const written = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<void>()
  const taking = inPortionsOf<number>({
    name: 'numbers',
    restMs: 1,
    most: 10,
    log: testLog,
    async write(portion) {
      const failure = failures.shift()
      if (failures.length === 0 && failure) failed.resolve()
      if (failure) throw failure
      portions.push([...portion])
      written.resolve()
    },
  })
  taking.take(1)
  await failed.promise
  taking.take(2)
  await written.promise
  await taking.close()
  expect(portions).toEqual([[2]])
  expect(taking.dropped()).toBe(1)
})

test('what was taken is not dropped for what came while it was written in vain', async () => {
  const portions: number[][] = []
  const begun = Promise.withResolvers<void>()
  const failing = Promise.withResolvers<void>()
  const taking = inPortionsOf<number>({
    name: 'numbers',
    restMs: 1,
    most: 3,
    log: testLog,
    async write(portion) {
      begun.resolve()
      await failing.promise.catch((error: unknown) => {
        if (portions.push([...portion]) === 1) throw error
      })
    },
  })
  expect([1, 2].map(taking.take)).toEqual([true, true])
  await begun.promise
  expect([3, 4].map(taking.take)).toEqual([true, false])
  failing.reject(away())
  await expect
    .poll(() => portions)
    .toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  // Once it is written there is room again.
  await expect.poll(() => taking.take(5)).toBe(true)
  await taking.close()
  expect(portions.at(-1)).toEqual([5])
  expect(taking.dropped()).toBeGreaterThan(0)
})

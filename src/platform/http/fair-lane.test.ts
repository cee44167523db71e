import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairLane, type FairLane } from './fair-lane.ts'

/** Asks for work that lasts until it is ended; `begun` names those whose turn has come. */
function works(lane: FairLane) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (of: string, name: string, isGone?: () => boolean) =>
    lane
      .run({ of, isGone }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      })
      .catch((error: Error & { status?: number }) => `${error.status} ${error.message}`)
  const end = async (name: string) => {
    ends.get(name)!()
    await nextTurn()
  }
  return { begun, ask, end }
}

test('so many run at once, the others in the order in which they came', async () => {
  const { begun, ask, end } = works(fairLane('test', { atOnce: 2, waiting: 10, waitMs: 10_000 }))
  const asked = ['a', 'b', 'c', 'd'].map((name) => ask('one', name))
  await nextTurn()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd'])
})

test('askers take turns, however much one of them asks', async () => {
  const { begun, ask, end } = works(fairLane('test', { atOnce: 1, waiting: 100, waitMs: 10_000 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  void ask('b', 'b1')
  void ask('c', 'c1')
  void ask('b', 'b2')
  await nextTurn()
  for (let turn = 0; turn < 6; turn += 1) await end(begun.at(-1)!)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a full lane refuses the last of whoever has most waiting, and lets in who has less', async () => {
  const lane = fairLane('test', { atOnce: 1, waiting: 3, waitMs: 10_000 })
  const { begun, ask, end } = works(lane)
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name))
  expect(await flood[4]).toBe('503 Unavailable')
  const other = ask('b', 'b1')
  expect(await flood[3]).toBe('503 Unavailable')
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    await nextTurn()
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  expect(await other).toBe('b1')
  expect(lane.state()).toEqual({ running: 0, waiting: 0, refused: 2 })
})

test('among equals nobody gives way', async () => {
  const { ask, end } = works(fairLane('test', { atOnce: 1, waiting: 2, waitMs: 10_000 }))
  const asked = [ask('a', 'a'), ask('b', 'b'), ask('c', 'c')]
  expect(await ask('d', 'd')).toBe('503 Unavailable')
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
})

test('what waits too long is refused while what runs goes on', async () => {
  const { ask, end } = works(fairLane('test', { atOnce: 1, waiting: 2, waitMs: 50 }))
  const first = ask('a', 'a')
  expect(await ask('a', 'late')).toBe('503 Unavailable')
  await end('a')
  expect(await first).toBe('a')
})

test('nothing is done for whoever has left', async () => {
  const { begun, ask, end } = works(fairLane('test', { atOnce: 1, waiting: 2, waitMs: 10_000 }))
  void ask('a', 'a')
  let isGone = false
  const gone = ask('b', 'b', () => isGone)
  const other = ask('c', 'c')
  isGone = true
  await end('a')
  expect(await gone).toBe('503 Unavailable')
  expect(begun).toEqual(['a', 'c'])
  await end('c')
  expect(await other).toBe('c')
})

test('work that fails gives its place on', async () => {
  const lane = fairLane('test', { atOnce: 1, waiting: 1, waitMs: 10_000 })
  const failing = lane.run({ of: 'a' }, () => Promise.reject(new Error('broken')))
  const next = lane.run({ of: 'a' }, async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(lane.state()).toMatchObject({ running: 0, waiting: 0 })
})

import { expect, test, vi } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

const refusal = () => new Error('full')

/** Work that ends when it is told to, and counts how much of it runs at once. */
function countedWork() {
  const ends: (() => void)[] = []
  const counts = { now: 0, most: 0, begun: 0 }
  const work = async () => {
    counts.now += 1
    counts.begun += 1
    counts.most = Math.max(counts.most, counts.now)
    await new Promise<void>((end) => ends.push(end))
    counts.now -= 1
  }
  return { work, counts, endOne: () => ends.shift()?.() }
}

test('so much runs at once, so much waits, the rest is refused at once', async () => {
  const { work, counts, endOne } = countedWork()
  const { inTurn, requireRoom } = boundedQueue({ atOnce: 3, waiting: 5, refusal })
  expect(requireRoom).not.toThrow()
  const all = Array.from({ length: 20 }, () => inTurn(work))
  const outcomes = Promise.allSettled(all)

  await expect(all[8]).rejects.toThrow('full')
  expect(counts.begun).toBe(3)
  expect(requireRoom).toThrow('full')
  while (counts.begun < 8 || counts.now > 0) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }

  const states = (await outcomes).map((outcome) => outcome.status)
  expect(states.filter((state) => state === 'rejected')).toHaveLength(12)
  expect(requireRoom).not.toThrow()
  expect(counts).toEqual({ now: 0, most: 3, begun: 8 })
})

test('work that fails gives its place on', async () => {
  const { inTurn } = boundedQueue({ atOnce: 1, waiting: 1, refusal })
  const failing = inTurn(async () => {
    throw new Error('broken')
  })
  const next = inTurn(async () => 'done')

  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
  await expect(inTurn(async () => 'again')).resolves.toBe('again')
})

test('a place rests after work while others wait, and is given on at once when nobody does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const { inTurn } = boundedQueue({ atOnce: 1, waiting: 2, restMs: 60_000, refusal })
    const { work, counts, endOne } = countedWork()
    const [first, second] = [inTurn(work), inTurn(work)]
    await vi.advanceTimersByTimeAsync(30)
    endOne()
    await first
    await vi.advanceTimersByTimeAsync(29)
    expect(counts.begun).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(counts.begun).toBe(2)
    endOne()
    await second
    await expect(inTurn(async () => 'at once')).resolves.toBe('at once')
  } finally {
    vi.useRealTimers()
  }
})

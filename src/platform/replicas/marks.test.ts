import { expect, test } from 'vitest'
import { createMarks, type Place } from './marks.ts'

/** A primary whose log grows as a test says, and which answers when it says. */
function aPrimary() {
  let clock = 0
  let place: Place = { position: 100, timeline: '00000001' }
  let waiting: (() => void)[] = []
  let isHeld = false
  const asked: number[] = []
  let leaders = 0
  const ask = async () => {
    asked.push(clock)
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    return place
  }
  const marks = createMarks(
    ask,
    () => leaders++,
    () => clock,
  )
  return {
    marks,
    asked,
    leaders: () => leaders,
    pass: (ms: number) => void (clock += ms),
    write: (bytes: number) => void (place = { ...place, position: place.position + bytes }),
    lead: (timeline: string, position: number) => void (place = { timeline, position }),
    hold: () => void (isHeld = true),
    letGo() {
      isHeld = false
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
  }
}

test('a place that was asked for later is behind all that was committed before; it is asked for only once', async () => {
  const { marks, asked, pass, write } = aPrimary()
  pass(10)
  expect(await marks.after(4)).toBe(100)
  expect(asked).toEqual([10])
  write(50)
  expect(await marks.after(10)).toBe(100)
  pass(10)
  expect(await marks.after(11)).toBe(150)
  write(50)
  pass(10)
  // The nearest one that is late enough: the log is no longer than it must be.
  await marks.after(30)
  expect(await marks.after(11)).toBe(150)
  expect(asked).toEqual([10, 20, 30])
})

test('a server stands as of the newest mark that its log reaches', async () => {
  const { marks, pass, write } = aPrimary()
  expect(marks.asOf(1_000)).toBe(-Infinity)
  for (let at = 10; at <= 40; at += 10) {
    pass(10)
    await marks.after(at)
    write(10)
  }
  expect([99, 100, 115, 130, 900].map(marks.asOf)).toEqual([-Infinity, 10, 20, 40, 40])
  pass(20_000)
  await marks.after(20_040)
  expect(marks.asOf(130)).toBe(-Infinity)
})

test('those who come while it is asked wait for the next answer, and all of them for one', async () => {
  const { marks, asked, pass, hold, letGo } = aPrimary()
  hold()
  pass(10)
  const first = marks.after(5)
  const alike = marks.after(10)
  pass(10)
  const later = [marks.after(15), marks.after(20)]
  expect(asked).toEqual([10])
  letGo()
  expect(await Promise.all([first, alike, ...later])).toEqual([100, 100, 100, 100])
  expect(asked).toEqual([10, 20])
})

test('a failure is told to those who waited, and the next one asks anew', async () => {
  let isAway = true
  const marks = createMarks(
    async () => {
      if (isAway) throw new Error('away')
      return { position: 7, timeline: '00000001' }
    },
    () => {},
    () => 1,
  )
  const [one, other] = [marks.after(1), marks.after(1)]
  await expect(one).rejects.toThrow('away')
  await expect(other).rejects.toThrow('away')
  isAway = false
  expect(await marks.after(1)).toBe(7)
})

test('another leader is told, and what stood in the log of the one before counts no more', async () => {
  const { marks, leaders, pass, lead } = aPrimary()
  await marks.after(0)
  lead('00000002', 90)
  pass(10)
  expect(await marks.after(10)).toBe(90)
  expect(leaders()).toBe(1)
  expect(marks.asOf(100)).toBe(10)
  expect(marks.asOf(89)).toBe(-Infinity)
})

import { expect, onTestFinished, test } from 'vitest'
import { watchPressure } from './pressure.ts'

function watched(options: Parameters<typeof watchPressure>[0]) {
  const pressure = watchPressure({ everyMs: 5, ...options })
  onTestFinished(() => pressure.close())
  return pressure
}

/** Keeps the event loop busy for so long. */
function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a heap that stays nearly full is pressure, until it is not', async () => {
  let share = 0.5
  const pressure = watched({ heap: () => share, lateMs: 60_000 })
  expect(pressure.isHigh()).toBe(false)
  share = 0.95
  await expect.poll(pressure.isHigh).toBe(true)
  share = 0.5
  await expect.poll(pressure.isHigh).toBe(false)
})

test('one long turn is none, an event loop that is late again and again is', async () => {
  const pressure = watched({ heap: () => 0, lateMs: 20 })
  busy(60)
  await turn()
  expect(pressure.isHigh()).toBe(false)
  for (let round = 0; round < 6; round += 1) {
    busy(60)
    await turn()
  }
  expect(pressure.isHigh()).toBe(true)
  await expect.poll(pressure.isHigh).toBe(false)
})

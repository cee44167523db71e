import { expect, test } from 'vitest'
import { createToggle, type Shown } from './toggle.ts'

type Sent = { on: boolean; answer(count?: number): void; refuse(): void }

/** A toggle whose calls are answered by the test, one by one. */
function aToggle(known: Shown) {
  const sent: Sent[] = []
  const failures: unknown[] = []
  const toggle = createToggle(known, {
    send: (on) =>
      new Promise((resolve, reject) =>
        sent.push({ on, answer: resolve, refuse: () => reject(new Error('no')) }),
      ),
    onFailure: (error) => failures.push(error),
  })
  return { toggle, sent, failures }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('P4.3: it is on at once, and the count of the server stands in the end', async () => {
  const { toggle, sent } = aToggle({ on: false, count: 4 })
  toggle.turn(!toggle.shown().on)
  expect([toggle.shown(), sent.map(({ on }) => on)]).toEqual([{ on: true, count: 5 }, [true]])
  sent[0]!.answer(9)
  await settled()
  expect(toggle.shown()).toEqual({ on: true, count: 9 })
})

test('P4.3: a failure takes back what was shown', async () => {
  for (const on of [true, false]) {
    const { toggle, sent, failures } = aToggle({ on, count: 4 })
    toggle.turn(!toggle.shown().on)
    expect(toggle.shown().on).toBe(!on)
    sent[0]!.refuse()
    await settled()
    expect([toggle.shown(), failures.length]).toEqual([{ on, count: 4 }, 1])
  }
})

test('one call at a time; only the last wish counts, and an undone wish sends nothing more', async () => {
  const { toggle, sent } = aToggle({ on: false, count: 0 })
  for (let press = 0; press < 6; press++) toggle.turn(!toggle.shown().on)
  expect([sent.length, toggle.shown()]).toEqual([1, { on: false, count: 0 }])
  sent[0]!.answer(1)
  await settled()
  expect(sent.map(({ on }) => on)).toEqual([true, false])
  toggle.turn(!toggle.shown().on)
  sent[1]!.answer(0)
  await settled()
  sent[2]!.answer(1)
  await settled()
  expect([sent.map(({ on }) => on), toggle.shown()]).toEqual([[true, false, true], { on: true, count: 1 }])
})

test('after a failure the next press tries again', async () => {
  const { toggle, sent } = aToggle({ on: false, count: undefined })
  toggle.turn(!toggle.shown().on)
  sent[0]!.refuse()
  await settled()
  toggle.turn(!toggle.shown().on)
  sent[1]!.answer()
  await settled()
  expect(toggle.shown()).toEqual({ on: true, count: undefined })
})

test('what a page learns is shown, but not over what is on its way', async () => {
  const { toggle, sent } = aToggle({ on: false, count: 1 })
  const seen: Shown[] = []
  const stop = toggle.onChange(() => seen.push(toggle.shown()))
  toggle.learn({ on: true, count: 2 })
  expect(toggle.shown()).toEqual({ on: true, count: 2 })
  toggle.turn(false)
  toggle.learn({ on: true, count: 7 })
  expect(toggle.shown()).toEqual({ on: false, count: 1 })
  sent[0]!.answer(1)
  await settled()
  stop()
  toggle.learn({ on: false, count: 3 })
  expect(seen).toEqual([
    { on: true, count: 2 },
    { on: false, count: 1 },
  ])
})

test('a number that a page learns alone takes back nothing that was done here', async () => {
  const { toggle, sent } = aToggle({ on: false, count: 1 })
  toggle.turn(true)
  sent[0]!.answer(2)
  await settled()
  // Another one likes it: the page says of oneself what it said all along.
  toggle.learn({ on: false, count: 3 })
  expect(toggle.shown()).toEqual({ on: true, count: 3 })
  // A page that is made anew knows it, and after that what happened elsewhere.
  toggle.learn({ on: true, count: 3 })
  toggle.learn({ on: false, count: 2 })
  expect([toggle.shown(), sent]).toEqual([{ on: false, count: 2 }, [expect.anything()]])
})

test('where a number stands beside the button, the button that knows none leaves it', () => {
  const { toggle } = aToggle({ on: false, count: undefined })
  toggle.learn({ on: false, count: 12 })
  toggle.learn({ on: false, count: undefined })
  expect(toggle.shown()).toEqual({ on: false, count: 12 })
})

// What a tab asks about what it shows: together, when something is heard, from time to time, and never while nobody looks.
import { expect, test, vi } from 'vitest'
import type { LiveEventEntry } from '../../../contract/live.ts'
import { createWatching, type Watched, type WatchedState } from './watching.ts'

const post = (resourceID: string): Watched => ({ resourceType: 'post', resourceID })
const about = (resourceID: string, what: 'likes' | 'comments' = 'likes'): LiveEventEntry => ({
  type: 'watched',
  resourceType: 'post',
  resourceID,
  what,
})

/** A tab whose server answers so many likes as it was asked. */
type Tab = { isSeen?: () => boolean; fails?: () => boolean }
function aTab({ isSeen = () => true, fails = () => false }: Tab = {}) {
  const asked: string[][] = []
  const told: string[] = []
  const watching = createWatching({
    pace: 0.02,
    isSeen,
    async ask(things) {
      asked.push(things.map(({ resourceID }) => resourceID))
      if (fails()) throw new Error('the network is away')
      const state = { likes: asked.length, comments: 0, newest: null }
      return things.map((thing): WatchedState => ({ ...thing, ...state }))
    },
  })
  const show = (id: string) =>
    watching.watch(post(id), ({ likes }, heard) => void told.push([id, likes, ...heard].join(' ')))
  return { asked, told, watching, show }
}
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 5_000, interval: 5 })

test('what is shown together is asked together, each thing once', async () => {
  const { asked, told, show } = aTab()
  const stops = ['a', 'b', 'a'].map(show)
  await soon(() => expect(told).toEqual(['a 1', 'a 1', 'b 1']))
  expect(asked).toEqual([['a', 'b']])
  for (const stop of stops) stop()
})

test('what is heard of is asked for again, alone, with what it was; of other things nothing', async () => {
  const { asked, told, watching, show } = aTab()
  const stops = ['a', 'b'].map(show)
  await soon(() => expect(asked).toHaveLength(1))
  for (const event of [about('b'), about('b', 'comments'), about('b'), about('c')]) watching.hear(event)
  await soon(() => expect(told.slice(2)).toEqual(['b 2 likes comments']))
  expect(asked).toEqual([['a', 'b'], ['b']])
  // Whatever may have been missed: all of it.
  watching.hear({ type: 'gap' })
  await soon(() => expect(asked).toHaveLength(3))
  expect(asked[2]).toEqual(['a', 'b'])
  for (const stop of stops) stop()
})

test('while it is heard of all the time it is asked for at most once a second', async () => {
  const { asked, told, watching, show } = aTab()
  const stop = show('a')
  await soon(() => expect(told).toHaveLength(1))
  const begun = performance.now()
  const hears = setInterval(() => watching.hear(about('a')), 1)
  await soon(() => expect(asked.length).toBeGreaterThan(5))
  clearInterval(hears)
  // A second is twenty milliseconds here.
  expect(asked.length - 1).toBeLessThanOrEqual((performance.now() - begun) / 20 + 1)
  stop()
})

test('it is asked again from time to time, as long as it is shown', async () => {
  const { asked, show } = aTab()
  const [stopA, stopB] = [show('a'), show('b')]
  await soon(() => expect(asked.length).toBeGreaterThan(1))
  stopA()
  const before = asked.length
  await soon(() => expect(asked.slice(before)).toContainEqual(['b']))
  stopB()
})

test('nothing is asked while nobody looks; then all of it', async () => {
  let seen = false
  const { asked, watching, show } = aTab({ isSeen: () => seen })
  const stop = show('a')
  watching.hear(about('a'))
  // Longer than it would wait.
  const other = aTab()
  const stopOther = other.show('b')
  await soon(() => expect(other.asked.length).toBeGreaterThan(1))
  expect(asked).toEqual([])
  seen = true
  watching.askAll()
  await soon(() => expect(asked).toEqual([['a']]))
  stop()
  stopOther()
})

test('a failure tells nobody anything, and the next event asks again', async () => {
  let away = true
  const { asked, told, watching, show } = aTab({ fails: () => away })
  const stop = show('a')
  await soon(() => expect(asked).toHaveLength(1))
  expect(told).toEqual([])
  away = false
  watching.hear(about('a'))
  await soon(() => expect(told.length).toBeGreaterThan(0))
  stop()
})

test('of what is shown no more nothing is asked', async () => {
  const { asked, show } = aTab()
  show('a')()
  const other = aTab()
  const stop = other.show('b')
  await soon(() => expect(other.asked).toHaveLength(1))
  await soon(() => expect(other.told).toHaveLength(1))
  expect(asked).toEqual([])
  stop()
})

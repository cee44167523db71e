import { expect, test } from 'vitest'
import { createKept, type KeptStore, type Made } from './store.ts'

let clock = 0
const now = () => clock
function aStore(bytes = 1_000_000): KeptStore {
  const store = createKept(bytes, now)
  store.hear()
  return store
}

/** Makes texts, tells which were made, and waits where a test says so. */
function aMaker(from: readonly string[] = ['business:1']) {
  const made: string[] = []
  let gate: Promise<void> | undefined
  let open = () => {}
  const make = async (keys: readonly string[]) => {
    made.push(...keys)
    const values = new Map<string, Made<{ text: string }>>(
      keys.map((key) => [key, { value: { text: `${key} ${made.length}` }, from }]),
    )
    await gate
    return values
  }
  const ask = async (store: KeptStore, key: string, reading = store.reading()) =>
    (await store.all(key.split(' '), reading, make)).get(key.split(' ')[0]!)?.text
  return {
    made,
    ask,
    make,
    hold: () => void (gate = new Promise((resolve) => (open = resolve))),
    go: () => {
      gate = undefined
      open()
    },
  }
}

test('is made once, until something it was made from changes', async () => {
  const store = aStore()
  const { ask, made } = aMaker(['business:1', 'product:2'])
  expect([await ask(store, 'a'), await ask(store, 'a')]).toEqual(['a 1', 'a 1'])
  store.drop(['business:2'])
  expect(await ask(store, 'a')).toBe('a 1')
  store.drop(['product:2'])
  expect(await ask(store, 'a')).toBe('a 2')
  expect(made).toHaveLength(2)
})

test('is never older than five seconds, counted from when whoever made it began to read', async () => {
  const store = aStore()
  const { ask } = aMaker()
  const reading = store.reading()
  clock += 3_000
  await ask(store, 'a', reading)
  clock += 1_999
  const later = store.reading()
  expect(await ask(store, 'a', later)).toBe('a 1')
  expect(later.oldest).toBe(reading.since)
  clock += 1
  expect(await ask(store, 'a')).toBe('a 2')
})

test('lives on while it is known that no news came, for a minute at most', async () => {
  const store = aStore()
  const { ask } = aMaker()
  await ask(store, 'a')
  for (let second = 0; second < 59; second++) {
    clock += 1_000
    store.confirm(clock - 500)
    const reading = store.reading()
    expect(await ask(store, 'a', reading)).toBe('a 1')
    expect(reading.oldest).toBe(clock - 500)
  }
  clock += 1_000
  store.confirm(clock)
  expect(await ask(store, 'a')).toBe('a 2')
  store.confirm(clock)
  clock += 4_999
  expect(await ask(store, 'a')).toBe('a 2')
  clock += 1
  expect(await ask(store, 'a')).toBe('a 3')
})

test('ends when time alone makes it another', async () => {
  const store = aStore()
  const until = clock + 2_000
  const make = async () => new Map([['a', { value: { at: clock }, from: ['business:1'], until }]])
  const ask = async () => (await store.all(['a'], store.reading(), make)).get('a')!.at
  const first = await ask()
  clock += 1_999
  expect(await ask()).toBe(first)
  clock += 1
  expect(await ask()).toBe(first + 2_000)
})

test('those who come at once wait for one', async () => {
  const store = aStore()
  const { ask, made, hold, go } = aMaker()
  hold()
  const all = [ask(store, 'a'), ask(store, 'a b'), ask(store, 'b')]
  go()
  expect(await Promise.all(all)).toEqual(['a 1', 'a 1', 'b 2'])
  expect(made).toEqual(['a', 'b'])
})

test('what was read before a change that came meanwhile is kept for nobody', async () => {
  const store = aStore()
  const { ask, hold, go } = aMaker()
  hold()
  const before = ask(store, 'a')
  store.drop(['business:1'])
  // Whoever comes after the change is not given what was begun before it.
  const after = ask(store, 'a')
  go()
  expect([await before, await after]).toEqual(['a 1', 'a 2'])
  expect(await ask(store, 'a')).toBe('a 2')
})

test('nor what a request makes that read before the change', async () => {
  const store = aStore()
  const { ask } = aMaker()
  const reading = store.reading()
  store.drop(['business:1'])
  expect(await ask(store, 'a', reading)).toBe('a 1')
  expect(await ask(store, 'a')).toBe('a 2')
})

test('a failure is nobody’s answer but of those who waited for it, and not of who came after a change', async () => {
  const store = aStore()
  const { ask } = aMaker()
  let fail: (error: Error) => void = () => {}
  const failing = () => new Promise<never>((_, reject) => (fail = reject))
  const first = store.all(['a'], store.reading(), failing)
  const second = ask(store, 'a')
  store.drop(['business:2'])
  const third = ask(store, 'a')
  fail(new Error('not there'))
  await expect(first).rejects.toThrow('not there')
  await expect(second).rejects.toThrow('not there')
  expect(await third).toBe('a 1')
})

test('without news nothing is kept or shared', async () => {
  const store = createKept(1_000_000, now)
  const { ask, hold, go, made } = aMaker()
  hold()
  const both = [ask(store, 'a'), ask(store, 'a')]
  go()
  expect(await Promise.all(both)).toEqual(['a 1', 'a 2'])
  store.hear()
  await ask(store, 'a')
  store.deafen()
  await ask(store, 'a')
  store.hear()
  await ask(store, 'a')
  expect(made).toHaveLength(5)
})

test('what names nothing is not kept, nor what is not there', async () => {
  const store = aStore()
  const nameless = aMaker([])
  expect([await nameless.ask(store, 'a'), await nameless.ask(store, 'a')]).toEqual(['a 1', 'a 2'])
  const nothing = async () => new Map()
  expect((await store.all(['b'], store.reading(), nothing)).has('b')).toBe(false)
  expect(await aMaker().ask(store, 'b')).toBe('b 1')
})

test('takes no more than it may: what was used longest ago goes', async () => {
  const store = aStore(20_000)
  const { ask, made } = aMaker()
  const count = 200
  for (let at = 0; at < count; at++) {
    await ask(store, `k${at}`)
    await ask(store, 'k0')
  }
  expect(store.bytes()).toBeLessThanOrEqual(20_000)
  expect(store.bytes()).toBeGreaterThan(10_000)
  expect(made).toHaveLength(count)
  await ask(store, 'k1')
  expect(made).toHaveLength(count + 1)
  store.drop(['business:1'])
  expect(store.bytes()).toBe(0)
})

test('cannot be changed by who is given it', async () => {
  const store = aStore()
  const value = { list: [{ name: 'a' }] }
  await store.all(['a'], store.reading(), async () => new Map([['a', { value, from: ['x'] }]]))
  expect(() => (value.list[0]!.name = 'b')).toThrow(TypeError)
  expect(() => value.list.push({ name: 'c' })).toThrow(TypeError)
})

test('many changes are not remembered one by one', async () => {
  const store = aStore()
  const { ask } = aMaker()
  const reading = store.reading()
  for (let at = 0; at < 300; at++) store.drop(Array.from({ length: 100 }, (_, n) => `product:${at} ${n}`))
  store.drop(['business:1'])
  await ask(store, 'a', reading)
  expect(await ask(store, 'a')).toBe('a 2')
})

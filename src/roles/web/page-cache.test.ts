import { expect, test } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (text: string, keys: string[] = [], status = 200): Rendered => ({
  page: {
    status,
    headers: {},
    body: Buffer.from(text),
    storedAt: 0,
    keys: new Set(keys),
    ready: new Map(),
  },
  cacheable: status === 200,
})

function world(maxBytes = 1_000_000) {
  let time = 1_000_000
  const cache = createPageCache(maxBytes, () => time)
  let renders = 0
  const read = async (key: string, rendered: Rendered | Error = page('text')) => {
    const { page: answer, result } = await cache.get(key, async () => {
      renders++
      if (rendered instanceof Error) throw rendered
      return rendered
    })
    return `${result}: ${answer.body.toString()}`
  }
  return { cache, read, renders: () => renders, pass: (seconds: number) => (time += seconds * 1000) }
}

test('a page is rendered once for five seconds', async () => {
  const { read, renders, pass } = world()
  expect(await read('/a')).toBe('miss: text')
  pass(4.9)
  expect(await read('/a')).toBe('hit: text')
  expect(renders()).toBe(1)
})

test('for a minute it is served at once and renewed behind', async () => {
  const { read, pass } = world()
  await read('/a', page('old'))
  pass(30)
  expect(await read('/a', page('new'))).toBe('stale: old')
  expect(await read('/a')).toBe('hit: new')
})

test('for ten minutes it stands in when rendering fails, then no longer', async () => {
  const { read, pass } = world()
  await read('/a', page('old'))
  pass(590)
  expect(await read('/a', new Error('database away'))).toBe('error: old')
  pass(1)
  expect(await read('/a', page('sorry', [], 503))).toBe('error: old')
  pass(20)
  await expect(read('/a', new Error('database away'))).rejects.toThrow('database away')
})

test('while rendering fails it is tried once a second, and at once after a change', async () => {
  const { cache, read, renders, pass } = world()
  const away = new Error('database away')
  await read('/a', page('old', ['business:1']))
  cache.dropAll()
  expect(await read('/a', away)).toBe('error: old')
  expect(await read('/a', away)).toBe('error: old')
  expect(renders()).toBe(2)
  pass(1)
  expect(await read('/a', page('sorry', [], 503))).toBe('error: old')
  expect(await read('/a', page('sorry', [], 503))).toBe('error: old')
  expect(renders()).toBe(3)
  cache.drop(['business:1'])
  expect(await read('/a', page('new'))).toBe('miss: new')

  pass(30)
  expect(await read('/a', away)).toBe('stale: new')
  await new Promise(setImmediate)
  expect(await read('/a', away)).toBe('stale: new')
  expect(renders()).toBe(5)
  pass(1)
  expect(await read('/a', page('newer'))).toBe('stale: new')
  expect(await read('/a')).toBe('hit: newer')
})

test('fifty visitors at once cost one rendering', async () => {
  const { read, renders } = world()
  await Promise.all(Array.from({ length: 50 }, () => read('/a')))
  expect(renders()).toBe(1)
})

test('what is not a plain success is never kept', async () => {
  const { read } = world()
  expect(await read('/a', page('gone', [], 404))).toBe('miss: gone')
  expect(await read('/a', page('here'))).toBe('miss: here')
})

test('a page that is gone does not come back when rendering fails', async () => {
  const { cache, read } = world()
  await read('/a', page('here', ['business:1']))
  cache.drop(['business:1'])
  expect(await read('/a', page('gone', [], 404))).toBe('miss: gone')
  await expect(read('/a', new Error('database away'))).rejects.toThrow('database away')
})

test('what a person has hidden is not shown again, also when rendering fails', async () => {
  const { cache, read } = world()
  await read('/p', page('born 1961', ['user:1', 'search']))
  cache.drop(['user:1', 'search'])
  await expect(read('/p', new Error('database away'))).rejects.toThrow('database away')

  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const reading = cache.get('/p', () => promise)
  cache.drop(['user:1'])
  resolve(page('born 1961', ['user:1']))
  await reading
  await expect(read('/p', new Error('database away'))).rejects.toThrow('database away')
  expect(await read('/p', page('born'))).toBe('miss: born')
})

test('what is gone is not shown again either, while what only changed may be', async () => {
  const { cache, read } = world()
  const [away, gone] = [new Error('database away'), ['business:1', 'gone:business:1']]
  await read('/gone', page('a company', ['business:1']))
  await read('/other', page('another', ['business:2']))
  cache.drop([...gone, 'business:2'])
  await expect(read('/gone', away)).rejects.toThrow('database away')
  expect(await read('/other', away)).toBe('error: another')

  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const reading = cache.get('/gone', () => promise)
  cache.drop(gone)
  resolve(page('a company', ['business:1']))
  await reading
  await expect(read('/gone', away)).rejects.toThrow('database away')
})

test('what changes while a page is rendered makes that page old at once', async () => {
  const { cache, read } = world()
  for (const change of [() => cache.drop(['business:1']), () => cache.dropAll()]) {
    const { promise, resolve } = Promise.withResolvers<Rendered>()
    const reading = cache.get('/a', () => promise)
    change()
    resolve(page('before', ['business:1']))
    await reading
    expect(await read('/a', page('after', ['business:1']))).toBe('miss: after')
    cache.dropAll()
  }
})

test('whoever comes after a change is not given what was begun before it', async () => {
  const { cache } = world()
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const textOf = async (reading: ReturnType<typeof cache.get>) => (await reading).page.body.toString()
  const before = cache.get('/a', () => promise)
  cache.drop(['business:2'])
  const alike = cache.get('/a', async () => page('not needed'))
  cache.drop(['business:1'])
  const after = [1, 2, 3].map((at) => cache.get('/a', async () => page(`after ${at}`, ['business:1'])))
  resolve(page('before', ['business:1']))
  expect(await Promise.all([before, alike, ...after].map(textOf))).toEqual([
    'before',
    'before',
    'after 1',
    'after 1',
    'after 1',
  ])
})

test('a page is told how long ago something changed that it may be made from', async () => {
  const { cache, pass } = world()
  const told: (number | undefined)[] = []
  const read = (key: string) =>
    cache.get(key, async (changedAgo) => {
      told.push(changedAgo)
      return page('text', [key])
    })
  await read('/a')
  cache.drop(['/b'])
  pass(1)
  await read('/b')
  cache.drop(['/a'])
  pass(2)
  await read('/a')
  pass(6)
  await read('/a')
  await read('/c')
  pass(20)
  await read('/d')
  expect(told).toEqual([undefined, 999, 1_999, undefined, 7_999, undefined])
})

test('a change drops exactly the pages made from it', async () => {
  const { cache, read } = world()
  await read('/a', page('a', ['business:1', 'search']))
  await read('/b', page('b', ['business:2']))
  cache.drop(['business:1'])
  expect(await read('/a', page('a2'))).toBe('miss: a2')
  expect(await read('/b')).toBe('hit: b')
})

test('a page dropped while the database is away is still better than none', async () => {
  const { cache, read } = world()
  await read('/a', page('a', ['search']))
  cache.dropAll()
  expect(await read('/a', new Error('away'))).toBe('error: a')
})

test('the least recently read pages go when the bytes run out', async () => {
  const { read } = world(40_000)
  const big = () => page('x'.repeat(5_000))
  for (const key of ['/1', '/2', '/3', '/4']) await read(key, big())
  await read('/1', big())
  for (const key of ['/5', '/6']) await read(key, big())
  expect((await read('/1', big())).slice(0, 4)).toBe('hit:')
  expect((await read('/2', big())).slice(0, 5)).toBe('miss:')
})

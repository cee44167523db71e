import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { filmNames } from '@millwright/demo-art/films'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { addressOf, filmAddress, photosOf } from '../demo/addresses.ts'
import { companyAt } from '../demo/facts/companies.ts'
import { personAt } from '../demo/facts/people.ts'
import { productsOf } from '../demo/facts/products.ts'
import { testServer } from '../testing/server.ts'
import { serveMedia } from './media.ts'

const world = { seed: 7, today: '2026-11-20', companies: 60, products: 360, people: 20 }
const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-media-'))
let app: FastifyInstance

beforeAll(() => {
  app = testServer()
  serveMedia(app, { folder, worldOf: async () => world })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

function filesIn(at: string): string[] {
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const company = (wish: (i: number) => boolean) => Array.from({ length: 60 }, (_, i) => i).find(wish) ?? -1

test('a picture is svg that runs nothing, kept and known again', async () => {
  const url = addressOf(7, { kind: 'logo', company: company((i) => companyAt(world, i).hasLogo) })

  const first = await get(url)

  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'; base-uri 'none'/),
    'x-content-type-options': 'nosniff',
  })
  expect(first.headers['cache-control']).toContain('public, max-age=86400')
  expect(first.body).toMatch(/^<svg /)
  const [file] = filesIn(folder)
  expect(statSync(file as string).size).toBe(Buffer.byteLength(first.body))
  expect((await get(url)).body).toBe(first.body)
  const again = await get(url, { 'if-none-match': first.headers['etag'] })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('every picture the world speaks of can be drawn, needs no style and stays small', async () => {
  const urls: string[] = []
  for (let i = 0; i < world.companies; i += 1) {
    const facts = companyAt(world, i)
    if (facts.hasLogo) urls.push(addressOf(7, { kind: 'logo', company: i }))
    if (facts.hasCover) urls.push(addressOf(7, { kind: 'cover', company: i }))
    for (const [p, product] of productsOf(world, i).entries())
      urls.push(addressOf(7, { kind: 'product', company: i, product: p, view: (p % photosOf(product)) + 1 }))
  }
  for (let k = 0; k < world.people; k += 1)
    if (personAt(world, k).hasPhoto) urls.push(addressOf(7, { kind: 'portrait', person: k }))

  const broken: string[] = []
  for (const url of urls) {
    const { statusCode, body } = await get(url)
    const sound = statusCode === 200 && body.startsWith('<svg ') && body.length < 40_000
    if (!sound || /<style|style=|<script|NaN|undefined|href="[^#]/.test(body)) broken.push(url)
  }
  expect(broken).toEqual([])
  expect(filesIn(folder).every((file) => file.endsWith('.svg'))).toBe(true)
})

test('what is no picture of this world is a plain 404 and leaves no file', async () => {
  const before = filesIn(folder).length
  const without = company((i) => !companyAt(world, i).hasCover)
  const strange = [
    addressOf(7, { kind: 'cover', company: without }),
    addressOf(8, { kind: 'logo', company: 0 }),
    addressOf(7, { kind: 'logo', company: 60 }),
    addressOf(7, { kind: 'product', company: 0, product: 500, view: 1 }),
    addressOf(7, { kind: 'portrait', person: 20 }),
    '/media/demo/7/0/logo.svg%00',
    '/media/demo/7/0/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/media/demo/%2e%2e/%2e%2e/package.json',
    '/media/demo/..%5c..%5cpackage.json',
    '/media/demo/7/0/%E0%A4%A',
    '/media/demo/',
    '/media/demo/7/0/logo.svg/x',
    `/media/demo/7/${'9'.repeat(1_900)}/logo.svg`,
  ]
  for (const url of strange) {
    const response = await get(url)
    expect([400, 404], url).toContain(response.statusCode)
    expect(response.body, url).not.toContain('<svg')
  }
  expect(filesIn(folder)).toHaveLength(before)
})

test('a film is sent whole, with what a cache and a player must know, and kept by its tag', async () => {
  for (const name of filmNames) {
    const url = filmAddress(7, name)
    const whole = await get(url)
    expect(whole.statusCode, name).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': String(whole.rawPayload.length),
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'; base-uri 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    })
    expect(whole.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(whole.rawPayload.length).toBeLessThan(250_000)
    const again = await get(url, { 'if-none-match': whole.headers['etag'] })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toContain('max-age=86400')
  }
})

test('its poster is a picture of ours', async () => {
  for (const name of filmNames) {
    const poster = await get(filmAddress(7, name).replace('.webm', '.svg'))
    expect(poster.statusCode, name).toBe(200)
    expect(poster.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'; base-uri 'none'/),
    })
    expect(poster.headers['content-type']).toContain('image/svg+xml')
    expect(poster.body).toMatch(/^<svg /)
    expect(poster.body).not.toMatch(/<style|<script|href=|NaN|undefined/)
    expect(poster.body.length).toBeLessThan(24_000)
  }
})

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, -1],
  ['bytes=-50', -50, -1],
])('a player that asks for %s gets that part', async (range, from, to) => {
  const url = filmAddress(7, 'gears')
  const whole = await get(url)
  const size = whole.rawPayload.length
  const [first, last] = [(from + size) % size, (to + size) % size]
  const answer = await get(url, { range })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': String(last - first + 1),
    'content-type': 'video/webm',
  })
  expect(answer.rawPayload.equals(whole.rawPayload.subarray(first, last + 1))).toBe(true)
})

test.each(['bytes=99999999-', 'bytes=5-2', 'bytes=x'])('there is no part %s', async (range) => {
  const url = filmAddress(7, 'gears')
  const size = (await get(url)).rawPayload.length
  const answer = await get(url, { range })
  expect([answer.statusCode, answer.body]).toEqual([416, ''])
  expect(answer.headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
})

test.each(['lines=1-2', 'bytes=0-1,5-9'])('asked for %s, the whole is sent', async (range) => {
  const url = filmAddress(7, 'gears')
  const answer = await get(url, { range })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-range']).toBeUndefined()
  expect(answer.rawPayload.equals((await get(url)).rawPayload)).toBe(true)
})

test('a part of an older film is not mixed into a newer one', async () => {
  const url = filmAddress(7, 'gears')
  const whole = await get(url)
  const fresh = await get(url, { range: 'bytes=0-9', 'if-range': whole.headers['etag'] })
  expect(fresh.statusCode).toBe(206)
  const stale = await get(url, { range: 'bytes=0-9', 'if-range': 'W/"older"' })
  expect([stale.statusCode, stale.rawPayload.length]).toEqual([200, whole.rawPayload.length])
})

test('HEAD says what GET would, without the film', async () => {
  const url = filmAddress(7, 'gears')
  const whole = await get(url)
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  for (const name of ['content-type', 'content-length', 'accept-ranges', 'etag', 'cache-control'])
    expect(head.headers[name], name).toBe(whole.headers[name])
})

test('what is no film of this world is a plain 404', async () => {
  const strange = [
    filmAddress(8, 'gears'),
    '/media/demo/7/film/',
    '/media/demo/7/film',
    '/media/demo/7/film/nothing.webm',
    '/media/demo/7/film/gears.mp4',
    '/media/demo/7/film/gears.webm/',
    '/media/demo/7/film/gears.webm%00',
    '/media/demo/7/film/gears.webm%2f..',
    '/media/demo/7/film/..%2f..%2fpictures.ts',
    '/media/demo/7/film/..%5cpictures.ts',
    '/media/demo/7/film/../../../../package.json',
    '/media/demo/7/film/%E0%A4%A',
    `/media/demo/7/film/${'a'.repeat(1_900)}.webm`,
  ]
  for (const url of strange) {
    const answer = await get(url, { range: 'bytes=0-9' })
    expect([400, 404], url).toContain(answer.statusCode)
    expect(answer.headers['content-type'], url).not.toContain('video')
    expect(answer.headers['cache-control'], url).toBe('no-store')
  }
})

test('without a demo world there are no pictures and no films', async () => {
  const bare = testServer()
  serveMedia(bare, { folder, worldOf: async () => null })
  expect((await bare.inject({ url: addressOf(7, { kind: 'logo', company: 0 }) })).statusCode).toBe(404)
  expect((await bare.inject({ url: filmAddress(7, 'gears') })).statusCode).toBe(404)
  await bare.close()
})

test('a failure says nothing of its cause', async () => {
  const broken = testServer()
  const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  serveMedia(broken, { folder, worldOf: () => Promise.reject(away) })
  const answer = await broken.inject({ url: addressOf(7, { kind: 'logo', company: 0 }) })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answer.body).toBe('Unavailable')
  await broken.close()
})

test('a picture of a world once known comes also with the database away', async () => {
  let isAway = false
  const app = testServer()
  serveMedia(app, { folder, worldOf: async () => (isAway ? Promise.reject(new Error('away')) : world) })
  const url = addressOf(7, { kind: 'logo', company: company((i) => companyAt(world, i).hasLogo) })
  expect((await app.inject({ url })).statusCode).toBe(200)
  isAway = true
  expect((await app.inject({ url })).statusCode).toBe(200)
  await app.close()
})

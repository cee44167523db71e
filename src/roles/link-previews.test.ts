import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testServer } from '../testing/server.ts'
import { serveLinkPreviews } from './link-previews.ts'

const id = '0190a1b2-0000-7000-8000-000000000001'
const asked: string[] = []
const gone = new Set<string>()
let now = 1_000_000
let app: FastifyInstance

beforeAll(async () => {
  const square = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c2410c' } })
    .webp()
    .toBuffer()
  app = testServer()
  serveLinkPreviews(app, {
    async drawingAt(address) {
      return address === '/media/demo/7/1/logo.svg'
        ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#1d4f8c"/></svg>'
        : null
    },
    async fileAt(key) {
      asked.push(key)
      if (key.includes('/broken')) return Buffer.from('RIFF no picture')
      return key === `files/${id}/1024.webp` && !gone.has(key) ? square : null
    },
    isFileAt: async (key) => !gone.has(key),
    now: () => now,
  })
})
afterAll(() => app.close())

test.each([`/media/cards/files/${id}/1024.png`, '/media/cards/demo/7/1/logo.png'])(
  'the card at %s is a PNG of 1200 × 630 that runs nothing, and known again',
  async (url) => {
    const first = await app.inject({ url })

    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': expect.stringMatching(/^sandbox/),
      'cache-control': expect.stringContaining('public, max-age=86400'),
    })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1_200,
      height: 630,
    })
    const again = await app.inject({ url, headers: { 'if-none-match': first.headers['etag'] } })
    expect(again.statusCode).toBe(304)
  },
)

test('a picture is made into a card once', async () => {
  asked.length = 0
  await app.inject(`/media/cards/files/${id}/1024.png`)
  await app.inject(`/media/cards/files/${id}/1024.png`)
  expect(asked).toEqual([])
})

test('the card of a picture that was removed is gone within half a minute, and comes back with it', async () => {
  const url = `/media/cards/files/${id}/1024.png`
  const key = `files/${id}/1024.webp`
  const first = await app.inject({ url })
  expect([first.statusCode, first.headers['cache-control']]).toEqual([
    200,
    'public, max-age=86400, s-maxage=30',
  ])
  gone.add(key)
  now += 30_000
  const removed = await app.inject({ url })
  expect([removed.statusCode, removed.headers['cache-control']]).toEqual([404, 'no-store'])
  gone.delete(key)
  expect((await app.inject({ url })).statusCode).toBe(200)
  // While it is there it is made once.
  asked.length = 0
  now += 90_000
  expect((await app.inject({ url })).statusCode).toBe(200)
  expect(asked).toEqual([])
})

test('what is no picture of ours is a plain 404, and no other address is asked for', async () => {
  asked.length = 0
  for (const name of [
    `files/${id}/broken.png`,
    `files/${id}/none.png`,
    `files/${id}/1024.webp`,
    'files/..%2f..%2fsecret.png',
    'demo/8/1/logo.png',
    'https:%2f%2felsewhere.example%2fa.png',
    '',
  ]) {
    const answer = await app.inject(`/media/cards/${name}`)
    expect([name, answer.statusCode]).toEqual([name, 404])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(asked).toEqual([`files/${id}/broken.webp`, `files/${id}/none.webp`])
})

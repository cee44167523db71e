import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePicture } from './re-encode.ts'

const most = { pixels: 24_000_000, ms: 4_000, memory: 512 * 1024 * 1024 }
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4f8c' } })
const picture = await flat(700, 350).webp().toBuffer()

test('a picture that needs more pixels or memory than it may is refused, a sound one is not', async () => {
  const full = await flat(6_000, 4_000).png().toBuffer()
  expect(await reencodePicture(full, most)).toMatchObject({ colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(await reencodePicture(picture, { ...most, pixels: 700 * 350 - 1 })).toBeNull()
  expect(await reencodePicture(full, { ...most, memory: 1024 * 1024 })).toBeNull()
})

test('one that takes too long is not called bad: whoever asks is told when to come again', async () => {
  // Less than any process needs to begin.
  await expect(reencodePicture(picture, { ...most, ms: 5 })).rejects.toMatchObject({
    name: 'TookTooLong',
    status: 503,
    details: { retryAfter: 3 },
  })
  expect(await reencodePicture(picture)).not.toBeNull()
})

test('transparency stays, in every version', async () => {
  const glass = await sharp({ create: { width: 120, height: 80, channels: 4, background: '#1d4f8c80' } })
    .png()
    .toBuffer()
  const made = await reencodePicture(glass)
  expect(made?.versions.map(({ name }) => name)).toEqual(['96.avif', '96.webp', '120.avif', '120.webp'])
  for (const body of made?.bodies ?? []) expect((await sharp(body).metadata()).hasAlpha).toBe(true)
})

test('of thirty at once two are worked on, sixteen wait and the rest is told at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => reencodePicture(picture, { ...most, ms: 5 })),
  )
  const names = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as Error).name : 'made',
  )
  expect(names.filter((name) => name === 'TooManyRequests')).toHaveLength(12)
  expect(names.filter((name) => name === 'TookTooLong')).toHaveLength(18)
  expect(await reencodePicture(picture)).not.toBeNull()
})

// Many pictures of one company: what breaks one process says nothing of the next picture.
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openWorkshop } from './workshop.ts'

const workshop = openWorkshop(2)
afterAll(() => workshop.close())

const aPicture = (side: number, background = '#1d4f8c') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('each picture has its own versions, in whatever order they are made', async () => {
  const sides = [90, 300, 600, 1_300, 200, 100, 800]
  const made = await Promise.all(sides.map(async (side) => workshop.remake(await aPicture(side))))
  expect(made.map((one) => one!.versions.at(-1)!.width)).toEqual(sides)
  expect(made[2]!.versions.map(({ name }) => name)).toEqual([
    '96.avif',
    '96.webp',
    '256.avif',
    '256.webp',
    '512.avif',
    '512.webp',
    '600.webp',
  ])
  for (const { versions, bodies } of made.map((one) => one!))
    expect(bodies.map(({ length }) => length).slice(0, versions.length)).toEqual(
      versions.map(({ bytes }) => bytes),
    )
})

test('a picture that is none, or larger than may be, is refused, and the next one is made', async () => {
  const huge = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const broken = (await aPicture(400)).subarray(0, 700)
  for (const bytes of [huge, svg, broken, Buffer.from('none')]) {
    expect(await workshop.remake(bytes)).toBeNull()
    expect((await workshop.remake(await aPicture(120)))!.colour).toMatch(/^#/)
  }
})

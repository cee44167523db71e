// What players need to know of a film before they have read all of it: how long it is, and where to begin reading.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filmNames, filmsFolder } from '../film-files.ts'
import { webm } from './webm.ts'

const track = { width: 960, height: 540, framesPerSecond: 15, codec: 'V_VP9' } as const
const chunk = (size: number, isKey: boolean) => ({ data: new Uint8Array(size).fill(7), isKey })

type Part = { id: number; start: number; size: number }

/** The elements between two places of a file, with where their contents begin. */
function partsOf(file: Buffer, from: number, to: number): Part[] {
  const parts: Part[] = []
  for (let at = from; at < to;) {
    const idLength = Math.clz32(file[at] ?? 0) - 23
    const sizeAt = at + idLength
    const size = file.readUInt32BE(sizeAt) - 0x1000_0000
    parts.push({ id: file.readUIntBE(at, idLength), start: sizeAt + 4, size })
    at = sizeAt + 4 + size
  }
  return parts
}

const inside = (file: Buffer, part: Part) => partsOf(file, part.start, part.start + part.size)

function read(file: Buffer) {
  const segment = partsOf(file, 0, file.length).find(({ id }) => id === 0x18538067)!
  const top = inside(file, segment)
  const all = (id: number) => top.filter((part) => part.id === id)
  const info = inside(file, all(0x1549a966)[0]!)
  const duration = file.readDoubleBE(info.find(({ id }) => id === 0x4489)!.start)
  const clusters = all(0x1f43b675)
  const index = inside(file, all(0x1c53bb6b)[0]!).map((point) => {
    const [time, positions] = inside(file, point)
    const position = inside(file, positions!).find(({ id }) => id === 0xf1)!
    return {
      time: file.readUInt32BE(time!.start),
      cluster: segment.start + file.readUInt32BE(position.start),
    }
  })
  const frames = clusters.flatMap((cluster) => inside(file, cluster).filter(({ id }) => id === 0xa3))
  return { duration, clusters, index, frames }
}

test('the length is that of all frames, and the index points to the clusters that begin with a key frame', () => {
  const chunks = Array.from({ length: 100 }, (_, i) => chunk(20 + i * 3, i === 0 || i === 45))
  const file = Buffer.from(webm(track, chunks))

  const { duration, clusters, index, frames } = read(file)

  expect(duration).toBeCloseTo((100 / 15) * 1000, 6)
  expect(frames).toHaveLength(100)
  // Before its contents a cluster has four bytes of id and four of size.
  expect(index).toEqual([
    { time: 0, cluster: clusters[0]!.start - 8 },
    { time: 3000, cluster: clusters[1]!.start - 8 },
  ])
  for (const { cluster } of index) expect(file.readUInt32BE(cluster)).toBe(0x1f43b675)
})

test('a film that does not begin with a key frame is refused', () => {
  expect(() => webm(track, [chunk(10, false), chunk(10, true)])).toThrow('key frame')
})

test('each film there is lasts 6 to 10 seconds and has its poster; together they stay small', () => {
  let bytes = 0
  for (const name of filmNames) {
    const file = readFileSync(path.join(filmsFolder, `${name}.webm`))
    const { duration, frames } = read(file)
    expect(duration, name).toBeCloseTo((frames.length / 15) * 1000, 6)
    expect(duration, name).toBeGreaterThanOrEqual(6000)
    expect(duration, name).toBeLessThanOrEqual(10_000)
    expect(file.length, name).toBeLessThanOrEqual(250_000)
    bytes += file.length
  }
  expect(bytes).toBeLessThanOrEqual(1_200_000)
  const files = filmNames.flatMap((name) => [`${name}.svg`, `${name}.webm`])
  expect(readdirSync(filmsFolder).toSorted()).toEqual(files.toSorted())
})

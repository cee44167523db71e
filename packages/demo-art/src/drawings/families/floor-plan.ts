import type { Random } from '../kit/random.ts'
import { lookAt, type Sheet } from '../kit/sheet.ts'
import { polygon } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { footprintShadow, spread, type Standing } from './quads.ts'
import { block, patch, readable, sizeNotes } from './flat-things.ts'

/** Rooms on both sides of a lane, as a low model or a plan: length and width in mm. */
export const floorPlan: Family = {
  parameters: {
    length: { min: 3000, max: 200_000, step: 100, usual: [16_000, 32_000] },
    width: { min: 3000, max: 100_000, step: 100, of: 'length', ratio: [0.56, 0.7], within: [0.3, 1] },
    rooms: { min: 2, max: 5, step: 1, usual: [3, 4] },
    use: { oneOf: ['desks', 'machines'] },
  },
  keyFact: (p) => `${Math.round((p.told('length') * p.told('width')) / 1e6)} M2`,
  front: 'face',
  paint(sheet, p, random) {
    const [L, W, rooms] = [p.number('length'), p.number('width'), p.number('rooms')]
    const place = readable(sheet, L)
    const [t, high, door] = [L * 0.014, L * 0.075, L * 0.06]
    const hall = W * 0.46
    const lane = W * 0.16
    footprintShadow(sheet, 0, 0, L, W, -t * 1.5)
    block(sheet, place, [-t, -t, -t * 1.5], [L + 2 * t, W + 2 * t, t * 1.5])
    const far = spread(0, L, rooms + 1)
    const near = spread(0, L, rooms)
    const wall = (u: number, v: number, du: number, dv: number) =>
      block(sheet, place, [u, v, 0], [du, dv, high])
    far.slice(0, -1).forEach((u, i) => {
      if (i % 2 === 0)
        polygon(sheet, patch(place, u, 0, 0, L / rooms, hall), sheet.materials.hue[0], { stroke: 'none' })
    })
    wall(-t, -t, L + 2 * t, t)
    wall(-t, 0, t, W)
    far.slice(0, -1).forEach((u, i) => {
      if (i > 0) wall(u - t / 2, 0, t, hall)
      furnish(sheet, place, u + t * 2, t * 2, L / rooms - t * 4, hall - t * 6, high, p.choice('use'), random)
    })
    far.slice(0, -1).forEach((u) => wall(u, hall, L / rooms - door, t))
    near.slice(0, -1).forEach((u) => wall(u + door, hall + lane, L / (rooms - 1) - door, t))
    near.slice(0, -1).forEach((u, i) => {
      if (i > 0) wall(u - t / 2, hall + lane + t, t, W - hall - lane - t)
      const [from, deep] = [hall + lane + t * 3, W - hall - lane - t * 6]
      furnish(sheet, place, u + t * 2, from, L / (rooms - 1) - t * 4, deep, high, p.choice('use'), random)
    })
    wall(L, 0, t, hall)
    wall(L, hall + lane, t, W - hall - lane)
    wall(-t, W, L * 0.4, t)
    wall(L * 0.4 + door, W, L * 0.6 - door + t, t)
    lookAt(sheet, place.at(L * 0.5, hall, high))
    sizeNotes(sheet, p, place)
  },
}

function furnish(
  sheet: Sheet,
  place: Standing,
  u: number,
  v: number,
  du: number,
  dv: number,
  high: number,
  use: string,
  random: Random,
) {
  if (use === 'machines') {
    const wide = Math.min(du * 0.5, dv * 0.6)
    block(
      sheet,
      place,
      [u + (du - wide) / 2, v + dv * 0.2, 0],
      [wide, dv * 0.5, high * 0.7],
      random() < 0.5 ? 'hue' : 'solid',
    )
    return
  }
  const size = Math.min(du * 0.3, dv * 0.24)
  for (const y of spread(v + dv * 0.12, v + dv * 0.88 - size, 2)) {
    for (const x of spread(u + du * 0.1, u + du * 0.9 - size * 1.3, 2)) {
      if (random() < 0.15) continue
      block(sheet, place, [x, y, 0], [size * 1.3, size * 0.7, high * 0.35], 'hue')
    }
  }
}

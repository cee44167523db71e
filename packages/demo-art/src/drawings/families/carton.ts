import { dimension } from '../kit/annotation.ts'
import { mix, tones } from '../kit/palette.ts'
import { polyline, projectAll } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { box, cylinder } from '../kit/solids.ts'
import { disc, line, polygon, polygons } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { footprintShadow, onTop, onX, onY, spread } from './quads.ts'

const thin = { weight: 1 }

/** A shipping carton on a conveyor, in a stack or open: outer length, width and height in mm. */
export const carton: Family = {
  parameters: {
    length: { min: 40, max: 2000, step: 10, usual: [300, 600] },
    width: { min: 30, max: 1500, step: 10, of: 'length', ratio: [0.6, 0.8], within: [0.2, 1.5] },
    height: { min: 20, max: 1500, step: 10, of: 'length', ratio: [0.5, 0.8], within: [0.1, 2] },
    place: { oneOf: ['conveyor', 'conveyor', 'stack', 'open'] },
  },
  keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
  paint(sheet, p) {
    const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
    lookAt(sheet, [L, W * 0.6, H * 0.6])
    if (p.choice('place') === 'conveyor') conveyor(sheet, L, W)
    else footprintShadow(sheet, 0, 0, L, W)
    if (p.choice('place') === 'open') openCarton(sheet, L, W, H)
    else if (p.choice('place') === 'stack') {
      closedCarton(sheet, [0, 0, 0], [L, W, H], true)
      closedCarton(sheet, [0, 0, H], [L, W, H], true)
    } else closedCarton(sheet, [0, 0, 0], [L, W, H], true)
    const place = p.choice('place')
    if (place === 'conveyor') dimension(sheet, [0, 0, H], [L, 0, H], [0, -1, 0], String(p.told('length')))
    else {
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
    }
    dimension(
      sheet,
      [L, 0, 0],
      [L, 0, H],
      [0, place === 'open' ? -W * 0.36 : -W * 0.05, 0],
      String(p.told('height')),
    )
  },
}

function conveyor(sheet: Sheet, L: number, W: number) {
  const u = L / 110
  const [side, long, x0] = [W * 0.2, 240 * u, -62 * u]
  const [near, far] = [W + side, -side]
  const floor = -72 * u
  footprintShadow(sheet, x0, far, long, near - far, floor)
  const leg = (x: number, y: number) =>
    repeat(sheet, 'leg', [x, y, floor], (at) => box(sheet, at, [9 * u, 7 * u, 58 * u]))
  const legs = [x0 + 20 * u, x0 + long - 30 * u]
  for (const x of legs) leg(x, far)
  box(sheet, [x0, far - 5 * u, -16 * u], [long, 6 * u, 16 * u])
  const rollers = spread(x0 + 12 * u, x0 + long - 12 * u, 9)
  for (const x of rollers) {
    repeat(sheet, 'roller', [x, far + u, -6 * u], (at) =>
      cylinder(sheet, 'y', at, 6 * u, near - far - 2 * u, 'steel', { open: true }),
    )
  }
  for (const x of legs) leg(x, near)
  box(sheet, [x0, near, -16 * u], [long, 6 * u, 16 * u], 'solid')
  for (const x of rollers)
    repeat(sheet, 'axle', [x, near + 6 * u, -8 * u], (at) => disc(sheet, 'y', at, 2.4 * u, tones.white, thin))
}

function openCarton(sheet: Sheet, L: number, W: number, H: number) {
  const { card } = sheet.materials
  const inside = mix(sheet.hue, 0.3)
  const flap = W * 0.42
  polygon(
    sheet,
    [
      [0, 0, H],
      [L, 0, H],
      [L * 0.98, -flap * 0.5, H + flap * 0.62],
      [L * 0.02, -flap * 0.5, H + flap * 0.62],
    ],
    card[0],
  )
  polygon(
    sheet,
    [
      [0, 0, H],
      [0, W, H],
      [-flap * 0.5, W * 0.98, H + flap * 0.62],
      [-flap * 0.5, W * 0.02, H + flap * 0.62],
    ],
    card[1],
  )
  box(sheet, [0, 0, 0], [L, W, H], 'card')
  polygon(sheet, onTop(0, 0, H, L, W), inside)
  const t = Math.min(L, W) * 0.03
  sheet.body.push(
    `<path d="${polyline(projectAll(sheet, onTop(t, t, H, L - 2 * t, W - 2 * t)))}" fill="${card[3]}" stroke-width="1"/>`,
  )
  polygon(
    sheet,
    [
      [L, 0, H],
      [L, W, H],
      [L + flap * 0.7, W * 0.98, H - flap * 0.3],
      [L + flap * 0.7, W * 0.02, H - flap * 0.3],
    ],
    card[0],
  )
  polygon(
    sheet,
    [
      [0, W, H],
      [L, W, H],
      [L * 0.98, W + flap * 0.7, H - flap * 0.3],
      [L * 0.02, W + flap * 0.7, H - flap * 0.3],
    ],
    card[0],
  )
}

/** A closed carton with its tape, arrows and a label on the face towards y. */
export function closedCarton(sheet: Sheet, [x, y, z]: Point3, [dx, dy, dz]: Point3, printed: boolean) {
  const tape = dy * 0.17
  box(sheet, [x, y, z], [dx, dy, dz], 'card')
  polygon(sheet, onTop(x, y + dy / 2 - tape / 2, z + dz, dx, tape), sheet.materials.hue[2], thin)
  polygon(
    sheet,
    onX(x + dx, y + dy / 2 - tape / 2, z + dz * 0.72, tape, dz * 0.28),
    sheet.materials.hue[3],
    thin,
  )
  line(
    sheet,
    [
      [x, y + dy / 2, z + dz],
      [x + dx, y + dy / 2, z + dz],
    ],
    sheet.hue,
    1.2,
  )
  if (!printed) return
  const u = Math.min(dx / 110, dz / 80)
  const Y = y + dy
  const arrow = (left: number): Point3[] =>
    (
      [
        [0, 48],
        [6, 58],
        [12, 48],
        [8, 48],
        [8, 34],
        [4, 34],
        [4, 48],
      ] as const
    ).map(([a, b]) => [x + (left + a) * u, Y, z + b * u])
  polygons(sheet, [arrow(14), arrow(30)], sheet.hue, { stroke: 'none' })
  line(
    sheet,
    [
      [x + 13 * u, Y, z + 29 * u],
      [x + 43 * u, Y, z + 29 * u],
    ],
    sheet.hue,
    2,
  )
  const left = x + dx - 52 * u
  polygon(sheet, onY(left, Y, z + 14 * u, 40 * u, 26 * u), tones.white, thin)
  const bars = [4, 8, 11, 16, 19, 23, 26, 31, 34].map((at, i): Point3[] =>
    onY(left + at * u, Y, z + 19 * u, (i % 3 === 2 ? 2.4 : 1.2) * u, 16 * u),
  )
  polygons(sheet, bars, tones.ink, { stroke: 'none' })
}

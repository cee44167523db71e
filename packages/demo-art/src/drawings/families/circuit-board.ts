import { dimension } from '../kit/annotation.ts'
import { brass, tones } from '../kit/palette.ts'
import { hull } from '../kit/hulls.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box, cylinder } from '../kit/solids.ts'
import { lines, polygons } from '../kit/strokes.ts'
import type { Random } from '../kit/random.ts'
import type { Family } from '../parameters.ts'
import { footprintShadow, onTop, spread } from './quads.ts'

/** A populated board lying flat: length and width in mm, layers and number of large chips. */
export const circuitBoard: Family = {
  parameters: {
    length: { min: 10, max: 600, step: 1, usual: [90, 180] },
    width: { min: 10, max: 500, step: 1, of: 'length', ratio: [0.6, 0.8], within: [0.3, 1.6] },
    layers: { min: 1, max: 24, step: 2, usual: [2, 8] },
    chips: { min: 1, max: 4, step: 1, usual: [1, 3] },
  },
  keyFact: (p) => `${p.told('length')}×${p.told('width')} MM`,
  paint(sheet, p, random) {
    const [L, W] = [p.number('length'), p.number('width')]
    const u = Math.min(L, W * 1.4) / 140
    const t = 4 * u
    const r = 5 * u
    footprintShadow(sheet, 0, 0, L, W, -4 * u)
    const rounds = [
      [r, r, r],
      [L - r, r, r],
      [L - r, W - r, r],
      [r, W - r, r],
    ] as const
    hull(sheet, 'z', [0, 0, 0], rounds, t, 'hue', { face: sheet.materials.hue[1] })
    drawTraces(sheet, L, W, t, u, random)
    for (const [x, y] of [
      [7, 7],
      [7, -7],
      [-7, 7],
      [-7, -7],
    ] as const) {
      const at: Point3 = [x < 0 ? L + x * u : x * u, y < 0 ? W + y * u : y * u, t]
      repeat(sheet, 'hole', at, (q) => bore(sheet, 'z', q, 3.2 * u, t, brass[1], tones.white))
    }
    const capacitors = spread(W * 0.24, W * 0.62, 3)
    for (const y of capacitors) {
      repeat(sheet, 'capacitor', [L * 0.12, y, t], (at) =>
        cylinder(sheet, 'z', at, 6.4 * u, 15 * u, 'steel', { face: sheet.materials.hue[2] }),
      )
    }
    const large = p.number('chips')
    const places = (
      [
        [0.52, 0.44, 30],
        [0.8, 0.3, 20],
        [0.78, 0.72, 18],
        [0.3, 0.24, 16],
      ] as const
    ).slice(0, large)
    for (const [cx, cy, size] of [...places].sort((a, b) => a[0] + a[1] - b[0] - b[1]))
      chip(sheet, L * cx, W * cy, t, size * u)
    smallParts(sheet, L, W, t, u)
    for (const x of spread(L * 0.2, L * 0.52, 3)) {
      repeat(sheet, 'port', [x, W - 13 * u, t], (at) => {
        box(sheet, at, [16 * u, 15 * u, 11 * u], 'steel')
        polygons(sheet, [opening(at, u)], tones.ink2)
      })
    }
    const pins = Math.max(6, Math.round((W * 0.5) / (7 * u)))
    box(sheet, [L - 11 * u, W * 0.3, t], [9 * u, W * 0.5, 7 * u], 'dark')
    for (const y of spread(W * 0.33, W * 0.77, pins)) {
      repeat(sheet, 'pin', [L - 8 * u, y, t + 7 * u], (at) => box(sheet, at, [2 * u, 2 * u, 7 * u], brass))
    }
    lookAt(sheet, [L * 0.52, W * 0.5, t])
    dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')), 24)
    dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
  },
}

const opening = ([x, y, z]: Point3, u: number): Point3[] => [
  [x + 3 * u, y + 15 * u, z + 2 * u],
  [x + 13 * u, y + 15 * u, z + 2 * u],
  [x + 13 * u, y + 15 * u, z + 9 * u],
  [x + 3 * u, y + 15 * u, z + 9 * u],
]

function chip(sheet: Sheet, x: number, y: number, z: number, size: number) {
  const half = size / 2
  const legs: Point3[][] = []
  for (const at of spread(-half * 0.8, half * 0.8, 7)) {
    legs.push(
      onTop(x + at, y + half, z, size * 0.05, size * 0.12),
      onTop(x + half, y + at, z, size * 0.12, size * 0.05),
    )
    legs.push(
      onTop(x + at, y - half * 1.24, z, size * 0.05, size * 0.12),
      onTop(x - half * 1.24, y + at, z, size * 0.12, size * 0.05),
    )
  }
  polygons(sheet, legs, tones.white, { weight: 1 })
  box(sheet, [x - half, y - half, z], [size, size, size * 0.14], 'dark')
  polygons(
    sheet,
    [onTop(x - half * 0.7, y + half * 0.4, z + size * 0.14, size * 0.12, size * 0.12)],
    tones.white,
    { stroke: 'none' },
  )
}

function smallParts(sheet: Sheet, L: number, W: number, z: number, u: number) {
  const rows = [
    [0.3, 0.5],
    [0.3, 0.6],
    [0.64, 0.14],
    [0.7, 0.52],
    [0.84, 0.5],
    [0.36, 0.76],
  ] as const
  for (const [x, y] of rows) {
    for (const step of [0, 1, 2]) {
      repeat(sheet, 'part', [L * x + step * 8 * u, W * y, z], (at) =>
        box(sheet, at, [4.5 * u, 3 * u, 2 * u], 'steel'),
      )
    }
  }
}

function drawTraces(sheet: Sheet, L: number, W: number, z: number, u: number, random: Random) {
  const runs = Array.from({ length: 14 }, (_, i): Point3[] => {
    const y = W * (0.14 + (i / 14) * 0.74)
    const bend = L * (0.24 + random() * 0.5)
    const step = (random() < 0.5 ? -1 : 1) * 9 * u
    const end = Math.min(Math.max(y + step, 10 * u), W - 10 * u)
    return [
      [L * 0.08, y, z],
      [bend, y, z],
      [bend + Math.abs(end - y), end, z],
      [L * 0.92, end, z],
    ]
  })
  lines(sheet, runs, sheet.materials.hue[3])
}

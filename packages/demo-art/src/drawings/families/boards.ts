import { dimension } from '../kit/annotation.ts'
import { mix, tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { bore, box } from '../kit/solids.ts'
import { disc, line, lines, polygon, polygons, shadow } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { motorPowers } from './series.ts'
import { circuitBoard } from './circuit-board.ts'
import { footprintShadow, onTop, onX, spread } from './quads.ts'
import { sensor } from './sensor.ts'

const thin = { weight: 1 }

/** Terminals on a front face: a white strip with dark openings, in rows and columns. */
function terminals(
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  dy: number,
  dz: number,
  columns: number,
  rows: number,
) {
  polygon(sheet, onX(x, y, z, dy, dz), tones.white, thin)
  const [stepY, stepZ] = [dy / columns, dz / rows]
  const openings: Point3[][] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      openings.push(onX(x, y + (column + 0.24) * stepY, z + (row + 0.24) * stepZ, stepY * 0.52, stepZ * 0.52))
    }
  }
  polygons(sheet, openings, tones.ink2, { stroke: 'none' })
}

/** Slots for air on a top face, lines along y. */
function vents(sheet: Sheet, xs: readonly number[], y: number, z: number, dy: number) {
  lines(
    sheet,
    xs.map((x) => [
      [x, y, z],
      [x, y + dy, z],
    ]),
    tones.ink3,
    1.4,
  )
}

export const boards: Families = {
  'plc-module': {
    parameters: {
      modules: { min: 1, max: 10, step: 1, usual: [3, 6] },
      channels: { min: 4, max: 16, step: 4, usual: [8, 8] },
      moduleWidth: { min: 10, max: 60, step: 1, usual: [22, 28] },
      height: { min: 60, max: 200, step: 1, usual: [100, 120] },
      depth: { min: 40, max: 160, step: 1, usual: [68, 80] },
    },
    keyFact: (p) => `${p.told('modules')} × ${p.told('channels')} CH`,
    front: 'face',
    paint(sheet, p) {
      const [w, h, depth, count] = [
        p.number('moduleWidth'),
        p.number('height'),
        p.number('depth'),
        p.number('modules'),
      ]
      const head = w * 1.7
      const total = Math.round(head + count * w)
      const u = h / 112
      shadow(sheet, onTop(-8 * u, -12 * u, -4 * u, depth + 16 * u, total + 26 * u))
      box(sheet, [-7 * u, -20 * u, h / 2 - 18 * u], [5 * u, total + 40 * u, 36 * u])
      const lamps = Math.min(8, p.number('channels')) / 2
      const inked = Math.max(0, count - 2)
      for (let i = 0; i < count; i++) {
        repeat(sheet, i === inked ? 'marked' : i === 0 ? 'last' : 'module', [0, i * w, 0], ([, y]) => {
          box(sheet, [0, y, 0], [depth, w * 0.96, h])
          polygon(
            sheet,
            onX(depth, y, h - 12 * u, w * 0.96, 12 * u),
            i === 0 ? sheet.materials.solid[1] : sheet.materials.hue[2],
            thin,
          )
          const leds: Point3[][] = []
          for (let row = 0; row < lamps; row++) {
            for (const column of [0.18, 0.56])
              leds.push(onX(depth, y + w * column, h - (24 + row * 8) * u, w * 0.18, 4 * u))
          }
          polygons(sheet, leds, i === inked ? sheet.materials.solid[1] : sheet.materials.hue[1], thin)
          terminals(sheet, depth, y + w * 0.1, 6 * u, w * 0.76, 46 * u, 2, 4)
        })
      }
      const y = count * w
      const X = depth + 4 * u
      box(sheet, [0, y, 0], [X, head, h], 'hue')
      const face = (a: number, z: number, dy: number, dz: number, fill: string) =>
        polygon(sheet, onX(X, y + a * head, z * u, dy * head, dz * u), fill)
      face(0.14, 74, 0.72, 26, tones.ink2)
      for (const [row, end] of [
        [92, 0.62],
        [86, 0.76],
        [80, 0.46],
      ] as const) {
        line(
          sheet,
          [
            [X, y + head * 0.24, row * u],
            [X, y + head * end, row * u],
          ],
          mix(sheet.hue, 0.3),
          2,
        )
      }
      for (const z of [44, 20]) {
        face(0.18, z, 0.42, 17, tones.white)
        face(0.25, z + 3, 0.28, 9, tones.ink)
      }
      for (let i = 0; i < count; i++)
        vents(sheet, [depth * 0.3, depth * 0.45, depth * 0.6], i * w + w * 0.2, h, w * 0.5)
      vents(sheet, [depth * 0.3, depth * 0.45, depth * 0.6], y + head * 0.15, h, head * 0.65)
      lookAt(sheet, [depth, y - w, h * 0.6])
      dimension(sheet, [depth, 0, 0], [depth, total, 0], [1, 0, 0], String(total))
      dimension(sheet, [depth, 0, 0], [depth, 0, h], [0, -1, 0], String(p.told('height')))
    },
  },

  'circuit-board': circuitBoard,

  drive: {
    parameters: {
      width: { min: 40, max: 600, step: 1, usual: [90, 150] },
      height: { min: 80, max: 1600, step: 1, of: 'width', ratio: [1.6, 2.1], within: [1, 6] },
      depth: { min: 60, max: 600, step: 1, of: 'width', ratio: [1.1, 1.5], within: [0.4, 3] },
      power: { min: 0.1, max: 630, step: 0.1, series: motorPowers, usual: [0.37, 22] },
    },
    keyFact: (p) => `${p.told('power')} KW`,
    front: 'face',
    paint(sheet, p) {
      const [W, H, D] = [p.number('width'), p.number('height'), p.number('depth')]
      const sink = D * 0.36
      footprintShadow(sheet, 0, 0, D, W, -H * 0.02)
      box(sheet, [0, W * 0.04, H * 0.02], [sink, W * 0.92, H * 0.96])
      const ribs = spread(sink * 0.15, sink * 0.85, 5).map((x): Point3[] => [
        [x, W * 0.96, H * 0.03],
        [x, W * 0.96, H * 0.97],
      ])
      lines(sheet, ribs, tones.ink3, 1.5)
      box(sheet, [sink, 0, 0], [D - sink, W, H], 'steel')
      const X = D * 1.05
      box(sheet, [D, W * 0.04, H * 0.3], [D * 0.05, W * 0.92, H * 0.68], 'hue')
      box(sheet, [D, W * 0.04, H * 0.02], [D * 0.05, W * 0.92, H * 0.26], 'steel')
      terminals(sheet, X, W * 0.12, H * 0.16, W * 0.76, H * 0.09, 8, 1)
      terminals(sheet, X, W * 0.12, H * 0.04, W * 0.76, H * 0.09, 5, 1)
      box(sheet, [X, W * 0.22, H * 0.5], [D * 0.03, W * 0.56, H * 0.4], 'steel')
      const panel = X + D * 0.03
      polygon(sheet, onX(panel, W * 0.28, H * 0.76, W * 0.44, H * 0.11), tones.ink2)
      const digits = [0.6, 0.5, 0.4].map((at) => onX(panel, W * at, H * 0.785, W * 0.055, H * 0.06))
      polygons(sheet, digits, mix(sheet.hue, 0.3), { stroke: 'none' })
      for (const [column, z] of [
        [0.66, 0.66],
        [0.34, 0.66],
        [0.66, 0.56],
        [0.34, 0.56],
        [0.5, 0.61],
      ] as const) {
        repeat(sheet, 'key', [panel, W * column, H * z], (at) =>
          disc(sheet, 'x', at, Math.min(W, H) * 0.045, sheet.materials.hue[2]),
        )
      }
      polygon(sheet, onX(X, W * 0.3, H * 0.36, W * 0.4, H * 0.07), tones.white, thin)
      line(
        sheet,
        [
          [X, W * 0.64, H * 0.395],
          [X, W * 0.36, H * 0.395],
        ],
        sheet.hue,
        2,
      )
      vents(sheet, spread(sink + (D - sink) * 0.2, D * 0.88, 6), W * 0.14, H, W * 0.72)
      lookAt(sheet, [panel, W / 2, H * 0.7])
      dimension(sheet, [D, 0, 0], [D, W, 0], [1, 0, 0], String(p.told('width')), 26)
      dimension(sheet, [D, 0, 0], [D, 0, H], [0, -1, 0], String(p.told('height')))
      dimension(sheet, [0, W, 0], [D, W, 0], [0, 1, 0], String(p.told('depth')))
    },
  },

  'power-supply': {
    parameters: {
      width: { min: 18, max: 400, step: 1, usual: [40, 85] },
      height: { min: 60, max: 300, step: 1, usual: [110, 130] },
      depth: { min: 40, max: 300, step: 1, usual: [100, 125] },
      voltage: { min: 3, max: 400, step: 1, series: [5, 12, 24, 48], usual: [12, 48] },
      current: { min: 0.1, max: 200, step: 0.5, series: [2.5, 5, 10, 20, 40], usual: [2, 20] },
    },
    keyFact: (p) => `${p.told('voltage')} V ${p.told('current')} A`,
    front: 'face',
    paint(sheet, p) {
      const [W, H, D] = [p.number('width'), p.number('height'), p.number('depth')]
      footprintShadow(sheet, 0, 0, D, W, -H * 0.03)
      box(sheet, [-D * 0.06, -W * 0.3, H * 0.36], [D * 0.04, W * 1.6, H * 0.28])
      box(sheet, [0, 0, 0], [D, W, H], 'steel')
      const pitch = Math.min(D, H) / 9
      // Seen from the front, the grille on the side is only its edge.
      const rows = sheet.orthographic ? 0 : Math.floor((H * 0.76) / pitch)
      const columns = Math.floor((D * 0.7) / pitch)
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const at: Point3 = [D * 0.1 + (column + 0.5) * pitch, W, H * 0.12 + (row + 0.5) * pitch]
          repeat(sheet, 'grille', at, (q) =>
            prism(sheet, 'y', q, hexagon(pitch * 0.34), 0, 'dark', { face: sheet.materials.hue[2] }),
          )
        }
      }
      const X = D + D * 0.03
      box(sheet, [D, W * 0.03, H * 0.24], [D * 0.03, W * 0.94, H * 0.52], 'hue')
      terminals(sheet, D, W * 0.08, H * 0.8, W * 0.84, H * 0.16, 4, 1)
      terminals(sheet, D, W * 0.08, H * 0.04, W * 0.84, H * 0.16, 3, 1)
      repeat(sheet, 'lamp', [X, W * 0.5, H * 0.68], (at) =>
        disc(sheet, 'x', at, W * 0.07, sheet.materials.solid[1]),
      )
      repeat(sheet, 'trim', [X, W * 0.5, H * 0.58], (at) => bore(sheet, 'x', at, W * 0.09, 2, tones.white))
      polygon(sheet, onX(X, W * 0.16, H * 0.3, W * 0.68, H * 0.2), tones.white, thin)
      const print = [0.45, 0.41, 0.37, 0.33].map((z, i): Point3[] => [
        [X, W * 0.76, H * z],
        [X, W * (0.3 + (i % 3) * 0.1), H * z],
      ])
      lines(sheet, print, sheet.hue, 1.5)
      vents(sheet, spread(D * 0.14, D * 0.8, 8), W * 0.16, H, W * 0.68)
      lookAt(sheet, [X, W / 2, H * 0.7])
      dimension(sheet, [D, 0, 0], [D, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [D, 0, 0], [D, 0, H], [0, -1, 0], String(p.told('height')))
      dimension(sheet, [0, W, 0], [D, W, 0], [0, 1, 0], String(p.told('depth')))
    },
  },

  sensor,
}

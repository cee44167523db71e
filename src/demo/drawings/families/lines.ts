import type { Families } from '../parameters.ts'
import { centreLine, diameter } from '../kit/annotation.ts'
import { brass, tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { around, farToNear } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { disc, polygon, shadow, tube } from '../kit/strokes.ts'
import { hoops, knurl } from './threads.ts'

export const lines: Families = {
  hose: {
    parameters: {
      ID: { min: 3, max: 150, step: 0.1, series: [6.3, 8, 10, 12.5, 16, 19, 25, 31.5, 38], usual: [6, 38] },
      OD: { min: 5, max: 190, step: 0.1, of: 'ID', ratio: [1.45, 1.75], within: [1.15, 3] },
      L: { min: 100, max: 20000, step: 50, usual: [400, 2000] },
      pressure: { min: 2, max: 500, step: 5, usual: [40, 330] },
      jacket: { oneOf: ['plain', 'striped', 'braided'] },
    },
    keyFact: (p) => `Ø${p.told('ID')} L${p.told('L')} ${p.told('pressure')} BAR`,
    paint(sheet, p) {
      const W = Math.min(p.number('OD') / p.number('ID'), 2) * 13
      const [r, hex] = [W / 2, W * 0.72]
      shadow(sheet, [
        [-84, -r, -hex * 1.3],
        [64, -r, -hex * 1.3],
        [64, 104 + hex, -hex * 1.3],
        [-84, 104 + hex, -hex * 1.3],
      ])
      const ramp = sheet.materials.solid
      const far: Point3[] = [
        [10, 0, 0],
        [-90, 0, 0],
        [-90, 110, 0],
        [-14, 104, 0],
      ]
      const fit = (x: number, y: number) => {
        turned(sheet, 'x', [x - 4, y, 0], [{ r: r * 1.22, length: 26 }])
        hoops(sheet, 'x', [x - 2, y, 0], r * 1.22, 22, 4)
        cylinder(sheet, 'x', [x + 22, y, 0], r * 0.9, 5)
        prism(sheet, 'x', [x + 27, y, 0], hexagon(hex, 30), 16, 'hue')
        cylinder(sheet, 'x', [x + 43, y, 0], r * 0.95, 16)
        hoops(sheet, 'x', [x + 43, y, 0], r * 0.95, 15, 4)
        bore(
          sheet,
          'x',
          [x + 59, y, 0],
          (r * 0.95 * p.number('ID')) / Math.max(p.number('OD'), p.number('ID') * 1.3),
          20,
          tones.ink3,
          tones.ink2,
        )
      }
      fit(8, 0)
      tube(sheet, far, W, p.choice('jacket') === 'braided' ? tones.wall : ramp[1], true)
      const bezier = (t: number): Point3 => {
        const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
        const sum = (k: 0 | 1 | 2) => far.reduce((total, q, i) => total + q[k] * (weights[i] ?? 0), 0)
        return [sum(0), sum(1), sum(2)]
      }
      if (p.choice('jacket') === 'striped') {
        tube(sheet, far, W * 0.16, ramp[0], true)
        sheet.body.splice(-2, 1)
      }
      if (p.choice('jacket') === 'braided') {
        for (let i = 1; i < 18; i++)
          disc(sheet, 'y', bezier(i / 18), r * 0.12, tones.control, { stroke: 'none' })
      }
      fit(-16, 104)
      lookAt(sheet, [20, 104, 0])
      const wall = (r * 0.95 * p.number('ID')) / Math.max(p.number('OD'), p.number('ID') * 1.3)
      opened(
        sheet,
        'x',
        [-16, 104, 0],
        [
          [-4, 0],
          [59, 0],
          [59, wall],
          [-4, wall],
        ],
        tones.rule,
      )
      cutTurned(
        sheet,
        'x',
        [-16, 104, 0],
        [
          [
            [-4, wall],
            [-4, r * 1.22],
            [22, r * 1.22],
            [22, r * 0.9],
            [59, r * 0.95],
            [59, wall],
          ],
        ],
      )
      diameter(sheet, 'x', [43, 104, 0], wall, `Ø${p.told('ID')}`, hex * 1.8)
      centreLine(sheet, [
        [48, 104, 0],
        [70, 104, 0],
      ])
    },
  },

  'cable-connector': {
    parameters: {
      pins: { min: 2, max: 8, step: 1, usual: [3, 8] },
      size: { min: 5, max: 40, step: 1, series: [8, 12, 16, 23], usual: [8, 23] },
      cable: { min: 2, max: 30, step: 0.1, of: 'size', ratio: [0.4, 0.6], within: [0.2, 0.9] },
      IP: { min: 40, max: 69, step: 1, series: [65, 67, 68], usual: [65, 68] },
      knurl: { oneOf: ['knurl', 'hexagon'] },
    },
    keyFact: (p) => `${p.told('pins')}P IP${p.told('IP')}`,
    paint(sheet, p) {
      const wire = 4.5 * Math.min(1.5, Math.max(0.7, p.number('cable') / p.number('size') / 0.5))
      shadow(sheet, [
        [-10, -16, -30],
        [88, -16, -30],
        [88, 22, -30],
        [-10, 22, -30],
      ])
      tube(
        sheet,
        [
          [-32, 0, 0],
          [-56, 0, 0],
          [-72, -2, -18],
          [-72, 20, -18],
        ],
        wire * 2,
        sheet.materials.solid[1],
        true,
      )
      cylinder(sheet, 'y', [-72, 20, -18], wire, 22, 'solid', { face: sheet.materials.hue[0] })
      const cores = [
        [0, 1.8, brass[2]],
        [-1.8, -1, tones.ink],
        [1.8, -1, sheet.hue],
      ] as const
      for (const [x, z, colour] of cores)
        disc(sheet, 'y', [-72 + x, 42, -18 + z], 1.1, colour, { weight: 0.8 })
      turned(
        sheet,
        'x',
        [-34, 0, 0],
        [
          { r: 7, to: 8, length: 12 },
          { r: 8, to: 7.4, length: 3 },
          { r: 8, to: 9, length: 6 },
          { r: 9, to: 8.4, length: 3 },
          { r: 9, to: 12, length: 8 },
        ],
        'dark',
      )
      turned(
        sheet,
        'x',
        [-2, 0, 0],
        [
          { r: 15, length: 24 },
          { r: 13, length: 4 },
        ],
        'hue',
      )
      if (p.choice('knurl') === 'knurl') {
        cylinder(sheet, 'x', [26, 0, 0], 20, 24)
        knurl(sheet, 'x', [29, 0, 0], 20, 18, 14)
      } else {
        prism(sheet, 'x', [26, 0, 0], hexagon(22, 30), 24)
      }
      turned(
        sheet,
        'x',
        [50, 0, 0],
        [
          { r: 18, length: 3 },
          { r: 14.5, length: 16 },
        ],
      )
      hoops(sheet, 'x', [53, 0, 0], 14.5, 14, 5)
      const X = 69
      bore(sheet, 'x', [X, 0, 0], 12.2, 12, tones.wall, tones.ink2)
      disc(sheet, 'x', [X - 9, 0, 0], 9.4, sheet.materials.hue[0])
      const pins = p.number('pins')
      const outer = pins === 5 || pins === 8 ? pins - 1 : pins
      const ringRadius = pins > 5 ? 6.6 : 6.2
      const places = Array.from({ length: outer }, (_, i) =>
        around('x', [X - 9, 0, 0], ringRadius, 45 + (360 * i) / outer),
      )
      if (outer < pins) places.push([X - 9, 0, 0])
      for (const at of farToNear(sheet, places)) {
        repeat(sheet, 'pin', at, (c) =>
          cylinder(sheet, 'x', c, 1.35, 7, brass, { banded: false, face: brass[1] }),
        )
      }
      polygon(
        sheet,
        [
          [X - 9, -1.4, 9.3],
          [X - 9, 1.4, 9.3],
          [X - 9, 1.4, 7],
          [X - 9, -1.4, 7],
        ],
        tones.ink,
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [0, 0],
          [16, 0],
          [16, 12.2],
          [0, 12.2],
        ],
        tones.white,
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [0, 0],
          [5, 0],
          [5, 12.2],
          [0, 12.2],
        ],
        sheet.materials.hue[1],
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [5, 4],
          [13, 4],
          [13, 6.8],
          [5, 6.8],
        ],
        brass[1],
      )
      cutTurned(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [
            [0, 12.2],
            [16, 12.2],
            [16, 14.5],
            [0, 14.5],
          ],
        ],
      )
      lookAt(sheet, [X, 0, 0])
      diameter(sheet, 'x', [X, 0, 0], 14.5, `M${p.told('size')}`, 24)
      centreLine(sheet, [
        [X + 4, 0, 0],
        [X + 24, 0, 0],
      ])
    },
  },
}

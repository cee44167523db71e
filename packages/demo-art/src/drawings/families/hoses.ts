import type { Families } from '../parameters.ts'
import { centreLine, diameter } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { disc, shadow, tube } from '../kit/strokes.ts'
import { hoops } from './threads.ts'

export const hoses: Families = {
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
}

import type { Families } from '../parameters.ts'
import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { farToNear } from '../kit/projection.ts'
import { bolt } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, box, cylinder, turned } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { cylinderBores } from './series.ts'

export const cylinders: Families = {
  'hydraulic-cylinder': {
    parameters: {
      bore: { min: 8, max: 400, step: 1, series: cylinderBores, usual: [25, 100] },
      rod: { min: 4, max: 280, step: 1, of: 'bore', ratio: [0.45, 0.6], within: [0.25, 0.75] },
      stroke: { min: 5, max: 4000, step: 5, of: 'bore', ratio: [1.6, 2.8], within: [0.2, 5] },
      hue: { oneOf: ['barrel', 'caps'] },
    },
    keyFact: (p) => `Ø${p.told('bore')}/${p.told('rod')}-${p.told('stroke')} MM`,
    paint(sheet, p) {
      const [D, stroke] = [p.number('bore'), p.number('stroke')]
      const u = D / 63
      const [h, rod] = [42 * u, p.number('rod') / 2]
      const L = 80 * u + stroke
      const [barrel, caps] =
        p.choice('hue') === 'barrel' ? (['hue', 'steel'] as const) : (['steel', 'hue'] as const)
      const out = Math.min(stroke, 120 * u)
      const end = L + 20 * u + out
      shadow(sheet, [
        [-40 * u, -h, -h],
        [end + 50 * u, -h, -h],
        [end + 50 * u, h, -h],
        [-40 * u, h, -h],
      ])
      box(sheet, [-62 * u, -12 * u, -22 * u], [62 * u, 24 * u, 44 * u])
      bore(sheet, 'y', [-42 * u, 12 * u, 0], 12 * u, 24 * u, tones.wall, tones.white)
      box(sheet, [0, -h, -h], [34 * u, h * 2, h * 2], caps)
      const tie = h - 11 * u
      const rods = (y: number) => {
        for (const z of [-tie, tie])
          cylinder(sheet, 'x', [34 * u, y, z], 4.5 * u, L - 68 * u, 'steel', { open: true })
      }
      rods(-tie)
      cylinder(sheet, 'x', [34 * u, 0, 0], 36 * u, L - 68 * u, barrel, { open: true })
      rods(tie)
      const wall = D / 2
      opened(
        sheet,
        'x',
        [34 * u, 0, 0],
        [
          [0, 0],
          [L - 68 * u, 0],
          [L - 68 * u, wall],
          [0, wall],
        ],
        tones.white,
      )
      cutTurned(
        sheet,
        'x',
        [34 * u, 0, 0],
        [
          [
            [0, wall],
            [L - 68 * u, wall],
            [L - 68 * u, 36 * u],
            [0, 36 * u],
          ],
        ],
      )
      const piston = Math.max(4 * u, L - 68 * u - 26 * u - stroke * 0.3)
      opened(
        sheet,
        'x',
        [34 * u, 0, 0],
        [
          [piston, 0],
          [L - 68 * u, 0],
          [L - 68 * u, rod],
          [piston, rod],
        ],
        sheet.materials.steel[1],
      )
      cutTurned(
        sheet,
        'x',
        [34 * u, 0, 0],
        [
          [
            [piston - 2 * u, 0],
            [piston + 22 * u, 0],
            [piston + 22 * u, wall],
            [piston - 2 * u, wall],
          ],
        ],
        { lean: 'left' },
      )
      box(sheet, [L - 34 * u, -h, -h], [40 * u, h * 2, h * 2], caps)
      for (const x of [17 * u, L - 14 * u]) {
        turned(
          sheet,
          'z',
          [x, 0, h],
          [
            { r: 13 * u, length: 5 * u },
            { r: 10 * u, length: 7 * u, material: 'dark' },
          ],
        )
        bore(sheet, 'z', [x, 0, h + 12 * u], 5.5 * u, 8 * u, tones.ink)
      }
      const F = L + 6 * u
      const nuts: Point3[] = [
        [F, -tie, -tie],
        [F, -tie, tie],
        [F, tie, -tie],
        [F, tie, tie],
      ]
      for (const at of farToNear(sheet, nuts)) bolt(sheet, 'x', at, 7.5 * u, 8 * u)
      turned(
        sheet,
        'x',
        [F, 0, 0],
        [
          { r: Math.max(rod * 1.5, 24 * u), length: 9 * u },
          { r: Math.max(rod * 1.3, 20 * u), length: 5 * u, material: 'hue' },
          { r: rod, length: out },
          { r: rod * 0.66, length: 10 * u },
        ],
      )
      const eye = F + 14 * u + out + 6 * u
      prism(sheet, 'x', [eye, 0, 0], hexagon(rod * 1.0, 30), 14 * u)
      cylinder(sheet, 'x', [eye + 14 * u, 0, 0], 13 * u, 8 * u)
      cylinder(sheet, 'y', [eye + 44 * u, -14 * u, 0], 26 * u, 28 * u, 'steel', { face: tones.white })
      bore(sheet, 'y', [eye + 44 * u, 14 * u, 0], 16 * u, u, tones.sunken)
      bore(sheet, 'y', [eye + 44 * u, 14 * u, 0], 13 * u, 28 * u, tones.wall, tones.white)
      lookAt(sheet, [L, 0, h * 0.5])
      dimension(sheet, [0, h, -h], [F, h, -h], [0, 0, -u], String(Math.round(F)), 24)
      if (sheet.orthographic) diameter(sheet, 'x', [34 * u, 0, 0], D / 2, `Ø${p.told('bore')}`)
      dimension(
        sheet,
        [F, h, -h],
        [eye + 44 * u, h, -h],
        [0, 0, -u],
        String(Math.round(eye + 44 * u - F)),
        24,
      )
      centreLine(sheet, [
        [eye + 74 * u, 0, 0],
        [eye + 98 * u, 0, 0],
      ])
    },
  },
}

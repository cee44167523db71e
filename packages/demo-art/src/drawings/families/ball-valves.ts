import type { Families } from '../parameters.ts'
import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { regular } from '../kit/profiles.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { hoops } from './threads.ts'
import { nominalDiameters, nominalPressures } from './series.ts'

export const ballValves: Families = {
  'ball-valve': {
    parameters: {
      DN: { min: 6, max: 150, step: 1, series: nominalDiameters, usual: [10, 50] },
      L: { min: 30, max: 600, step: 1, of: 'DN', ratio: [2.6, 3.2], within: [1.8, 5] },
      PN: { min: 6, max: 420, step: 1, series: nominalPressures, usual: [16, 64] },
      lever: { oneOf: ['long', 'butterfly'] },
      ends: { oneOf: ['hexagon', 'octagon'] },
    },
    keyFact: (p) => `DN${p.told('DN')} PN${p.told('PN')}`,
    paint(sheet, p) {
      const L = p.number('L')
      const r = Math.min(p.number('DN') / 2, L * 0.24)
      const u = L / 110
      const [R, nut] = [Math.max(r * 1.55, 25 * u), Math.max(r * 1.5, 24 * u)]
      const corners = p.choice('ends') === 'hexagon' ? 6 : 8
      shadow(sheet, [
        [-L / 2, -nut, -nut * 1.2],
        [L / 2, -nut, -nut * 1.2],
        [L / 2, nut, -nut * 1.2],
        [-L / 2, nut, -nut * 1.2],
      ])
      prism(sheet, 'x', [-L / 2, 0, 0], regular(corners, nut * 1.06, corners === 6 ? 30 : 22.5), 24 * u)
      turned(
        sheet,
        'x',
        [-L / 2 + 24 * u, 0, 0],
        [
          { r: R * 0.82, to: R, length: 8 * u },
          { r: R * 1.06, to: R * 1.18, length: 10 * u },
          { r: R * 1.18, length: L - 84 * u },
          { r: R * 1.18, to: R, length: 10 * u },
        ],
        'hue',
      )
      turned(
        sheet,
        'z',
        [0, 0, R * 0.9],
        [
          { r: 17 * u, length: R * 0.45, material: 'hue' },
          { r: 13 * u, length: 8 * u },
        ],
      )
      prism(sheet, 'z', [0, 0, R * 1.35 + 8 * u], regular(6, 13 * u), 9 * u, 'steel')
      cylinder(sheet, 'x', [L / 2 - 32 * u, 0, 0], R * 0.86, 8 * u, 'hue')
      prism(
        sheet,
        'x',
        [L / 2 - 24 * u, 0, 0],
        regular(corners, nut * 1.06, corners === 6 ? 30 : 22.5),
        24 * u,
      )
      bore(sheet, 'x', [L / 2, 0, 0], r * 1.12, 10 * u, tones.wall)
      bore(sheet, 'x', [L / 2 - 2 * u, 0, 0], r, L * 0.5, tones.ink3, tones.ink2)
      const z = R * 1.35 + 17 * u
      const grip: [number, number][] =
        p.choice('lever') === 'long'
          ? [
              [-16, -9],
              [10, -9],
              [28, -6],
              [128, -8],
              [128, 8],
              [28, 6],
              [10, 9],
              [-16, 9],
            ]
          : [
              [-58, -9],
              [-44, -12],
              [0, -7],
              [44, -12],
              [58, -9],
              [58, 9],
              [44, 12],
              [0, 7],
              [-44, 12],
              [-58, 9],
            ]
      prism(
        sheet,
        'z',
        [0, 0, z],
        grip.map(([x, y]): [number, number] => [x * u, y * u]),
        6 * u,
        'solid',
      )
      turned(
        sheet,
        'z',
        [0, 0, z + 6 * u],
        [
          { r: 8 * u, length: 4 * u },
          { r: 4.5 * u, length: 7 * u },
        ],
      )
      opened(
        sheet,
        'x',
        [L / 2 - 24 * u, 0, 0],
        [
          [0, 0],
          [24 * u, 0],
          [24 * u, r],
          [0, r],
        ],
        tones.rule,
      )
      cutTurned(
        sheet,
        'x',
        [L / 2 - 24 * u, 0, 0],
        [
          [
            [0, r],
            [0, nut],
            [24 * u, nut],
            [24 * u, r * 1.12],
            [12 * u, r * 1.12],
            [12 * u, r],
          ],
        ],
      )
      hoops(sheet, 'x', [-L / 2 + 42 * u, 0, 0], R * 1.18, L - 84 * u, 1, sheet.materials.hue[3])
      lookAt(sheet, [L * 0.3, 0, R * 0.6] as Point3)
      dimension(sheet, [-L / 2, nut, -nut], [L / 2, nut, -nut], [0, 0, -nut * 0.2], String(p.told('L')))
      centreLine(sheet, [
        [L / 2 + 5 * u, 0, 0],
        [L / 2 + 34 * u, 0, 0],
      ])
      if (sheet.orthographic) diameter(sheet, 'x', [-L / 2, 0, 0], r, `Ø${p.told('DN')}`)
    },
  },
}

import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { hull, type Round } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { rectangle } from '../kit/profiles.ts'
import { farToNear, ringOf } from '../kit/projection.ts'
import { bolt, repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { turned } from '../kit/solids.ts'
import { disc, shadow } from '../kit/strokes.ts'
import { gearRatios } from './series.ts'

export const gearboxes: Families = {
  gearbox: {
    parameters: {
      A: { min: 25, max: 400, step: 1, usual: [50, 125] },
      ratio: { min: 1.2, max: 300, step: 0.5, series: gearRatios, usual: [5, 60] },
      shaft: { min: 8, max: 180, step: 1, of: 'A', ratio: [0.34, 0.42], within: [0.15, 0.6] },
      ribs: { oneOf: ['ribs', 'smooth'] },
    },
    keyFact: (p) => `I=${p.told('ratio')} A${p.told('A')}`,
    front: 'face',
    paint(sheet, p) {
      const A = p.number('A')
      const u = A / 80
      const [deep, shaft] = [84 * u, p.number('shaft') / 2]
      const [low, high] = [-62 * u, A]
      shadow(sheet, [
        [-10 * u, -92 * u, low - 22 * u],
        [deep + 34 * u, -92 * u, low - 22 * u],
        [deep + 34 * u, 92 * u, low - 22 * u],
        [-10 * u, 92 * u, low - 22 * u],
      ])
      hull(
        sheet,
        'z',
        [0, 0, low - 22 * u],
        [
          [4 * u, -84 * u, 8 * u],
          [deep - 4 * u, -84 * u, 8 * u],
          [deep - 4 * u, 84 * u, 8 * u],
          [4 * u, 84 * u, 8 * u],
        ],
        14 * u,
      )
      bolt(sheet, 'z', [deep * 0.5, -78 * u, low - 8 * u], 8 * u, 7 * u)
      turned(sheet, 'x', [-26 * u, 0, high], [{ r: 30 * u, length: 26 * u, material: 'steel' }])
      const outline: Round[] = [
        [-60 * u, low, 8 * u],
        [60 * u, low, 8 * u],
        [22 * u, high + 8 * u, 26 * u],
        [-22 * u, high + 8 * u, 26 * u],
      ]
      hull(sheet, 'x', [0, 0, 0], outline, deep, 'hue')
      hull(
        sheet,
        'x',
        [deep, 0, 0],
        outline.map(([y, z, r]): Round => [y, z, r + 4 * u]),
        10 * u,
        'hue',
      )
      const F = deep + 10 * u
      const rim = outline.map(([y, z, r]): Point3 => [
        F,
        y + Math.sign(y) * r * 0.25,
        z + (z > 0 ? r * 0.4 : -u),
      ])
      for (const at of farToNear(sheet, [...rim, [F, -48 * u, high * 0.4], [F, 48 * u, high * 0.4]]))
        bolt(sheet, 'x', at, 5 * u, 4 * u)
      if (p.choice('ribs') === 'ribs') {
        for (const x of [0.22, 0.5, 0.78]) {
          const y = 64 * u
          prism(
            sheet,
            'x',
            [deep * x - 2 * u, y - 3 * u, 0],
            [
              [0, low],
              [6 * u, low],
              [0, low + 60 * u],
            ],
            4 * u,
            'hue',
          )
        }
      }
      const top = turned(
        sheet,
        'x',
        [F, 0, high],
        [
          { r: 24 * u, length: 6 * u },
          { r: 20 * u, length: 4 * u, material: 'dark' },
        ],
      )
      disc(sheet, 'x', top, 10 * u, tones.ink2)
      turned(
        sheet,
        'x',
        [F, 0, 0],
        [
          { r: 44 * u, length: 8 * u },
          { r: shaft * 1.7, to: shaft * 1.5, length: 8 * u, material: 'dark' },
          { r: shaft, length: 58 * u },
          { r: shaft, to: shaft * 0.86, length: 4 * u },
        ],
      )
      for (const at of ringOf(sheet, 'x', [F + 8 * u, 0, 0], 36 * u, 6, 0)) {
        if (at[1] ** 2 + at[2] ** 2 > (shaft * 1.9) ** 2)
          repeat(sheet, 'small', at, (c) => disc(sheet, 'x', c, 4 * u, tones.ink2))
      }
      prism(sheet, 'x', [F + 26 * u, 0, shaft], rectangle(shaft * 0.56, shaft * 0.36), 38 * u, 'dark')
      bolt(sheet, 'z', [deep * 0.5, 78 * u, low - 8 * u], 8 * u, 7 * u)
      turned(
        sheet,
        'z',
        [deep * 0.5, 0, high + 33 * u],
        [
          { r: 9 * u, length: 5 * u },
          { r: 6 * u, length: 6 * u, material: 'solid' },
        ],
      )
      lookAt(sheet, [F, 0, high * 0.5])
      dimension(sheet, [F, -66 * u, 0], [F, -66 * u, high], [0, -30 * u, 0], String(p.told('A')))
      dimension(
        sheet,
        [F + 16 * u, 84 * u, low - 22 * u],
        [F + 78 * u, 84 * u, low - 22 * u],
        [0, u, -0.001],
        String(Math.round(62 * u)),
        16,
      )
      centreLine(sheet, [
        [F + 80 * u, 0, 0],
        [F + 110 * u, 0, 0],
      ])
    },
  },
}

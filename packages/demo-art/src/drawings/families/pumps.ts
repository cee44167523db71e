import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { hull, type Round } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { rectangle } from '../kit/profiles.ts'
import { farToNear, radians } from '../kit/projection.ts'
import { bolt } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, turned } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { displacements } from './series.ts'

export const pumps: Families = {
  'gear-pump': {
    parameters: {
      displacement: { min: 0.2, max: 250, step: 0.1, series: displacements, usual: [4, 60] },
      pressure: { min: 1, max: 350, step: 5, usual: [160, 250] },
      W: {
        min: 30,
        max: 400,
        step: 1,
        from: (known) => 74 * ((known('displacement') ?? 16) / 16) ** 0.2,
      },
      H: { min: 40, max: 500, step: 1, of: 'W', ratio: [1.25, 1.45], within: [1.1, 1.8] },
      bolts: { min: 4, max: 8, step: 2 },
      body: { oneOf: ['body', 'covers'] },
    },
    keyFact: (p) => `${p.told('displacement')} CC ${p.told('pressure')} BAR`,
    paint(sheet, p) {
      const [W, H] = [p.number('W'), p.number('H')]
      const u = W / 74
      const length = (34 + Math.min(34, p.number('displacement') * 0.8)) * u
      const [cover, core] =
        p.choice('body') === 'body' ? (['steel', 'hue'] as const) : (['hue', 'steel'] as const)
      const [w, h] = [W - 4 * u, H - 4 * u]
      shadow(sheet, [
        [-18 * u, -w / 2, -h / 2 - 8 * u],
        [length + 22 * u, -w / 2, -h / 2 - 8 * u],
        [length + 22 * u, w / 2, -h / 2 - 8 * u],
        [-18 * u, w / 2, -h / 2 - 8 * u],
      ])
      const shape = (grow: number): Round[] => {
        const c = h / 2 - w / 2
        return [
          [0, -c, w / 2 + grow * u],
          [0, c, w / 2 + grow * u],
        ]
      }
      hull(sheet, 'x', [-16 * u, 0, 0], shape(0), 16 * u, cover)
      hull(sheet, 'x', [0, 0, 0], shape(-4), length, core)
      const port: Round[] = [
        [-13, -16, 6],
        [13, -16, 6],
        [13, 16, 6],
        [-13, 16, 6],
      ].map(([a = 0, b = 0, r = 0]): Round => [a * u, b * u, r * u])
      hull(sheet, 'y', [length / 2, w / 2 - 5 * u, -4 * u], port, 7 * u, core)
      const mouth: Point3 = [length / 2, w / 2 + 2 * u, -4 * u]
      bore(sheet, 'y', mouth, 11 * u, 10 * u, tones.ink2)
      bore(sheet, 'y', mouth, 7 * u, 10 * u, tones.ink)
      for (const [x, z] of port) bolt(sheet, 'y', [mouth[0] + x, mouth[1], mouth[2] + z], 3.4 * u, 3 * u)
      hull(sheet, 'x', [length, 0, 0], shape(2), 15 * u, cover)
      const F = length + 15 * u
      const half = p.number('bolts') / 2
      const bolts = [1, -1].flatMap((side) =>
        Array.from({ length: half }, (_, i): Point3 => {
          const angle = radians((side > 0 ? 20 : 200) + (140 * i) / (half - 1))
          const r = w / 2 - 9 * u
          return [F, r * Math.cos(angle), side * (h / 2 - w / 2) + r * Math.sin(angle)]
        }),
      )
      for (const at of farToNear(sheet, bolts)) bolt(sheet, 'x', at, 4.6 * u, 4 * u)
      const shaft = h / 2 - w / 2 + 1
      turned(
        sheet,
        'x',
        [F, 0, shaft],
        [
          { r: 19 * u, length: 6 * u },
          { r: 9.5 * u, length: 12 * u },
          { r: 7.5 * u, length: 24 * u },
        ],
      )
      prism(sheet, 'x', [F + 24 * u, 0, shaft + 7 * u], rectangle(4 * u, 3 * u), 15 * u, 'dark')
      lookAt(sheet, mouth)
      centreLine(sheet, [
        [F + 42 * u, 0, shaft],
        [F + 64 * u, 0, shaft],
      ])
      dimension(
        sheet,
        [F, w / 2 + 2 * u, -h / 2],
        [F, -w / 2 - 2 * u, -h / 2],
        [0, 0, -4 * u],
        String(p.told('W')),
      )
      dimension(
        sheet,
        [F, -w / 2 - 2 * u, H / 2],
        [F, -w / 2 - 2 * u, -H / 2],
        [0, -u, 0],
        String(p.told('H')),
      )
    },
  },
}

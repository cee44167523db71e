import type { Families } from '../parameters.ts'
import { centreLine, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { around, moved } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { bore, box } from '../kit/solids.ts'
import { disc, lines, polygon, shadow } from '../kit/strokes.ts'

export const jaws: Families = {
  'vice-jaw': {
    parameters: {
      L: { min: 40, max: 500, step: 1, usual: [90, 200] },
      H: { min: 15, max: 200, step: 1, of: 'L', ratio: [0.3, 0.4], within: [0.15, 0.7] },
      W: { min: 8, max: 150, step: 1, of: 'L', ratio: [0.18, 0.28], within: [0.08, 0.5] },
      face: { oneOf: ['serrated', 'grooved', 'plain'] },
      holes: { oneOf: ['2', '4'] },
    },
    keyFact: (p) => `${p.told('L')}X${p.told('H')}X${p.told('W')} MM`,
    paint(sheet, p) {
      const [L, H, W] = [p.number('L'), p.number('H'), p.number('W')]
      const step = H * 0.2
      shadow(sheet, [
        [0, 0, -H * 0.08],
        [L + H * 0.2, 0, -H * 0.08],
        [L + H * 0.2, W + H * 0.2, -H * 0.08],
        [0, W + H * 0.2, -H * 0.08],
      ])
      box(sheet, [0, 0, 0], [L, W * 0.72, H], 'steel')
      box(sheet, [0, W * 0.72, 0], [L, W * 0.28, H - step], 'hue')
      const Y = W
      const level = (z: number): Point3[] => [
        [0, Y, z],
        [L, Y, z],
      ]
      if (p.choice('face') === 'serrated') {
        lines(
          sheet,
          Array.from({ length: 5 }, (_, i) => level((H - step) * (0.12 + i * 0.19))),
          sheet.materials.hue[3],
        )
        lines(
          sheet,
          Array.from({ length: 11 }, (_, i): Point3[] => [
            [(L * (i + 1)) / 12, Y, 0],
            [(L * (i + 1)) / 12, Y, H - step],
          ]),
          sheet.materials.hue[3],
        )
      }
      if (p.choice('face') === 'grooved') {
        const z = (H - step) * 0.5
        const half = H * 0.08
        polygon(
          sheet,
          [
            [0, Y, z - half],
            [L, Y, z - half],
            [L, Y, z],
            [0, Y, z],
          ],
          sheet.materials.hue[3],
        )
        polygon(
          sheet,
          [
            [0, Y, z],
            [L, Y, z],
            [L, Y, z + half],
            [0, Y, z + half],
          ],
          sheet.materials.hue[1],
        )
        const x = L / 2
        polygon(
          sheet,
          [
            [x - half, Y, 0],
            [x, Y, 0],
            [x, Y, H - step],
            [x - half, Y, H - step],
          ],
          sheet.materials.hue[3],
        )
        polygon(
          sheet,
          [
            [x, Y, 0],
            [x + half, Y, 0],
            [x + half, Y, H - step],
            [x, Y, H - step],
          ],
          sheet.materials.hue[1],
        )
      }
      const shares = p.choice('holes') === '4' ? [0.12, 0.32, 0.68, 0.88] : [0.2, 0.8]
      const radius = Math.min((H - step) * 0.26, L * 0.07)
      for (const share of shares) {
        repeat(sheet, 'screw', [L * share, Y, (H - step) / 2], (at) => {
          bore(sheet, 'y', at, radius, radius * 0.7, tones.rule, tones.ink3)
          bore(sheet, 'y', moved('y', at, 0, 0, -radius * 0.6), radius * 0.5, H, tones.ink2)
        })
      }
      for (const share of [0.3, 0.7])
        repeat(sheet, 'tap', [L * share, W * 0.36, H], (at) =>
          bore(sheet, 'z', at, radius * 0.5, H, tones.ink2),
        )
      disc(sheet, 'x', [L, W * 0.36, H * 0.5], radius * 0.5, tones.ink2)
      lookAt(sheet, around('y', [L * 0.8, Y, (H - step) / 2], 0, 0))
      const hair = radius * 1.5
      for (const share of shares)
        centreLine(sheet, [
          [L * share, Y, (H - step) / 2 - hair],
          [L * share, Y, (H - step) / 2 + hair],
        ])
      dimension(sheet, [0, W, 0], [L, W, 0], [0, W * 0.01, -0.001], String(p.told('L')), 22)
      dimension(sheet, [L, 0, 0], [L, 0, H], [1e-6, -1e-3, 0], String(p.told('H')), 26)
    },
  },
}

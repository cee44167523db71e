import { dimension } from '../kit/annotation.ts'
import { tones, type Material } from '../kit/palette.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { box } from '../kit/solids.ts'
import { lines, polygon, tube } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { furniture } from './furniture.ts'
import { pushchair } from './pushchair.ts'
import { footprintShadow, spread } from './quads.ts'

export const frames: Families = {
  ...furniture,

  'shelf-rack': {
    parameters: {
      width: { min: 300, max: 6000, step: 50, usual: [900, 1500] },
      depth: { min: 150, max: 1500, step: 50, usual: [400, 600] },
      height: { min: 300, max: 9000, step: 50, usual: [1600, 2200] },
      levels: { min: 2, max: 8, step: 1, usual: [4, 5] },
      load: { min: 5, max: 5000, step: 25, usual: [100, 400] },
      goods: { oneOf: ['boxes', 'boxes', 'empty'] },
    },
    keyFact: (p) => `${p.told('levels')} × ${p.told('load')} KG`,
    paint(sheet, p, random) {
      const [W, D, H, levels] = [p.number('width'), p.number('depth'), p.number('height'), p.number('levels')]
      const post = Math.min(W, D) * 0.09
      const board = H * 0.022
      footprintShadow(sheet, 0, 0, W, D)
      const upright = (x: number, y: number) =>
        repeat(sheet, 'post', [x, y, 0], (at) => box(sheet, at, [post, post, H], 'solid'))
      upright(0, 0)
      upright(W - post, 0)
      const brace: Point3[][] = [
        [
          [W - post, post, H * 0.06],
          [W - post, D, H * 0.94],
        ],
        [
          [post, 0, H * 0.06],
          [W - post, 0, H * 0.94],
        ],
        [
          [post, 0, H * 0.94],
          [W - post, 0, H * 0.06],
        ],
      ]
      lines(sheet, brace, tones.control, 2)
      upright(0, D - post)
      const zs = spread(H * 0.06, H * 0.86, levels)
      const room = (zs[1] ?? H) - (zs[0] ?? 0) - board
      zs.forEach((z, level) => {
        repeat(sheet, 'shelf', [0, 0, z], (at) => box(sheet, at, [W, D, board], 'steel'))
        if (p.choice('goods') === 'empty') return
        const count = 3
        for (let i = 0; i < count; i++) {
          const [skip, tall, tone] = [random(), random(), random()]
          if (skip < 0.3) continue
          const high = room * (level === levels - 1 ? 0.5 : 0.5 + tall * 0.35)
          const material: Material = tone < 0.5 ? 'card' : 'hue'
          box(
            sheet,
            [post + (i * (W - 2 * post)) / count + W * 0.02, D * 0.12, z + board],
            [(W - 2 * post) / count - W * 0.04, D * 0.76, high],
            material,
          )
        }
      })
      upright(W - post, D - post)
      repeat(sheet, 'post', [0, D - post, 0], (at) => box(sheet, at, [post, post, H], 'solid'))
      lookAt(sheet, [W, D, zs[Math.floor(levels / 2)] ?? H / 2])
      dimension(sheet, [0, D, 0], [W, D, 0], [0, 1, 0], String(p.told('width')))
      dimension(sheet, [W, 0, 0], [W, D, 0], [1, 0, 0], String(p.told('depth')))
      dimension(sheet, [W, 0, 0], [W, 0, H], [0, -1, 0], String(p.told('height')))
    },
  },

  pushchair,

  ladder: {
    parameters: {
      height: { min: 400, max: 6000, step: 50, usual: [1200, 2400] },
      width: { min: 250, max: 1200, step: 10, usual: [420, 560] },
      steps: { min: 2, max: 16, step: 1, usual: [4, 8] },
      load: { min: 50, max: 400, step: 25, usual: [100, 175] },
    },
    keyFact: (p) => `${p.told('load')} KG`,
    paint(sheet, p) {
      const [H, W, steps] = [p.number('height'), p.number('width'), p.number('steps')]
      const reach = H * 0.3
      const rail = Math.max(W * 0.1, H * 0.036)
      const tread = Math.max(H * 0.02, W * 0.05)
      footprintShadow(sheet, -reach, 0, 2 * reach + rail, W)
      // The two legs lean against each other over x = 0; each rail is a slanted bar seen from its side and its top.
      const bar = (y: number, foot: number, material: Material) => {
        const ramp = typeof material === 'string' ? sheet.materials[material] : material
        const lean = foot > 0 ? rail : -rail
        const side = (at: number): Point3[] => [
          [foot, at, 0],
          [foot + lean, at, 0],
          [lean * 0.5, at, H],
          [0, at, H],
        ]
        if (foot > 0) {
          polygon(
            sheet,
            [
              [foot + lean, y, 0],
              [foot + lean, y + rail * 0.6, 0],
              [lean * 0.5, y + rail * 0.6, H],
              [lean * 0.5, y, H],
            ],
            ramp[0],
          )
        }
        polygon(sheet, side(y + rail * 0.6), ramp[sheet.mirror ? 1 : 2])
      }
      bar(0, -reach, 'steel')
      for (const z of [H * 0.25, H * 0.6]) {
        const x = -reach * (1 - z / H)
        tube(
          sheet,
          [
            [x, rail * 0.3, z],
            [x, W - rail * 0.3, z],
          ],
          rail * 0.45,
          tones.sunken,
        )
      }
      bar(W - rail * 0.6, -reach, 'steel')
      if (!sheet.orthographic) {
        for (const y of [rail * 0.3, W - rail * 0.3]) {
          lines(
            sheet,
            [
              [
                [-reach * 0.55, y, H * 0.42],
                [reach * 0.58, y, H * 0.42],
              ],
            ],
            tones.ink,
            2,
          )
        }
      }
      bar(0, reach, 'hue')
      for (const z of spread((H * 0.9) / steps, H * 0.9, steps)) {
        const x = reach * (1 - z / H)
        repeat(sheet, 'tread', [x, rail * 0.6, z - tread], (at) =>
          box(sheet, [at[0] - rail * 0.6, at[1], at[2]], [rail * 2, W - rail * 1.2, tread], 'steel'),
        )
      }
      bar(W - rail * 0.6, reach, 'hue')
      box(sheet, [-rail * 1.1, -rail * 0.1, H], [rail * 2.6, W + rail * 0.2, H * 0.025], 'solid')
      lookAt(sheet, [reach * 0.3, W / 2, H * 0.7])
      if (sheet.orthographic)
        dimension(
          sheet,
          [-reach - rail, W, 0],
          [reach + rail, W, 0],
          [0, 1, 0],
          String(Math.round(2 * (reach + rail))),
        )
      dimension(sheet, [reach + rail, 0, 0], [reach + rail, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [reach + rail, 0, 0], [reach + rail, 0, H], [0, -1, 0], String(p.told('height')))
    },
  },
}

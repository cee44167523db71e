import { dimension } from '../kit/annotation.ts'
import { hull } from '../kit/hulls.ts'
import { tones } from '../kit/palette.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { box } from '../kit/solids.ts'
import { disc, line, lines, polygon, tube } from '../kit/strokes.ts'
import type { Families } from '../parameters.ts'
import { dryingTray } from './drying-tray.ts'
import { footprintShadow, onTop, onX, spread } from './quads.ts'
import { carton, closedCarton } from './carton.ts'

const thin = { weight: 1 }

export const boxes: Families = {
  carton,

  'drying-tray': dryingTray,

  pallet: {
    parameters: {
      length: { min: 300, max: 3000, step: 100, usual: [800, 1200] },
      width: { min: 300, max: 2000, step: 100, of: 'length', ratio: [0.66, 1], within: [0.4, 1.2] },
      height: { min: 80, max: 300, step: 1, usual: [140, 150] },
      boards: { min: 3, max: 11, step: 2, usual: [5, 9] },
      load: { oneOf: ['empty', 'empty', 'cartons'] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
    paint(sheet, p) {
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const t = H * 0.15
      const block = H * 0.54
      const wide = W * 0.13
      footprintShadow(sheet, 0, 0, L, W)
      const ys = [0, (W - wide) / 2, W - wide]
      for (const y of ys) repeat(sheet, 'runner', [0, y, 0], (at) => box(sheet, at, [L, wide, t], 'card'))
      for (const y of ys) {
        for (const x of [0, (L - L * 0.12) / 2, L - L * 0.12]) {
          repeat(sheet, 'block', [x, y, t], (at) => box(sheet, at, [L * 0.12, wide, block], 'hue'))
        }
      }
      for (const x of [0, (L - L * 0.12) / 2, L - L * 0.12]) {
        repeat(sheet, 'cross', [x, 0, t + block], (at) => box(sheet, at, [L * 0.12, W, t], 'card'))
      }
      const boards = p.number('boards')
      const board = (W / boards) * 0.76
      for (const y of spread(0, W - board, boards)) {
        repeat(sheet, 'board', [0, y, 2 * t + block], (at) => box(sheet, at, [L, board, t], 'card'))
      }
      const top = 3 * t + block
      const nails = [L * 0.06, L * 0.5, L * 0.94].flatMap((x) =>
        [board / 2, W / 2, W - board / 2].map((y): Point3 => [x, y, top]),
      )
      if (p.choice('load') === 'cartons') {
        const size: Point3 = [L / 2, W / 2, H * 2.2]
        for (const level of [0, 1]) {
          for (const [x, y] of [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ] as const) {
            if (level === 1 && x + y === 2) continue
            repeat(sheet, 'carton', [(x * L) / 2, (y * W) / 2, top + level * size[2]], (at) =>
              closedCarton(sheet, at, size, true),
            )
          }
        }
      } else
        for (const at of nails) repeat(sheet, 'nail', at, (q) => disc(sheet, 'z', q, L * 0.006, tones.ink2))
      lookAt(sheet, [L, W, top * 0.6])
      dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
      dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
      dimension(sheet, [L, 0, 0], [L, 0, top], [0, -1, 0], String(p.told('height')))
    },
  },

  'tool-case': {
    parameters: {
      length: { min: 100, max: 1500, step: 10, usual: [380, 560] },
      width: { min: 80, max: 1000, step: 10, of: 'length', ratio: [0.6, 0.78], within: [0.3, 1] },
      height: { min: 40, max: 800, step: 10, of: 'length', ratio: [0.28, 0.42], within: [0.12, 1] },
      trays: { min: 1, max: 7, step: 1, usual: [1, 3] },
    },
    keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
    front: 'face',
    paint(sheet, p) {
      // The long side looks along x: the case lies with its length along y.
      const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
      const r = Math.min(W, L) * 0.09
      const seam = H * 0.62
      const shell = [
        [r, r, r],
        [W - r, r, r],
        [W - r, L - r, r],
        [r, L - r, r],
      ] as const
      footprintShadow(sheet, 0, 0, W, L, -H * 0.03)
      hull(sheet, 'z', [0, 0, 0], shell, seam, 'steel')
      hull(sheet, 'z', [0, 0, seam], shell, H * 0.04, 'dark')
      hull(sheet, 'z', [0, 0, seam + H * 0.04], shell, H * 0.34, 'hue')
      const top = H * 0.98
      polygon(sheet, onTop(W * 0.16, L * 0.12, top, W * 0.68, L * 0.76), sheet.materials.hue[0], thin)
      const ribs = spread(L * 0.24, L * 0.76, 5).map((y): Point3[] => [
        [W * 0.22, y, top],
        [W * 0.78, y, top],
      ])
      lines(sheet, ribs, sheet.materials.hue[3], 2)
      for (const y of [L * 0.14, L * 0.74]) {
        repeat(sheet, 'latch', [W, y, seam - H * 0.16], (at) => {
          box(sheet, at, [W * 0.03, L * 0.12, H * 0.34], 'solid')
          polygon(
            sheet,
            onX(at[0] + W * 0.03, at[1] + L * 0.03, at[2] + H * 0.05, L * 0.06, H * 0.08),
            tones.white,
            thin,
          )
        })
      }
      const grip: Point3[] = [
        [W, L * 0.36, seam - H * 0.1],
        [W * 1.12, L * 0.36, seam - H * 0.1],
        [W * 1.12, L * 0.64, seam - H * 0.1],
        [W, L * 0.64, seam - H * 0.1],
      ]
      tube(sheet, grip, H * 0.09, sheet.materials.dark[1])
      for (let i = 1; i < p.number('trays'); i++) {
        line(
          sheet,
          [
            [W, L - r, (seam * i) / p.number('trays')],
            [W, r, (seam * i) / p.number('trays')],
          ],
          tones.ink3,
        )
      }
      lookAt(sheet, [W, L * 0.74, seam])
      dimension(sheet, [W, 0, 0], [W, L, 0], [1, 0, 0], String(p.told('length')))
      dimension(sheet, [0, L, 0], [W, L, 0], [0, 1, 0], String(p.told('width')))
      dimension(sheet, [W, 0, 0], [W, 0, H], [0, -1, 0], String(p.told('height')))
    },
  },
}

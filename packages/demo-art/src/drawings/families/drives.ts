import type { Families } from '../parameters.ts'
import { centreLine, crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { gearOutline } from '../kit/profiles.ts'
import { radians } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point } from '../kit/sheet.ts'
import { bore, turned, type Segment } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { shownTeeth, wheelFace } from './toothed.ts'
import { chainPitches, gearModules } from './series.ts'

// A chain wheel's outline: round seats for the rollers and blunt teeth between them.
function sprocketOutline(teeth: number, pitch: number): Point[] {
  const radius = pitch / (2 * Math.sin(Math.PI / teeth))
  const step = 360 / teeth
  const shape = [
    [-0.5, -0.3],
    [-0.36, -0.22],
    [-0.22, 0.06],
    [-0.1, 0.36],
    [0.1, 0.36],
    [0.22, 0.06],
    [0.36, -0.22],
  ] as const
  return Array.from({ length: teeth }, (_, tooth) =>
    shape.map(([turn, height]): Point => {
      const angle = radians((tooth + turn) * step)
      const r = radius + height * pitch
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }),
  ).flat()
}

export const drives: Families = {
  'worm-set': {
    parameters: {
      m: { min: 0.5, max: 12, step: 0.5, series: gearModules, usual: [1, 5] },
      z: { min: 20, max: 60, step: 1, usual: [24, 36] },
      starts: { min: 1, max: 4, step: 1 },
    },
    keyFact: (p) => `M${p.told('m')} I=${Number((p.number('z') / p.number('starts')).toFixed(1))}`,
    paint(sheet, p) {
      const [m, z] = [p.number('m'), p.number('z')]
      const [r, b] = [(z * m) / 2, m * 8]
      const worm = m * 4.4
      const Z = r + worm
      shadow(sheet, [
        [-r, -b, -r - m],
        [r, -b, -r - m],
        [r, b, -r - m],
        [-r, b, -r - m],
      ])
      const shown = shownTeeth(z, m, 32)
      prism(sheet, 'y', [0, -b / 2, 0], gearOutline(shown.teeth, shown.module, 90), b, 'steel')
      wheelFace(sheet, 'y', [0, b / 2, 0], { r, width: b, bore: r * 0.36, rim: r - 2.6 * m }, 'steel')
      const [pitch, turns] = [m * Math.PI, 6]
      const length = pitch * turns
      const end = length * 0.5
      const threads = Array.from({ length: turns }, (): Segment[] => [
        { r: worm - 1.2 * m, to: worm + m, length: pitch * 0.38, banded: false, open: true },
        { r: worm + m, length: pitch * 0.24, banded: false, open: true },
        { r: worm + m, to: worm - 1.2 * m, length: pitch * 0.38, banded: false, open: true },
      ]).flat()
      turned(
        sheet,
        'x',
        [-length / 2 - end, 0, Z],
        [
          { r: worm * 0.6, length: end * 0.8, material: 'steel' },
          { r: worm * 0.8, length: end * 0.2, material: 'steel' },
          ...threads,
          { r: worm * 0.8, length: end * 0.2, material: 'steel' },
          { r: worm * 0.6, length: end * 0.8, material: 'steel' },
        ],
        'hue',
      )
      bore(sheet, 'x', [length / 2 + end, 0, Z], worm * 0.16, worm * 0.3, tones.ink2)
      lookAt(sheet, [0, b / 2, r])
      centreLine(sheet, [
        [-length / 2 - end - 2 * m, 0, Z],
        [length / 2 + end + 6 * m, 0, Z],
      ])
      crossHairs(sheet, 'y', [0, b * 0.6, 0], r + m, 4)
      diameter(sheet, 'y', [0, b / 2, 0], r + m, `Ø${Number(((z + 2) * m).toFixed(1))}`)
      if (sheet.orthographic)
        dimension(sheet, [r * 0.1, 0, 0], [r * 0.1, 0, Z], [1, 0, 0], String(Number(Z.toFixed(1))))
    },
  },

  rack: {
    parameters: {
      m: { min: 0.5, max: 20, step: 0.5, series: gearModules, usual: [1.5, 6] },
      teeth: { min: 8, max: 60, step: 1, usual: [14, 22] },
      b: { min: 4, max: 200, step: 1, of: 'm', ratio: [7, 10], within: [3, 16] },
      H: { min: 5, max: 300, step: 1, of: 'm', ratio: [7, 10], within: [4.5, 18] },
      holes: { min: 2, max: 4, step: 1 },
    },
    keyFact: (p) => `M${p.told('m')} L${Math.round(p.number('m') * p.number('teeth') * Math.PI)}`,
    paint(sheet, p) {
      const [m, teeth, b, H] = [p.number('m'), p.number('teeth'), p.number('b'), p.number('H')]
      const pitch = m * Math.PI
      const L = pitch * teeth
      const root = H - 2.25 * m
      const tops = Array.from({ length: teeth }, (_, i): Point[] => {
        const x = i * pitch
        return [
          [x, root],
          [x + pitch * 0.18, root],
          [x + pitch * 0.4, H],
          [x + pitch * 0.6, H],
          [x + pitch * 0.82, root],
        ]
      }).flat()
      const outline: Point[] = [[L, 0], [L, root], ...tops.reverse(), [0, 0]]
      shadow(sheet, [
        [0, 0, -m],
        [L + 2 * m, 0, -m],
        [L + 2 * m, b + 2 * m, -m],
        [0, b + 2 * m, -m],
      ])
      prism(sheet, 'y', [0, 0, 0], outline, b, 'steel', { face: sheet.materials.hue[1] })
      const size = Math.min(root * 0.24, L * 0.04)
      const holes = p.number('holes')
      const places = Array.from({ length: holes }, (_, i) => (L * (i + 0.5)) / holes)
      for (const x of places) {
        repeat(sheet, 'hole', [x, b, root * 0.48], (at) => {
          bore(sheet, 'y', at, size * 1.5, size, tones.rule, tones.ink3)
          bore(sheet, 'y', [at[0], at[1] - size * 0.8, at[2]], size * 0.8, b, tones.ink2)
        })
        centreLine(sheet, [
          [x, b, root * 0.48 - size * 2.4],
          [x, b, root * 0.48 + size * 2.4],
        ])
      }
      lookAt(sheet, [L * 0.8, b, H])
      dimension(sheet, [0, b, 0], [L, b, 0], [0, b * 0.01, -0.001], String(Math.round(L)), 22)
      dimension(sheet, [L, 0, 0], [L, 0, H], [1e-6, -1e-3, 0], String(p.told('H')), 24)
    },
  },

  'chain-sprocket': {
    parameters: {
      pitch: { min: 4, max: 80, step: 0.001, series: chainPitches, usual: [8, 25] },
      z: { min: 10, max: 45, step: 1, usual: [15, 24] },
      bore: { min: 5, max: 200, step: 1, of: 'pitch', ratio: [1.4, 1.8], within: [0.6, 4] },
      b: { min: 2, max: 80, step: 0.1, of: 'pitch', ratio: [0.5, 0.6], within: [0.3, 1] },
      rows: { oneOf: ['1', '1', '2'] },
    },
    keyFact: (p) => `P${p.told('pitch')} Z${p.told('z')}`,
    front: 'face',
    paint(sheet, p) {
      const [pitch, z, b] = [p.number('pitch'), p.number('z'), p.number('b')]
      const r = pitch / (2 * Math.sin(Math.PI / z))
      const R = r + pitch * 0.36
      const hole = Math.min(p.number('bore'), r * 0.9)
      const shown = shownTeeth(z, pitch, p.choice('rows') === '2' ? 20 : 32)
      const outline = sprocketOutline(shown.teeth, 2 * r * Math.sin(Math.PI / shown.teeth))
      shadow(sheet, [
        [0, -R, -R],
        [b, -R, -R],
        [b, R, -R],
        [0, R, -R],
      ])
      let x = 0
      if (p.choice('rows') === '2') {
        prism(sheet, 'x', [0, 0, 0], outline, b, 'hue')
        turned(sheet, 'x', [b, 0, 0], [{ r: r * 0.82, length: pitch * 0.6 }])
        x = b + pitch * 0.6
      }
      prism(sheet, 'x', [x, 0, 0], outline, b, 'hue')
      wheelFace(
        sheet,
        'x',
        [x + b, 0, 0],
        { r: r * 0.92, width: b * 2.4, bore: hole, rim: r * 0.74, windows: z > 17 ? 6 : 0 },
        'steel',
      )
      lookAt(sheet, [x + b, R * 0.5, R * 0.7])
      crossHairs(sheet, 'x', [x + b, 0, 0], R)
      diameter(sheet, 'x', [x + b, 0, 0], R, `Ø${Number((2 * R).toFixed(1))}`)
    },
  },
}

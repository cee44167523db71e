import type { Families } from '../parameters.ts'
import { centreLine, crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt } from '../kit/sheet.ts'
import { prism } from '../kit/prisms.ts'
import { rectangle } from '../kit/profiles.ts'
import { bore, cylinder, turned, type Segment } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { hoops } from './threads.ts'

export const shafts: Families = {
  shaft: {
    parameters: {
      D: { min: 6, max: 500, step: 1, usual: [25, 90] },
      L: { min: 40, max: 6000, step: 5, of: 'D', ratio: [4.5, 7], within: [2.5, 10] },
      steps: { min: 3, max: 5, step: 1 },
      end: { oneOf: ['key', 'thread', 'plain'] },
      hue: { oneOf: ['middle', 'ends'] },
    },
    keyFact: (p) => `Ø${p.told('D')} L${p.told('L')}`,
    paint(sheet, p) {
      const [R, L] = [p.number('D') / 2, p.number('L')]
      const shares: Record<number, [number, number][]> = {
        3: [
          [0.62, 0.28],
          [1, 0.4],
          [0.62, 0.32],
        ],
        4: [
          [0.6, 0.2],
          [0.78, 0.22],
          [1, 0.28],
          [0.6, 0.3],
        ],
        5: [
          [0.56, 0.16],
          [0.76, 0.2],
          [1, 0.24],
          [0.76, 0.18],
          [0.56, 0.22],
        ],
      }
      const parts = shares[p.number('steps')] ?? [[1, 1]]
      const bevel = R * 0.08
      const middle = parts.findIndex(([share]) => share === 1)
      const coloured = (i: number) => (p.choice('hue') === 'middle') === (i === middle)
      const segments = parts.flatMap(([share, length], i): Segment[] => {
        const material = coloured(i) ? 'hue' : 'steel'
        return [
          { r: R * share, length: L * length - bevel, material },
          { r: R * share, to: R * share - bevel, length: bevel, material },
        ]
      })
      shadow(sheet, [
        [0, -R, -R],
        [L, -R, -R],
        [L, R, -R],
        [0, R, -R],
      ])
      lookAt(sheet, [L * 0.9, 0, 0])
      turned(sheet, 'x', [0, 0, 0], segments)
      const [share, length] = parts.at(-1) ?? [1, 1]
      const r = R * share
      const from = L * (1 - length)
      if (p.choice('end') === 'key') {
        prism(
          sheet,
          'x',
          [from + L * length * 0.2, 0, r + R * 0.02],
          rectangle(r * 0.5, r * 0.26),
          L * length * 0.6,
          'dark',
        )
      }
      if (p.choice('end') === 'thread')
        hoops(sheet, 'x', [L - length * L * 0.6, 0, 0], r, L * length * 0.55, 6)
      bore(sheet, 'x', [L, 0, 0], r * 0.2, r * 0.2, tones.ink2)
      dimension(sheet, [0, R, -R], [L, R, -R], [0, 0, -R * 0.01], String(p.told('L')))
      const at = L * parts.slice(0, middle).reduce((sum, [, part]) => sum + part, 0)
      dimension(sheet, [at, -R, R], [at, R, R], [0, 0, R * 0.01], `Ø${p.told('D')}`, 16)
      if (sheet.orthographic) diameter(sheet, 'x', [at, 0, 0], R, `Ø${p.told('D')}`)
      centreLine(sheet, [
        [-14 / sheet.scale, 0, 0],
        [L + 24 / sheet.scale, 0, 0],
      ])
    },
  },

  bushing: {
    parameters: {
      OD: { min: 6, max: 400, step: 1, usual: [20, 90] },
      ID: { min: 3, max: 360, step: 1, of: 'OD', ratio: [0.62, 0.76], within: [0.3, 0.92] },
      L: { min: 4, max: 500, step: 1, of: 'OD', ratio: [0.8, 1.2], within: [0.2, 3] },
      shape: { oneOf: ['plain', 'collar'] },
    },
    keyFact: (p) => `${p.told('ID')}/${p.told('OD')}X${p.told('L')} MM`,
    paint(sheet, p) {
      const [R, r, L] = [p.number('OD') / 2, p.number('ID') / 2, p.number('L')]
      const collar = p.choice('shape') === 'collar'
      const [rim, thick] = [R * 1.32, Math.min(R * 0.16, L * 0.2)]
      const [out, bevel] = [collar ? rim : R, (R - r) * 0.3]
      shadow(sheet, [
        [0, -out, -out],
        [L, -out, -out],
        [L, out, -out],
        [0, out, -out],
      ])
      lookAt(sheet, [L, 0, R * 0.6])
      if (collar) cylinder(sheet, 'x', [0, 0, 0], rim, thick, 'steel')
      turned(
        sheet,
        'x',
        [collar ? thick : 0, 0, 0],
        [
          { r: R, length: L - bevel - (collar ? thick : 0), material: 'hue' },
          { r: R, to: R - bevel, length: bevel, material: 'hue', face: tones.white },
        ],
      )
      bore(sheet, 'x', [L, 0, 0], r, L, tones.wall, tones.white)
      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [0, 0],
          [L, 0],
          [L, r],
          [0, r],
        ],
        tones.rule,
      )
      const outline: [number, number][] = [
        [0, r],
        [L, r],
        [L, R - bevel],
        [L - bevel, R],
        [collar ? thick : 0, R],
      ]
      if (collar) outline.push([thick, rim], [0, rim])
      cutTurned(sheet, 'x', [0, 0, 0], [outline])
      diameter(sheet, 'x', [L, 0, 0], R, `Ø${p.told('OD')}`, out)
      dimension(sheet, [0, out, -out], [L, out, -out], [0, out * 0.01, 0], String(p.told('L')))
      crossHairs(sheet, 'x', [L, 0, 0], R)
      centreLine(sheet, [
        [-12 / sheet.scale, 0, 0],
        [L + 20 / sheet.scale, 0, 0],
      ])
    },
  },

  pulley: {
    parameters: {
      OD: { min: 30, max: 1000, step: 1, usual: [90, 250] },
      bore: { min: 8, max: 300, step: 1, of: 'OD', ratio: [0.18, 0.26], within: [0.08, 0.4] },
      grooves: { min: 1, max: 6, step: 1, usual: [1, 4] },
      W: { min: 10, max: 300, step: 1, of: 'OD', ratio: [0.2, 0.36], within: [0.12, 0.8] },
    },
    keyFact: (p) => `${p.told('grooves')}X V Ø${p.told('OD')}`,
    paint(sheet, p) {
      const [R, r, W, grooves] = [
        p.number('OD') / 2,
        p.number('bore') / 2,
        p.number('W'),
        p.number('grooves'),
      ]
      const land = (W / grooves) * 0.22
      const flank = (W - land * (grooves + 1)) / grooves / 2
      const deep = Math.min(flank * 1.1, R * 0.22)
      const segments: Segment[] = [{ r: R, length: land, material: 'hue' }]
      const top: [number, number][] = [
        [0, R],
        [land, R],
      ]
      for (let i = 0; i < grooves; i++) {
        segments.push({
          r: R,
          to: R - deep,
          length: flank * 0.75,
          open: true,
          banded: false,
          material: 'dark',
        })
        segments.push({ r: R - deep, length: flank * 0.5, open: true, material: 'steel' })
        segments.push({ r: R - deep, to: R, length: flank * 0.75, open: true })
        segments.push({ r: R, length: land, material: 'hue' })
        const x = land + i * (land + 2 * flank)
        top.push(
          [x + flank * 0.75, R - deep],
          [x + flank * 1.25, R - deep],
          [x + 2 * flank, R],
          [x + 2 * flank + land, R],
        )
      }
      shadow(sheet, [
        [0, -R, -R],
        [W, -R, -R],
        [W, R, -R],
        [0, R, -R],
      ])
      lookAt(sheet, [W, R * 0.4, R * 0.6])
      turned(sheet, 'x', [0, 0, 0], segments)
      const dish = W * 0.22
      const [rim, hub] = [R - deep - R * 0.1, Math.max(r * 1.7, R * 0.3)]
      bore(sheet, 'x', [W, 0, 0], rim, dish, sheet.materials.steel[2], sheet.materials.steel[1])
      cylinder(sheet, 'x', [W - dish, 0, 0], hub, dish * 1.1)
      bore(sheet, 'x', [W + dish * 0.1, 0, 0], r, W * 1.05, tones.wall, tones.white)
      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [0, 0],
          [W, 0],
          [W, R],
          [0, R],
        ],
        tones.white,
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            ...top,
            [W, rim],
            [W - dish, rim],
            [W - dish, hub],
            [W + dish * 0.1, hub],
            [W + dish * 0.1, r],
            [0, r],
            [0, hub],
            [dish, hub],
            [dish, rim],
            [0, rim],
          ],
        ],
      )
      diameter(sheet, 'x', [W, 0, 0], R, `Ø${p.told('OD')}`)
      if (sheet.orthographic) dimension(sheet, [0, 0, R], [W, 0, R], [0, 0, 1], String(p.told('W')))
      crossHairs(sheet, 'x', [W + dish * 0.1, 0, 0], R)
      centreLine(sheet, [
        [-12 / sheet.scale, 0, 0],
        [W + 20 / sheet.scale, 0, 0],
      ])
    },
  },
}

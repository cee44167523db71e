import type { Families } from '../parameters.ts'
import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { hexagon } from '../kit/profiles.ts'
import { prism } from '../kit/prisms.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { hoops } from './threads.ts'
import { tubeSizes } from './series.ts'

export const nozzles: Families = {
  nozzle: {
    parameters: {
      D: { min: 4, max: 120, step: 1, usual: [10, 32] },
      L: { min: 10, max: 400, step: 1, of: 'D', ratio: [2.2, 3.2], within: [1.5, 6] },
      orifice: { min: 0.2, max: 40, step: 0.1, of: 'D', ratio: [0.1, 0.22], within: [0.02, 0.5] },
      angle: { min: 15, max: 130, step: 5, usual: [30, 120] },
      tip: { oneOf: ['cone', 'flat', 'dome'] },
    },
    keyFact: (p) => `Ø${p.told('orifice')} ${p.told('angle')}°`,
    paint(sheet, p) {
      const [r, L, hole] = [
        p.number('D') / 2,
        p.number('L'),
        Math.max(p.number('orifice') / 2, p.number('D') * 0.07),
      ]
      const [thread, nut] = [L * 0.34, L * 0.2]
      const tip = L - thread - nut
      const hex = r * 1.55
      shadow(sheet, [
        [0, -hex, -hex],
        [L, -hex, -hex],
        [L, hex, -hex],
        [0, hex, -hex],
      ])
      lookAt(sheet, [thread + nut, 0, r])
      turned(
        sheet,
        'x',
        [0, 0, 0],
        [
          { r: r * 0.86, to: r, length: r * 0.16 },
          { r, length: thread - r * 0.16 },
        ],
      )
      hoops(sheet, 'x', [r * 0.1, 0, 0], r, thread - r * 0.2, 6)
      cylinder(sheet, 'x', [thread - L * 0.02, 0, 0], r * 0.84, L * 0.03, 'dark')
      prism(sheet, 'x', [thread, 0, 0], hexagon(hex, 30), nut, 'steel')
      const from = thread + nut
      const shapes = {
        cone: [
          { r: r * 1.2, length: tip * 0.3 },
          { r: r * 1.2, to: hole * 2.2, length: tip * 0.7 },
        ],
        flat: [
          { r: r * 1.25, length: tip * 0.75 },
          { r: r * 1.25, to: r, length: tip * 0.25 },
        ],
        dome: [
          { r: r * 1.2, length: tip * 0.4 },
          { r: r * 1.2, to: r, length: tip * 0.3 },
          { r, to: r * 0.55, length: tip * 0.3 },
        ],
      }
      const shape = shapes[p.choice('tip') as keyof typeof shapes]
      turned(sheet, 'x', [from, 0, 0], shape, 'hue')
      if (p.choice('tip') === 'flat') {
        prism(
          sheet,
          'x',
          [L - L * 0.01, 0, 0],
          [
            [r * 0.14, -r],
            [r * 0.14, r],
            [-r * 0.14, r],
            [-r * 0.14, -r],
          ],
          L * 0.012,
          'dark',
        )
      }
      bore(sheet, 'x', [L, 0, 0], hole, hole, tones.ink2, tones.ink)
      const end = shape.at(-1)?.to ?? r
      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [0, 0],
          [L, 0],
          [L, hole],
          [from, r * 0.6],
          [0, r * 0.6],
        ],
        tones.rule,
      )
      const mantle = shape.reduce<[number, number][]>(
        (points, s) => [...points, [(points.at(-1)?.[0] ?? from) + s.length, s.to ?? s.r]],
        [[from, shape[0]?.r ?? r]],
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [0, r * 0.6],
            [0, r],
            [thread, r],
            [thread, hex * 0.87],
            [from, hex * 0.87],
            ...mantle,
            [L, Math.min(hole, end)],
            [from, r * 0.6],
          ],
        ],
      )
      dimension(sheet, [0, hex, -hex], [L, hex, -hex], [0, 0, -hex * 0.05], String(p.told('L')), 14)
      dimension(sheet, [r, -r, r], [r, r, r], [0, 0, r * 0.3], `Ø${p.told('D')}`, 14)
      if (sheet.orthographic) diameter(sheet, 'x', [0, 0, 0], r, `Ø${p.told('D')}`)
      centreLine(sheet, [
        [L + 6 / sheet.scale, 0, 0],
        [L + 46 / sheet.scale, 0, 0],
      ])
    },
  },

  fitting: {
    parameters: {
      tube: { min: 3, max: 60, step: 1, series: tubeSizes, usual: [6, 28] },
      L: { min: 15, max: 300, step: 1, of: 'tube', ratio: [3.6, 4.6], within: [2.4, 8] },
      hex: { min: 7, max: 100, step: 1, of: 'tube', ratio: [1.5, 1.8], within: [1.3, 2.4] },
      nut: { oneOf: ['two', 'one'] },
    },
    keyFact: (p) => `Ø${p.told('tube')} SW${p.told('hex')}`,
    paint(sheet, p) {
      const [r, L] = [p.number('tube') / 2, p.number('L')]
      const hex = p.number('hex') / Math.sqrt(3)
      const two = p.choice('nut') === 'two'
      const body = r * 1.22
      shadow(sheet, [
        [0, -hex, -hex],
        [L, -hex, -hex],
        [L, hex, -hex],
        [0, hex, -hex],
      ])
      lookAt(sheet, [L * 0.72, 0, r])
      if (two) {
        cylinder(sheet, 'x', [0, 0, 0], r * 1.25, L * 0.06)
        prism(sheet, 'x', [L * 0.06, 0, 0], hexagon(hex, 30), L * 0.2, 'hue')
        cylinder(sheet, 'x', [L * 0.26, 0, 0], body, L * 0.14)
      } else {
        cylinder(sheet, 'x', [0, 0, 0], body, L * 0.32)
        hoops(sheet, 'x', [0, 0, 0], body, L * 0.3, 6)
        cylinder(sheet, 'x', [L * 0.32, 0, 0], r * 1.5, L * 0.05, 'dark')
      }
      prism(sheet, 'x', [L * 0.4, 0, 0], hexagon(hex, 30), L * 0.16)
      cylinder(sheet, 'x', [L * 0.56, 0, 0], body, L * 0.14)
      hoops(sheet, 'x', [L * 0.56, 0, 0], body, L * 0.13, 4)
      prism(sheet, 'x', [L * 0.7, 0, 0], hexagon(hex, 30), L * 0.2, 'hue')
      turned(
        sheet,
        'x',
        [L * 0.9, 0, 0],
        [
          { r: hex * 0.84, to: r * 1.3, length: L * 0.07 },
          { r: r * 1.3, length: L * 0.03 },
        ],
        'hue',
      )
      bore(sheet, 'x', [L, 0, 0], r, L, tones.wall, tones.ink2)
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
      const flat = hex * 0.87
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [L * 0.26, r],
            [L * 0.26, body],
            [L * 0.4, body],
            [L * 0.4, flat],
            [L * 0.56, flat],
            [L * 0.56, body],
            [L * 0.7, body],
            [L * 0.7, r],
          ],
        ],
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [L * 0.7, r],
            [L * 0.7, flat],
            [L * 0.9, flat],
            [L, r * 1.3],
            [L, r],
          ],
        ],
        { lean: 'left' },
      )
      dimension(sheet, [0, hex, -hex], [L, hex, -hex], [0, 0, -hex * 0.05], String(p.told('L')), 14)
      dimension(
        sheet,
        [L * 0.48, -flat, hex],
        [L * 0.48, flat, hex],
        [0, 0, hex * 0.1],
        `SW${p.told('hex')}`,
        14,
      )
      if (sheet.orthographic) diameter(sheet, 'x', [L, 0, 0], r, `Ø${p.told('tube')}`)
      centreLine(sheet, [
        [L + 6 / sheet.scale, 0, 0],
        [L + 40 / sheet.scale, 0, 0],
      ])
    },
  },
}

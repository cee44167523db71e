import type { Families } from '../parameters.ts'
import { centreLine, diameter } from '../kit/annotation.ts'
import { brass, tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { around, farToNear } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { disc, polygon, shadow, tube } from '../kit/strokes.ts'
import { hoops, knurl } from './threads.ts'

export const connectors: Families = {
  'cable-connector': {
    parameters: {
      pins: { min: 2, max: 8, step: 1, usual: [3, 8] },
      size: { min: 5, max: 40, step: 1, series: [8, 12, 16, 23], usual: [8, 23] },
      cable: { min: 2, max: 30, step: 0.1, of: 'size', ratio: [0.4, 0.6], within: [0.2, 0.9] },
      IP: { min: 40, max: 69, step: 1, series: [65, 67, 68], usual: [65, 68] },
      knurl: { oneOf: ['knurl', 'hexagon'] },
    },
    keyFact: (p) => `${p.told('pins')}P IP${p.told('IP')}`,
    paint(sheet, p) {
      const wire = 4.5 * Math.min(1.5, Math.max(0.7, p.number('cable') / p.number('size') / 0.5))
      shadow(sheet, [
        [-10, -16, -30],
        [88, -16, -30],
        [88, 22, -30],
        [-10, 22, -30],
      ])
      tube(
        sheet,
        [
          [-32, 0, 0],
          [-56, 0, 0],
          [-72, -2, -18],
          [-72, 20, -18],
        ],
        wire * 2,
        sheet.materials.solid[1],
        true,
      )
      cylinder(sheet, 'y', [-72, 20, -18], wire, 22, 'solid', { face: sheet.materials.hue[0] })
      const cores = [
        [0, 1.8, brass[2]],
        [-1.8, -1, tones.ink],
        [1.8, -1, sheet.hue],
      ] as const
      for (const [x, z, colour] of cores)
        disc(sheet, 'y', [-72 + x, 42, -18 + z], 1.1, colour, { weight: 0.8 })
      turned(
        sheet,
        'x',
        [-34, 0, 0],
        [
          { r: 7, to: 8, length: 12 },
          { r: 8, to: 7.4, length: 3 },
          { r: 8, to: 9, length: 6 },
          { r: 9, to: 8.4, length: 3 },
          { r: 9, to: 12, length: 8 },
        ],
        'dark',
      )
      turned(
        sheet,
        'x',
        [-2, 0, 0],
        [
          { r: 15, length: 24 },
          { r: 13, length: 4 },
        ],
        'hue',
      )
      if (p.choice('knurl') === 'knurl') {
        cylinder(sheet, 'x', [26, 0, 0], 20, 24)
        knurl(sheet, 'x', [29, 0, 0], 20, 18, 14)
      } else {
        prism(sheet, 'x', [26, 0, 0], hexagon(22, 30), 24)
      }
      turned(
        sheet,
        'x',
        [50, 0, 0],
        [
          { r: 18, length: 3 },
          { r: 14.5, length: 16 },
        ],
      )
      hoops(sheet, 'x', [53, 0, 0], 14.5, 14, 5)
      const X = 69
      bore(sheet, 'x', [X, 0, 0], 12.2, 12, tones.wall, tones.ink2)
      disc(sheet, 'x', [X - 9, 0, 0], 9.4, sheet.materials.hue[0])
      const pins = p.number('pins')
      const outer = pins === 5 || pins === 8 ? pins - 1 : pins
      const ringRadius = pins > 5 ? 6.6 : 6.2
      const places = Array.from({ length: outer }, (_, i) =>
        around('x', [X - 9, 0, 0], ringRadius, 45 + (360 * i) / outer),
      )
      if (outer < pins) places.push([X - 9, 0, 0])
      for (const at of farToNear(sheet, places)) {
        repeat(sheet, 'pin', at, (c) =>
          cylinder(sheet, 'x', c, 1.35, 7, brass, { banded: false, face: brass[1] }),
        )
      }
      polygon(
        sheet,
        [
          [X - 9, -1.4, 9.3],
          [X - 9, 1.4, 9.3],
          [X - 9, 1.4, 7],
          [X - 9, -1.4, 7],
        ],
        tones.ink,
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [0, 0],
          [16, 0],
          [16, 12.2],
          [0, 12.2],
        ],
        tones.white,
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [0, 0],
          [5, 0],
          [5, 12.2],
          [0, 12.2],
        ],
        sheet.materials.hue[1],
      )
      opened(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [5, 4],
          [13, 4],
          [13, 6.8],
          [5, 6.8],
        ],
        brass[1],
      )
      cutTurned(
        sheet,
        'x',
        [X - 16, 0, 0],
        [
          [
            [0, 12.2],
            [16, 12.2],
            [16, 14.5],
            [0, 14.5],
          ],
        ],
      )
      lookAt(sheet, [X, 0, 0])
      diameter(sheet, 'x', [X, 0, 0], 14.5, `M${p.told('size')}`, 24)
      centreLine(sheet, [
        [X + 4, 0, 0],
        [X + 24, 0, 0],
      ])
    },
  },
}

import { dimension, centreLine } from '../kit/annotation.ts'
import { brass, tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { hexagon } from '../kit/profiles.ts'
import { arc, around, pair, project, visibleArc } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { cylinder, turned } from '../kit/solids.ts'
import { disc, polygon, shadow, thinPath, tube } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { onTop, spread } from './quads.ts'

const thin = { weight: 1 }

/** A cylindrical proximity sensor: thread, length and sensing range in mm, cable or plug. */
export const sensor: Family = {
  parameters: {
    thread: { min: 4, max: 50, step: 1, series: [5, 8, 12, 18, 30], usual: [8, 30] },
    length: { min: 15, max: 300, step: 1, of: 'thread', ratio: [3.6, 5], within: [1.5, 12] },
    range: { min: 0.5, max: 2000, step: 1, usual: [2, 10] },
    outlet: { oneOf: ['cable', 'plug'] },
    face: { oneOf: ['flush', 'proud'] },
  },
  keyFact: (p) => `M${p.told('thread')} SN ${p.told('range')} MM`,
  paint(sheet, p) {
    const [M, L] = [p.number('thread'), p.number('length')]
    const R = M / 2
    const cap = p.choice('face') === 'proud' ? M * 0.7 : M * 0.14
    const tail = L * 0.16
    const proud = R * 1.5
    shadow(sheet, onTop(-tail, -R * 0.7, -proud * 1.2, L + tail, M * 0.9))
    if (p.choice('outlet') === 'cable') {
      const bend: Point3[] = [
        [-tail, 0, 0],
        [-tail - M, 0, 0],
        [-tail - M * 1.7, M * 0.1, -R * 1.1],
        [-tail - M * 1.9, M * 2.2, -R * 1.1],
      ]
      tube(sheet, bend, R * 0.62, sheet.materials.solid[1], true)
      turned(sheet, 'x', [-tail, 0, 0], [{ r: R * 0.55, to: R * 0.8, length: tail, material: 'dark' }])
    } else {
      turned(
        sheet,
        'x',
        [-tail, 0, 0],
        [
          { r: R * 0.7, length: tail * 0.5, material: 'dark' },
          { r: R * 0.86, length: tail * 0.5, material: 'hue' },
        ],
      )
    }
    const body = L - cap
    cylinder(sheet, 'x', [0, 0, 0], R, body)
    const [from, to] = visibleArc(sheet, 'x')
    const turns = 16
    const thread = Array.from({ length: turns - 1 }, (_, i) => {
      const centre: Point3 = [(body * (i + 1)) / turns, 0, 0]
      return `M${pair(project(sheet, around('x', centre, R, from)))}${arc(sheet, 'x', centre, R, from, to)}`
    })
    thinPath(sheet, thread.join(''), tones.ink3)
    for (const x of [L * 0.34, L * 0.5]) {
      repeat(sheet, 'nut', [x, 0, 0], (at) => {
        prism(sheet, 'x', at, hexagon(proud, 30), M * 0.34)
        disc(sheet, 'x', [at[0] + M * 0.34, 0, 0], R * 1.28, tones.white, thin)
      })
      cylinder(
        sheet,
        'x',
        [x + M * 0.34, 0, 0],
        R,
        L * 0.16 - M * 0.34 + (x > L * 0.4 ? body - L * 0.66 : 0),
        'steel',
      )
      const own = x > L * 0.4 ? spread(x + M * 0.34 + M * 0.2, body - M * 0.1, 5) : []
      const again = own.map(
        (at) =>
          `M${pair(project(sheet, around('x', [at, 0, 0], R, from)))}${arc(sheet, 'x', [at, 0, 0], R, from, to)}`,
      )
      thinPath(sheet, again.join(''), tones.ink3)
    }
    turned(
      sheet,
      'x',
      [body, 0, 0],
      [
        { r: R * 0.92, length: cap * 0.8, material: 'hue', open: true },
        { r: R * 0.92, to: R * 0.82, length: cap * 0.2, material: 'hue' },
      ],
    )
    polygon(
      sheet,
      [
        [L * 0.06, R * 0.6, R * 0.8],
        [L * 0.1, R * 0.6, R * 0.8],
        [L * 0.1, R * 0.8, R * 0.6],
        [L * 0.06, R * 0.8, R * 0.6],
      ],
      brass[1],
      thin,
    )
    lookAt(sheet, [body, 0, 0])
    centreLine(sheet, [
      [L + M * 0.2, 0, 0],
      [L + M * 1.2, 0, 0],
    ])
    dimension(sheet, [0, R, 0], [L, R, 0], [0, 0, -proud], String(p.told('length')), 24)
  },
}

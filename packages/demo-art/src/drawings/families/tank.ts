import { diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { arc, around, farToNear, pair, project, visibleArc } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3 } from '../kit/sheet.ts'
import { cone, cylinder, turned } from '../kit/solids.ts'
import { roundShadow, thinPath, tube } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { vesselSizes } from './vessel-sizes.ts'

/** A vessel on legs: volume in litres, diameter and overall height in mm, jacket and agitator by choice. */
export const tank: Family = {
  parameters: {
    ...vesselSizes({
      volumes: [100, 200, 300, 500, 800, 1000, 1500, 2000, 2500, 3000, 5000, 8000, 10_000],
      usual: [500, 8000],
      filled: 1,
      headroom: 0.92,
      slim: [1.7, 2.1],
      unit: 1e6,
      step: 10,
    }),
    legs: { min: 3, max: 4, step: 1 },
    jacket: { oneOf: ['jacket', 'plain'] },
    top: { oneOf: ['agitator', 'nozzles'] },
  },
  keyFact: (p) => `${p.told('volume')} L`,
  paint(sheet, p) {
    const [R, H] = [p.number('diameter') / 2, p.number('height')]
    const u = R / 50
    const agitator = p.choice('top') === 'agitator'
    const low = 44 * u
    const crown = (agitator ? 60 : 36) * u
    const body = H - low - crown
    const jacket = p.choice('jacket') === 'jacket'
    roundShadow(sheet, 'z', [0, 0, 0], R * 1.08)

    const count = p.number('legs')
    const feet = farToNear(
      sheet,
      Array.from({ length: count }, (_, i) => around('z', [0, 0, 0], R - 9 * u, 105 + (360 * i) / count)),
    )
    const leg = (foot: Point3) =>
      repeat(sheet, 'leg', foot, (at) =>
        turned(sheet, 'z', at, [
          { r: 9 * u, length: 4 * u },
          { r: 4.6 * u, length: low - 2 * u, banded: false },
        ]),
      )
    for (const foot of feet.slice(0, 1)) leg(foot)
    turned(
      sheet,
      'z',
      [0, 0, 12 * u],
      [
        { r: 6 * u, length: 14 * u, open: true },
        { r: 14 * u, to: R - 6 * u, length: 20 * u, open: true },
      ],
    )
    for (const foot of feet.slice(1)) leg(foot)
    cone(sheet, 'z', [0, 0, low - 16 * u], R * 0.55, R, 16 * u, 'steel', { open: true })
    cylinder(sheet, 'z', [0, 0, low], R, body, 'steel', { open: true })
    if (jacket) {
      const high = body * 0.5
      cylinder(sheet, 'z', [0, 0, low + body * 0.1], R + 3 * u, high, 'hue', { face: tones.white })
      cylinder(sheet, 'z', [0, 0, low + body * 0.1 + high], R, body * 0.4, 'steel', { open: true })
      const [from, to] = visibleArc(sheet, 'z')
      const seams = [0.25, 0.5, 0.75].map((share) => {
        const centre: Point3 = [0, 0, low + body * 0.1 + high * share]
        return `M${pair(project(sheet, around('z', centre, R + 3 * u, from)))}${arc(sheet, 'z', centre, R + 3 * u, from, to)}`
      })
      thinPath(sheet, seams.join(''), sheet.hue, 1.2)
    }
    const rim = low + body
    turned(
      sheet,
      'z',
      [0, 0, rim],
      [
        { r: R + 1.5 * u, length: 3 * u, open: true },
        { r: R, to: R * 0.86, length: 9 * u, open: true },
        { r: R * 0.86, to: R * 0.52, length: 9 * u, open: true },
        { r: R * 0.52, to: R * 0.2, length: 3 * u },
      ],
    )
    const top = rim + 22 * u
    turned(
      sheet,
      'z',
      [-22 * u, -8 * u, top - 6 * u],
      [
        { r: 5 * u, length: 14 * u, banded: false },
        { r: 8 * u, length: 4 * u, banded: false },
      ],
    )
    if (agitator) {
      turned(
        sheet,
        'z',
        [0, 0, top],
        [
          { r: 13 * u, length: 6 * u, banded: false },
          { r: 9 * u, length: 4 * u, material: 'dark', banded: false },
          { r: 10 * u, length: 24 * u, material: 'hue', banded: false },
        ],
      )
    } else
      turned(
        sheet,
        'z',
        [0, 0, top],
        [
          { r: 6 * u, length: 8 * u, banded: false },
          { r: 10 * u, length: 4 * u, material: 'hue', banded: false },
        ],
      )
    turned(
      sheet,
      'z',
      [20 * u, -20 * u, top - 8 * u],
      [
        { r: 4 * u, length: 14 * u, banded: false },
        { r: 7 * u, length: 3 * u, banded: false },
      ],
    )
    turned(
      sheet,
      'z',
      [14 * u, 24 * u, top - 10 * u],
      [
        { r: 12 * u, length: 7 * u, banded: false },
        { r: 14 * u, length: 3 * u, banded: false },
      ],
    )
    turned(
      sheet,
      'x',
      [R - 3 * u, 8 * u, rim - 24 * u],
      [
        { r: 15 * u, length: 8 * u, banded: false },
        { r: 17.5 * u, length: 4 * u, banded: false },
      ],
    )
    tube(
      sheet,
      [
        [R + 11 * u, 8 * u, rim - 36 * u],
        [R + 11 * u, 8 * u, rim - 12 * u],
      ],
      2.4 * u,
      sheet.materials.hue[2],
    )
    turned(
      sheet,
      'x',
      [R - 4 * u, 6 * u, low + 4 * u],
      [
        { r: 4 * u, length: 10 * u, banded: false },
        { r: 6.5 * u, length: 3 * u, banded: false },
      ],
    )
    tube(
      sheet,
      [
        [10 * u, R + 6 * u, low + 6 * u],
        [10 * u, R + 6 * u, rim - 6 * u],
      ],
      3 * u,
      sheet.materials.solid[0],
    )

    lookAt(sheet, [R * 0.6, R * 0.2, rim])
    const k = R * Math.SQRT1_2
    dimension(sheet, [k, -k, 0], [k, -k, H], [0.2 * R, -0.2 * R, 0], String(p.told('height')))
    diameter(sheet, 'z', [0, 0, 0], R, `Ø${p.told('diameter')}`, R * 0.7)
  },
}

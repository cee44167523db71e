import { diameter, dimension } from '../kit/annotation.ts'
import { cardboard, tones } from '../kit/palette.ts'
import { around, visibleArc } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { turned } from '../kit/solids.ts'
import { disc, lines, roundShadow } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { spread } from './quads.ts'

/** Cones of yarn: diameter and height in mm, yarn count Ne. */
export const threadCone: Family = {
  parameters: {
    diameter: { min: 30, max: 400, step: 5, usual: [120, 220] },
    height: { min: 60, max: 400, step: 5, usual: [150, 180] },
    count: { min: 1, max: 400, step: 10, usual: [20, 120] },
    cones: { min: 1, max: 3, step: 2 },
  },
  keyFact: (p) => `NE ${p.told('count')}/1`,
  paint(sheet, p) {
    const [R, H] = [p.number('diameter') / 2, p.number('height')]
    const places: Point3[] =
      p.number('cones') >= 2
        ? [
            [0, 0, 0],
            [R * 2.1, 0, 0],
            [0, R * 2.1, 0],
          ]
        : [[0, 0, 0]]
    for (const [x, y] of places) roundShadow(sheet, 'z', [x + R * 0.1, y + R * 0.1, 0], R * 1.04)
    for (const at of places) repeat(sheet, 'cone', at, (q) => drawCone(sheet, q, R, H))
    lookAt(sheet, [0, 0, H * 0.7])
    const last = places.at(-1) ?? [0, 0, 0]
    const [x, y] = places.length > 1 ? [R * 2.1, 0] : [0, 0]
    const k = R * Math.SQRT1_2
    dimension(sheet, [x + k, y - k, 0], [x + k, y - k, H], [1, -1, 0], String(p.told('height')))
    diameter(sheet, 'z', last, R, `Ø${p.told('diameter')}`, R * 0.8)
  },
}

function drawCone(sheet: Sheet, [x, y, z]: Point3, R: number, H: number) {
  const top = R * 0.56
  const base = H * 0.06
  const high = H * 0.86
  turned(sheet, 'z', [x, y, z], [{ r: R * 0.5, length: base, material: cardboard }])
  const body = [
    { r: R * 0.94, to: R, length: high * 0.06, open: true },
    { r: R, to: top * 1.04, length: high * 0.88, open: true },
    { r: top * 1.04, to: top * 0.92, length: high * 0.06 },
  ]
  turned(sheet, 'z', [x, y, z + base], body, 'hue')
  const [from, to] = visibleArc(sheet, 'z')
  const at = (share: number, angle: number) =>
    around('z', [x, y, z + base + high * (0.06 + 0.88 * share)], R + (top * 1.04 - R) * share, angle)
  const winds: Point3[][] = []
  for (let i = -3; i < 10; i++) {
    for (const sign of [1, -1]) {
      const run = spread(0, 1, 9)
        .map((share) => ({ share, angle: (from + to) / 2 + sign * (-90 + i * 22 + share * 60) }))
        .filter(({ angle }) => angle > from + 3 && angle < to - 3)
      if (run.length > 2) winds.push(run.map(({ share, angle }) => at(share, angle)))
    }
  }
  lines(sheet, winds, sheet.materials.hue[3])
  turned(
    sheet,
    'z',
    [x, y, z + base + high],
    [{ r: top * 0.5, to: top * 0.42, length: H - base - high, material: cardboard }],
  )
  disc(sheet, 'z', [x, y, z + H], top * 0.3, tones.ink2)
}

import type { Families, Settled } from '../parameters.ts'
import { centreCircle, centreLine, diameter, dimension } from '../kit/annotation.ts'
import { mix, tones } from '../kit/palette.ts'
import { ringOf } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt, type Sheet } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { roundShadow } from '../kit/strokes.ts'

export const flanges: Families = {
  flange: {
    parameters: {
      OD: { min: 60, max: 1200, step: 5, usual: [105, 340] },
      bore: { min: 10, max: 900, step: 1, of: 'OD', ratio: [0.36, 0.48], within: [0.15, 0.6] },
      PCD: { min: 40, max: 1100, step: 5, of: 'OD', ratio: [0.78, 0.82], within: [0.7, 0.86] },
      bolts: { min: 4, max: 16, step: 4, usual: [4, 8] },
      hole: { min: 4, max: 70, step: 1, of: 'OD', ratio: [0.075, 0.095], within: [0.03, 0.12] },
      t: { min: 8, max: 120, step: 1, of: 'OD', ratio: [0.09, 0.12], within: [0.05, 0.25] },
      H: { min: 12, max: 400, step: 1, of: 'OD', ratio: [0.26, 0.34], within: [0.12, 0.6] },
    },
    keyFact: (p) => `Ø${p.told('OD')} ${p.told('bolts')}XØ${p.told('hole')}`,
    paint: (sheet, p) => flangeWith(sheet, p),
  },
}

// A flange; `inHoles` draws what stands behind its neck.
export function flangeWith(sheet: Sheet, p: Settled, inHoles = () => {}) {
  const [R, r, t] = [p.number('OD') / 2, p.number('bore') / 2, p.number('t')]
  const H = Math.max(p.number('H'), t * 1.5)
  const neck = H - t
  const hole = Math.min(p.number('hole') / 2, ((Math.PI * p.number('PCD')) / p.number('bolts')) * 0.4)
  const [foot, end] = [Math.min(p.number('PCD') / 2 - hole * 1.5, R * 0.64), r + R * 0.08]
  roundShadow(sheet, 'z', [R * 0.12, R * 0.12, -R * 0.05], R * 1.02)
  lookAt(sheet, [R * 0.5, -R * 0.2, t])
  cylinder(sheet, 'z', [0, 0, 0], R, t, 'steel', { face: tones.white })
  for (const at of ringOf(
    sheet,
    'z',
    [0, 0, t],
    p.number('PCD') / 2,
    p.number('bolts'),
    180 / p.number('bolts'),
  )) {
    repeat(sheet, 'hole', at, (c) => bore(sheet, 'z', c, hole, t, tones.wall, mix(sheet.hue, 0.13)))
  }
  inHoles()
  turned(
    sheet,
    'z',
    [0, 0, t],
    [
      { r: foot, to: foot * 0.97, length: neck * 0.1 },
      { r: foot * 0.94, to: end, length: neck * 0.5 },
      { r: end, length: neck * 0.3 },
      { r: end, to: end - R * 0.035, length: neck * 0.1 },
    ],
    'hue',
  )
  bore(sheet, 'z', [0, 0, H], r, neck, tones.wall, mix(sheet.hue, 0.2))
  opened(
    sheet,
    'z',
    [0, 0, 0],
    [
      [0, 0],
      [H, 0],
      [H, r],
      [0, r],
    ],
    tones.rule,
  )
  cutTurned(
    sheet,
    'z',
    [0, 0, 0],
    [
      [
        [0, r],
        [0, R],
        [t, R],
        [t, foot],
        [t + neck * 0.1, foot * 0.94],
        [t + neck * 0.6, end],
        [H, end],
        [H, r],
      ],
    ],
  )
  diameter(sheet, 'z', [0, 0, 0], R, `Ø${p.told('OD')}`, R * 0.6)
  const k = R * Math.SQRT1_2
  dimension(sheet, [k, -k, 0], [k, -k, H], [R * 0.01, -R * 0.01, 0], String(p.told('H')))
  centreCircle(sheet, 'z', [0, 0, t], p.number('PCD') / 2)
  const below = sheet.orthographic ? -20 / sheet.scale : H + 5 / sheet.scale
  centreLine(sheet, [
    [0, 0, below],
    [0, 0, H + 30 / sheet.scale],
  ])
}

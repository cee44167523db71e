import { centreLine, diameter } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { ringOf } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import type { Point3 } from '../kit/sheet.ts'
import { bore, cylinder, turned } from '../kit/solids.ts'
import { roundShadow, shadow } from '../kit/strokes.ts'
import { flangeWith } from '../families/flanges.ts'
import { plates } from '../families/plates.ts'
import { onTop } from '../families/quads.ts'
import { screwed, unlettered, type PairPaint } from './mates.ts'

// A flange on its gasket and counter flange, the bolts in place.
const flange: PairPaint = (sheet, p) => {
  const [R, r, t] = [p.number('OD') / 2, p.number('bore') / 2, p.number('t')]
  const H = Math.max(p.number('H'), t * 1.5)
  const [pitch, bolts] = [p.number('PCD') / 2, p.number('bolts')]
  const gap = R * 0.045
  const [under, low] = [R * 0.42, -gap - t]
  roundShadow(sheet, 'z', [R * 0.12, R * 0.12, low - under], R * 0.8)
  turned(
    sheet,
    'z',
    [0, 0, low - under],
    [
      { r: r + R * 0.08, length: under * 0.5 },
      { r: r + R * 0.08, to: R * 0.6, length: under * 0.5 },
    ],
  )
  cylinder(sheet, 'z', [0, 0, low], R, t)
  cylinder(sheet, 'z', [0, 0, -gap], R * 0.94, gap, 'solid')
  const head = Math.min(p.number('hole') * 0.72, ((Math.PI * pitch) / bolts) * 0.6)
  const seats = ringOf(sheet, 'z', [0, 0, t], pitch, bolts, 180 / bolts)
  const isFar = ([x, y]: readonly [number, number, number]) => x + y < 0
  const bolt = (at: (typeof seats)[number]) => screwed(sheet, 'z', at, head, { thread: head * 0.5 })
  unlettered(sheet, () =>
    flangeWith(sheet, p, () => {
      for (const at of seats.filter(isFar)) bolt(at)
    }),
  )
  for (const at of seats.filter((one) => !isFar(one))) bolt(at)
  diameter(sheet, 'z', [0, 0, low], R, `Ø${p.told('OD')}`, R * 0.66)
  centreLine(sheet, [
    [0, 0, H + 5 / sheet.scale],
    [0, 0, H + 30 / sheet.scale],
  ])
}

// A gasket on the bolts of the flange that it seals.
const gasket: PairPaint = (sheet, p, random) => {
  const [R, r, holes] = [p.number('outer') / 2, p.number('inner') / 2, p.number('holes')]
  const t = R * 0.05
  const [gap, thick, neck] = [R * 0.34, R * 0.2, R * 1.2]
  const pitch = (R + r) / 2 + (R - r) * 0.1
  const bolt = Math.min((R - r) * 0.16, R * 0.09) * 0.72
  const face = -gap
  shadow(sheet, onTop(face - thick - neck, -R, -R * 1.04, gap + thick + neck, 2 * R))
  turned(
    sheet,
    'x',
    [face - thick - neck, 0, 0],
    [
      { r: r + (R - r) * 0.26, length: neck * 0.6 },
      { r: r + (R - r) * 0.26, to: r + (R - r) * 0.6, length: neck * 0.4 },
      { r: R * 1.04, length: thick },
    ],
  )
  bore(sheet, 'x', [face, 0, 0], r, thick, tones.wall, tones.ink3)
  const studs = ringOf(sheet, 'x', [face, 0, 0], pitch, holes, 22.5)
  const stud = (name: string, at: Point3, length: number) =>
    repeat(sheet, name, at, (q) => cylinder(sheet, 'x', q, bolt, length, 'dark', { banded: false }))
  for (const at of studs) stud('far', at, gap)
  unlettered(sheet, () => plates['gasket']?.paint(sheet, p, random))
  for (const [, y, z] of studs) stud('near', [t, y, z], R * 0.2)
  diameter(sheet, 'x', [t, 0, 0], R, `Ø${p.told('outer')}`)
}

export const flangePairs: Record<string, PairPaint> = { flange, gasket }

import { tones } from '../../drawings/kit/palette.ts'
import { around } from '../../drawings/kit/projection.ts'
import { prism } from '../../drawings/kit/prisms.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box, cylinder } from '../../drawings/kit/solids.ts'
import { disc, line, lines, ring } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { lying, pairs, plate, strokes } from '../faces.ts'

/** A caliper lying along x, 250 long, its jaws towards +y; zero at the far end of its beam. */
export function caliper(sheet: Sheet, marked = true) {
  const open = 74
  prism(
    sheet,
    'z',
    [0, 0, 0],
    pairs([0, -18, 12, 0, 22, 0, 22, 16, 20, 30, 20, 62, 8, 44, 0, 16]),
    5,
    'steel',
  )
  box(sheet, [22, 0, 0], [228, 16, 5])
  const marks = Array.from({ length: 17 }, (_, i) => [98 + i * 9, 15, 98 + i * 9, i % 5 === 0 ? 4 : 9])
  if (marked) strokes(sheet, lying(0, 0, 5), marks, { stroke: tones.ink3, weight: 1 })
  const x = 20 + open
  prism(
    sheet,
    'z',
    [x, 0, 0],
    pairs([0, 30, 2, -4, 14, -22, 14, -4, 66, -4, 66, 20, 30, 20, 26, 40, 0, 62]),
    9,
    'hue',
  )
  plate(sheet, lying(x + 26, 2, 9), 0, 0, 30, 12, { weight: 1 })
  cylinder(sheet, 'z', [x + 48, 26, 0], 7, 8, 'dark')
}

/** A height gauge, 190 high: its foot 84 by 56, its scriber towards +y. */
export function heightGauge(sheet: Sheet, level = 96) {
  box(sheet, [0, 0, 0], [84, 56, 16], 'solid')
  box(sheet, [18, 20, 16], [48, 16, 8], 'dark')
  box(sheet, [32, 22, 24], [20, 10, 170])
  const marks = Array.from({ length: 19 }, (_, i): Point3[] => [
    [33, 32, 34 + i * 8],
    [i % 5 === 0 ? 44 : 39, 32, 34 + i * 8],
  ])
  lines(sheet, marks, tones.ink3)
  box(sheet, [26, 18, 188], [32, 18, 10], 'dark')
  box(sheet, [24, 16, level], [36, 22, 44], 'hue')
  plate(sheet, { at: (u, v) => [30 + u, 38, level + 38 - v], axis: 'y' }, 0, 0, 24, 16, { weight: 1 })
  box(sheet, [30, 38, level + 2], [14, 40, 9], 'steel')
  prism(sheet, 'x', [32, 78, level + 2], pairs([0, 0, 34, 0, 0, 7]), 8, 'dark')
}

/** A balance, its beam level along x, 300 wide: column and beam; the pans' middles hang at x = ±150, z = `pan`. */
export function balance(
  sheet: Sheet,
  height: number,
  pan: number,
  radius: number,
  load: (side: 1 | -1) => void,
) {
  const top = height - 12
  box(sheet, [-54, -34, 0], [108, 68, 12], 'solid')
  box(sheet, [-34, -22, 12], [68, 44, 8], 'solid')
  for (const side of [-1, 1] as const) {
    const at: Point3 = [side * 150, 0, pan]
    const hook: Point3 = [side * 150, 0, top]
    const rim = (angle: number) => around('z', [at[0], at[1], pan + 6], radius - 3, angle)
    line(sheet, [hook, rim(225)], tones.ink2, 1.5)
    cylinder(sheet, 'z', at, radius, 6, 'hue', { face: tones.white })
    disc(sheet, 'z', [at[0], at[1], pan + 6], radius * 0.9, tones.white, { weight: 1 })
    load(side)
    lines(
      sheet,
      [
        [hook, rim(345)],
        [hook, rim(105)],
      ],
      tones.ink2,
      1.5,
    )
    if (side < 0) cylinder(sheet, 'z', [0, 0, 20], 9, height - 34, 'steel')
  }
  prism(
    sheet,
    'y',
    [0, -5, top],
    pairs([-158, 3, -150, -5, -20, -12, 20, -12, 150, -5, 158, 3, 20, 14, -20, 14]),
    10,
    'solid',
  )
  cylinder(sheet, 'y', [0, 5, top], 9, 5, 'steel')
  box(sheet, [-3, -3, height + 2], [6, 6, 16], 'dark')
}

/** A desk clock without numerals, its face towards +x, on two feet; radius r, its middle at height r + 8. */
export function clock(sheet: Sheet, r: number, hands: readonly [hour: number, minute: number], ticks = 12) {
  const z = r + 7
  for (const y of [-r * 0.6, r * 0.6 - 8]) box(sheet, [-14, y, 0], [22, 8, r * 0.5], 'dark')
  cylinder(sheet, 'x', [-16, 0, z], r, 24, 'solid')
  ring(sheet, 'x', [8, 0, z], r, r * 0.86, hueSteps[26])
  disc(sheet, 'x', [8, 0, z], r * 0.86, tones.white)
  const at = (hour: number, share: number) => around('x', [8, 0, z], r * share, 90 + hour * 30)
  const marks = Array.from({ length: ticks }, (_, i): Point3[] => [
    at((12 / ticks) * i, i % (ticks / 4) ? 0.72 : 0.64),
    at((12 / ticks) * i, 0.79),
  ])
  lines(sheet, marks, tones.ink, r > 30 ? 2 : 1.4)
  line(sheet, [at(hands[0], 0), at(hands[0], 0.42)], tones.ink, r > 30 ? 3.4 : 2.2)
  line(sheet, [at(hands[1], 0), at(hands[1], 0.64)], hueSteps[100], r > 30 ? 2.4 : 1.7)
  disc(sheet, 'x', [8, 0, z], r * 0.07, tones.ink)
}

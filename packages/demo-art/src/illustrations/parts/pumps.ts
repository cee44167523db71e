import { tones } from '../../drawings/kit/palette.ts'
import { ringOf, visibleArc, around } from '../../drawings/kit/projection.ts'
import type { Axis, Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { box, cone, cylinder } from '../../drawings/kit/solids.ts'
import { disc, lines } from '../../drawings/kit/strokes.ts'
import { again } from '../stage.ts'

/** A small round bolt head along an axis. */
export function stud(sheet: Sheet, axis: Axis, at: Point3, radius: number, height: number) {
  again(sheet, `stud${axis}${radius}/${height}`, at, (s) =>
    cylinder(s, axis, [0, 0, 0], radius, height, 'dark', { face: tones.control, banded: false }),
  )
}

/** Bolt holes on a circle. */
export function holes(
  sheet: Sheet,
  axis: Axis,
  at: Point3,
  pitch: number,
  count: number,
  radius: number,
  first = 45,
) {
  for (const hole of ringOf(sheet, axis, at, pitch, count, first))
    again(sheet, `hole${axis}${radius}`, hole, (s) =>
      disc(s, axis, [0, 0, 0], radius, tones.ink2, { weight: 1 }),
    )
}

/** A flange with a dark bore, its near face at the end of its length. */
export function flange(sheet: Sheet, axis: Axis, at: Point3, radius: number, length: number, bolts = 4) {
  cylinder(sheet, axis, at, radius, length, 'steel')
  const end: Point3 = [
    at[0] + (axis === 'x' ? length : 0),
    at[1] + (axis === 'y' ? length : 0),
    at[2] + (axis === 'z' ? length : 0),
  ]
  disc(sheet, axis, end, radius * 0.45, tones.ink2)
  if (bolts > 0) holes(sheet, axis, end, radius * 0.76, bolts, radius * 0.09)
}

/** Cooling fins of a motor along x as lines. */
function finLines(
  sheet: Sheet,
  from: number,
  to: number,
  [y, z]: readonly [number, number],
  radius: number,
  count: number,
) {
  const [low, high] = visibleArc(sheet, 'x')
  const at = (x: number, i: number) => around('x', [x, y, z], radius, low + ((high - low) * i) / count)
  const rows = Array.from({ length: count - 1 }, (_, i): Point3[] => [at(from, i + 1), at(to, i + 1)])
  lines(sheet, rows, tones.ink3)
}

/** A motor along x from its fan cover; its axis at height z, its feet on `floor` when they are seen. */
export function motor(sheet: Sheet, [x, y, z]: Point3, r: number, length: number, floor?: number) {
  if (floor !== undefined) {
    for (const at of [0.26, 0.74]) {
      box(sheet, [x + length * at - r * 0.2, y - r * 0.95, floor], [r * 0.4, r * 1.9, 5])
      box(
        sheet,
        [x + length * at - r * 0.15, y - r * 0.7, floor + 5],
        [r * 0.3, r * 1.4, z - floor - r * 0.6],
      )
    }
  }
  cylinder(sheet, 'x', [x, y, z], r * 0.96, length * 0.22, 'hue')
  cylinder(sheet, 'x', [x + length * 0.22, y, z], r, length * 0.66, 'steel', { open: true })
  finLines(sheet, x + length * 0.26, x + length * 0.84, [y, z], r, 9)
  cylinder(sheet, 'x', [x + length * 0.88, y, z], r * 1.02, length * 0.12, 'hue', { banded: false })
  box(sheet, [x + length * 0.36, y - r * 0.42, z + r * 0.86], [length * 0.36, r * 0.84, r * 0.46], 'hue')
}

/** A centrifugal pump with motor on a base plate, suction to +x; 280 long, 100 deep, the plate's middle at zero. */
export function centrifugalPump(sheet: Sheet, onPlate = true) {
  const z = 66
  if (onPlate) {
    box(sheet, [-150, -50, 0], [290, 100, 7])
    box(sheet, [-144, -44, 7], [278, 88, 7])
  }
  motor(sheet, [-138, 0, z], 40, 120, onPlate ? 14 : undefined)
  cylinder(sheet, 'x', [-18, 0, z], 10, 10, 'dark', { open: true, banded: false })
  box(sheet, [-10, -22, 14], [44, 44, 62], 'solid')
  cylinder(sheet, 'x', [34, 0, z], 22, 26, 'steel', { banded: false })
  box(sheet, [66, -34, 14], [22, 68, 20], 'hue')
  cylinder(sheet, 'x', [60, 0, z], 52, 6, 'hue')
  cylinder(sheet, 'x', [66, 0, z], 47, 26, 'hue', { open: true })
  cylinder(sheet, 'z', [79, 0, z + 36], 13, 34, 'hue', { open: true, banded: false })
  flange(sheet, 'z', [79, 0, z + 68], 27, 8)
  cylinder(sheet, 'x', [92, 0, z], 52, 6, 'hue')
  for (const at of ringOf(sheet, 'x', [98, 0, z], 45, 8, 22)) stud(sheet, 'x', at, 3.6, 4)
  cone(sheet, 'x', [98, 0, z], 28, 20, 14, 'hue', { open: true, banded: false })
  cylinder(sheet, 'x', [112, 0, z], 20, 10, 'hue', { open: true, banded: false })
  flange(sheet, 'x', [122, 0, z], 34, 9)
}

/** The same pump where it is small: fewer parts, 150 long and 54 deep. */
export function smallPump(sheet: Sheet, plate = true) {
  const z = 36
  if (plate) box(sheet, [-78, -27, 0], [150, 54, 7])
  box(sheet, [-66, -18, 7], [48, 36, 12])
  cylinder(sheet, 'x', [-72, 0, z], 21, 12, 'hue', { banded: false })
  cylinder(sheet, 'x', [-60, 0, z], 21, 46, 'steel', { open: true })
  finLines(sheet, -58, -18, [0, z], 21, 8)
  box(sheet, [-52, -9, z + 18], [26, 18, 10], 'hue')
  cylinder(sheet, 'x', [-14, 0, z], 12, 26, 'dark')
  box(sheet, [14, -14, 7], [16, 28, 10], 'hue')
  cylinder(sheet, 'x', [12, 0, z], 27, 22, 'hue')
  cylinder(sheet, 'z', [23, 0, z + 20], 7, 18, 'hue', { banded: false })
  flange(sheet, 'z', [23, 0, z + 38], 14, 5, 0)
  cylinder(sheet, 'x', [34, 0, z], 12, 14, 'hue', { open: true, banded: false })
  flange(sheet, 'x', [48, 0, z], 18, 5, 0)
}

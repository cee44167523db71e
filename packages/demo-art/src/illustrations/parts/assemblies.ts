import { hull, type Round } from '../../drawings/kit/hulls.ts'
import { tones } from '../../drawings/kit/palette.ts'
import { ringOf } from '../../drawings/kit/projection.ts'
import type { Sheet } from '../../drawings/kit/sheet.ts'
import { bore, box, cylinder } from '../../drawings/kit/solids.ts'
import { line } from '../../drawings/kit/strokes.ts'
import { holes, stud } from './pumps.ts'

/** A vise that holds a flange with bolt holes between its jaws; about 150 long and 110 high. */
export function vise(sheet: Sheet) {
  box(sheet, [-8, -34, 0], [104, 68, 12], 'dark')
  box(sheet, [0, -28, 12], [70, 56, 20], 'solid')
  box(sheet, [-6, -34, 32], [30, 68, 40], 'solid')
  box(sheet, [22, -34, 54], [6, 68, 18], 'steel')
  cylinder(sheet, 'x', [28, 0, 92], 52, 16, 'steel')
  bore(sheet, 'x', [44, 0, 92], 22, 14, tones.wall, tones.white)
  holes(sheet, 'x', [44, 0, 92], 38, 8, 5, 22)
  box(sheet, [44, -34, 54], [6, 68, 18], 'steel')
  box(sheet, [50, -34, 20], [30, 68, 52], 'solid')
  cylinder(sheet, 'x', [80, 0, 40], 9, 34, 'steel')
  line(
    sheet,
    [
      [108, -38, 40],
      [108, 38, 40],
    ],
    tones.ink,
    6,
  )
  line(
    sheet,
    [
      [108, -38, 40],
      [108, 38, 40],
    ],
    tones.wall,
    3,
  )
}

/** A worm gearbox, its output shaft to +x; 150 long, 120 wide and 150 high. */
export function gearbox(sheet: Sheet) {
  const outline: Round[] = [
    [-46, 20, 6],
    [46, 20, 6],
    [20, 112, 24],
    [-20, 112, 24],
  ]
  const foot: Round[] = [
    [6, -52, 6],
    [84, -52, 6],
    [84, 52, 6],
    [6, 52, 6],
  ]
  hull(sheet, 'z', [0, 0, 0], foot, 12)
  for (const y of [-50, 50]) stud(sheet, 'z', [14, y, 12], 5, 5)
  hull(sheet, 'x', [6, 0, 0], outline, 68, 'hue')
  hull(
    sheet,
    'x',
    [74, 0, 0],
    outline.map(([y, z, r]): Round => [y, z, r + 4]),
    9,
    'hue',
  )
  for (const [y, z] of [
    [-44, 22],
    [44, 22],
    [-34, 122],
    [34, 122],
    [-46, 66],
    [46, 66],
  ] as const)
    stud(sheet, 'x', [83, y * 0.98, z], 4, 4)
  cylinder(sheet, 'x', [83, 0, 106], 19, 6, 'steel')
  cylinder(sheet, 'x', [83, 0, 54], 34, 8, 'steel')
  for (const at of ringOf(sheet, 'x', [91, 0, 54], 27, 6, 0)) stud(sheet, 'x', at, 2.6, 2)
  cylinder(sheet, 'x', [91, 0, 54], 19, 6, 'dark')
  cylinder(sheet, 'x', [97, 0, 54], 12, 44, 'steel', { banded: false })
  box(sheet, [108, -3, 65], [28, 6, 4], 'dark')
  stud(sheet, 'z', [40, 0, 136], 7, 8)
  for (const y of [-50, 50]) if (y > 0) stud(sheet, 'z', [76, y, 12], 5, 5)
}

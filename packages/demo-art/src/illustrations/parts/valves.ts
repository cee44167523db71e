import { tones } from '../../drawings/kit/palette.ts'
import { around, ringOf } from '../../drawings/kit/projection.ts'
import type { Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { bore, cone, cylinder, turned } from '../../drawings/kit/solids.ts'
import { lines, ring, tube } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { flange, holes, stud } from './pumps.ts'

/** A globe valve along x, standing on its flanges: 128 long, 146 high, its middle at zero. */
export function globeValve(sheet: Sheet, fine = true) {
  const mantle = { open: true, banded: fine }
  const z = 34
  cylinder(sheet, 'x', [-64, 0, z], 34, 9)
  cylinder(sheet, 'x', [-55, 0, z], 18, 22, 'hue', { open: true, banded: false })
  cone(sheet, 'x', [-34, 0, z], 18, 31, 16, 'hue', mantle)
  cylinder(sheet, 'x', [-18, 0, z], 31, 34, 'hue', mantle)
  cone(sheet, 'x', [16, 0, z], 31, 18, 16, 'hue', mantle)
  turned(
    sheet,
    'z',
    [0, 0, z + 20],
    [
      { r: 22, length: 22, material: 'hue', banded: fine },
      { r: 31, length: 7, material: 'hue', banded: fine },
      { r: 31, length: 6 },
    ],
  )
  if (fine) for (const at of ringOf(sheet, 'z', [0, 0, z + 55], 25, 6).slice(2)) stud(sheet, 'z', at, 3.4, 4)
  turned(
    sheet,
    'z',
    [0, 0, z + 55],
    [
      { r: 17, to: 12, length: 8 },
      { r: 11, length: 14 },
      { r: 4, length: 22 },
    ],
  )
  cylinder(sheet, 'x', [32, 0, z], 18, 22, 'hue', { open: true, banded: false })
  flange(sheet, 'x', [55, 0, z], 34, 9, fine ? 4 : 0)
  handWheel(sheet, [0, 0, z + 92], 38, fine)
}

function handWheel(sheet: Sheet, at: Point3, r: number, fine: boolean) {
  const [x, y, z] = at
  ring(sheet, 'z', [x, y, z - 4], r, r - 7, hueSteps[100])
  ring(sheet, 'z', at, r, r - 7, hueSteps[80])
  const spokes = [20, 140, 260].map((angle) => [around('z', at, 6, angle), around('z', at, r - 5, angle)])
  if (fine) for (const spoke of spokes) tube(sheet, spoke, 4, hueSteps[80])
  else lines(sheet, spokes, hueSteps[100], 3)
  cylinder(sheet, 'z', [x, y, z - 4], 8, 9, 'solid')
}

/** A flanged ring lying flat, its middle at the point. */
export function flangedRing(sheet: Sheet, at: Point3, r = 34) {
  const [x, y, z] = at
  cylinder(sheet, 'z', at, r, r * 0.24, 'steel')
  holes(sheet, 'z', [x, y, z + r * 0.24], r * 0.8, 6, r * 0.085, 30)
  cylinder(sheet, 'z', [x, y, z + r * 0.24], r * 0.58, r * 0.26, 'hue', { face: tones.white })
  bore(sheet, 'z', [x, y, z + r * 0.5], r * 0.42, r * 0.5, tones.wall, hueSteps[13])
}

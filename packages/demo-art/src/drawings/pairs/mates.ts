import { tones, type Material } from '../kit/palette.ts'
import { hexagon, rectangle } from '../kit/profiles.ts'
import { moved } from '../kit/projection.ts'
import { prism } from '../kit/prisms.ts'
import { repeat } from '../kit/repeats.ts'
import { emptyBox, type Axis, type Point3, type Sheet } from '../kit/sheet.ts'
import { cylinder, turned } from '../kit/solids.ts'
import { disc } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'

// Paints a product together with the part that it works with, as isometric views see it: the far piece of the
// mate first, then the product, then the near piece.
export type PairPaint = Family['paint']

// Draws without dimensions and centre lines: a pair has its own, where the mate leaves room for them.
export function unlettered(sheet: Sheet, draw: () => void) {
  const { annotation, annotationBox, lettered } = sheet
  Object.assign(sheet, { annotation: [], annotationBox: emptyBox(), lettered: [] })
  draw()
  Object.assign(sheet, { annotation, annotationBox, lettered })
}

// The end of a shaft along x with a bevel; `key` adds the feather key on its upper side.
export function shaftEnd(
  sheet: Sheet,
  start: Point3,
  radius: number,
  length: number,
  { material = 'hue', key = false }: { material?: Material; key?: boolean } = {},
) {
  const bevel = Math.min(radius * 0.1, length * 0.1)
  turned(
    sheet,
    'x',
    start,
    [
      { r: radius, length: length - bevel },
      { r: radius, to: radius - bevel, length: bevel },
    ],
    material,
  )
  if (key) {
    const at = moved('x', start, 0, radius * 1.02, length * 0.3)
    prism(sheet, 'x', at, rectangle(radius * 0.5, radius * 0.26), length * 0.55, 'dark')
  }
}

// A hexagon screw that is tightened on a point along an axis: washer and head, and the end of the thread when told.
export function screwed(
  sheet: Sheet,
  axis: Axis,
  at: Point3,
  radius: number,
  { thread = 0, material = 'dark' }: { thread?: number; material?: Material } = {},
) {
  repeat(sheet, `screw${axis}`, at, (p) => {
    cylinder(sheet, axis, p, radius * 1.3, radius * 0.25, 'steel', { banded: false })
    const seat = moved(axis, p, 0, 0, radius * 0.25)
    if (radius * sheet.scale < 6)
      cylinder(sheet, axis, seat, radius, radius * 0.8, material, { banded: false })
    else prism(sheet, axis, seat, hexagon(radius, axis === 'z' ? 0 : 30), radius * 0.8, material)
    const top = moved(axis, seat, 0, 0, radius * 0.8)
    if (thread > 0) cylinder(sheet, axis, top, radius * 0.52, thread, 'steel', { banded: false })
    else if (radius * sheet.scale > 5)
      disc(sheet, axis, top, radius * 0.55, sheet.materials.dark[0], { weight: 1, stroke: tones.ink })
  })
}

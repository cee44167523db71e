import { tones } from '../kit/palette.ts'
import { arc, around, moved, pair, project, visibleArc } from '../kit/projection.ts'
import type { Axis, Point3, Sheet } from '../kit/sheet.ts'
import { thinPath } from '../kit/strokes.ts'

// Rings on the mantle of a cylinder: a thread, grooves, hoops. Four to six read as a thread at any size.
export function hoops(
  sheet: Sheet,
  axis: Axis,
  start: Point3,
  radius: number,
  length: number,
  count: number,
  colour: string = tones.ink3,
) {
  const [from, to] = visibleArc(sheet, axis)
  const rings = Array.from({ length: count }, (_, i) => {
    const centre = moved(axis, start, 0, 0, (length * (i + 0.7)) / count)
    const first = pair(project(sheet, around(axis, centre, radius, from)))
    return `M${first}${arc(sheet, axis, centre, radius, from, to)}`
  })
  thinPath(sheet, rings.join(''), colour)
}

// Lines along the mantle, as of a knurl or fins.
export function knurl(
  sheet: Sheet,
  axis: Axis,
  start: Point3,
  radius: number,
  length: number,
  count: number,
) {
  const [from, to] = visibleArc(sheet, axis)
  let data = ''
  for (let i = 1; i < count; i++) {
    const angle = from + ((to - from) * i) / count
    const a = project(sheet, around(axis, start, radius, angle))
    const b = project(sheet, around(axis, start, radius, angle, length))
    data += `M${pair(a)}L${pair(b)}`
  }
  thinPath(sheet, data, tones.ink, 1.2)
}

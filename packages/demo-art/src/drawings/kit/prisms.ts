import type { Material } from './palette.ts'
import { circle, faceTint, moved, plane, polyline, projectAll, shade } from './projection.ts'
import type { Axis, Point, Point3, Sheet } from './sheet.ts'
import { path, rampOf } from './strokes.ts'

export type Hole = readonly [u: number, v: number, radius: number]

type Side = { from: Point; to: Point; normal: Point; facing: number; tint: string; depth: number; at: number }

function sidesOf(sheet: Sheet, axis: Axis, outline: readonly Point[], material: Material): Side[] {
  const [i, j] = plane(axis)
  const eye: Point = [sheet.eye[i], sheet.eye[j]]
  const ramp = rampOf(sheet, material)
  return outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
    return {
      from,
      to,
      normal,
      at,
      facing: normal[0] * eye[0] + normal[1] * eye[1],
      tint: ramp[shade(sheet, moved(axis, [0, 0, 0], normal[0], normal[1]))],
      depth: (from[0] + to[0]) * eye[0] + (from[1] + to[1]) * eye[1],
    }
  })
}

export type PrismOptions = { smooth?: boolean; face?: string; holes?: readonly Hole[] }

// An outline (u, v in the plane of the axis, anticlockwise) drawn out along the axis. `smooth` leaves out the
// edges between sides that hardly turn. Holes are cut through the near face only.
export function prism(
  sheet: Sheet,
  axis: Axis,
  base: Point3,
  outline: readonly Point[],
  length: number,
  material: Material = 'steel',
  { smooth = false, face, holes = [] }: PrismOptions = {},
) {
  const end = moved(axis, base, 0, 0, length)
  const sides = sidesOf(sheet, axis, outline, material)
  const seen = sides.filter((side) => side.facing > 1e-3)
  const wall = ({ from, to }: Side) => {
    const corners = [
      moved(axis, base, ...from),
      moved(axis, base, ...to),
      moved(axis, end, ...to),
      moved(axis, end, ...from),
    ]
    return polyline(projectAll(sheet, corners))
  }
  if (!smooth) seen.sort((a, b) => a.depth - b.depth)
  for (let i = 0; i < seen.length;) {
    const tint = seen[i]?.tint ?? ''
    let data = ''
    for (; i < seen.length && seen[i]?.tint === tint; i++) data += wall(seen[i] as Side)
    path(sheet, data, tint, smooth ? { stroke: tint, weight: 0.6 } : {})
  }
  if (smooth) path(sheet, creases(sheet, axis, base, end, sides), 'none')
  let data = polyline(
    projectAll(
      sheet,
      outline.map((p) => moved(axis, end, ...p)),
    ),
  )
  for (const [u, v, radius] of holes) data += circle(sheet, axis, moved(axis, end, u, v), radius)
  path(sheet, data, face ?? faceTint(sheet, axis, rampOf(sheet, material)), { evenOdd: holes.length > 0 })
}

// The far rim and those edges along the axis that are contours or turn sharply.
function creases(sheet: Sheet, axis: Axis, base: Point3, end: Point3, sides: readonly Side[]): string {
  const count = sides.length
  let data = ''
  const stroke = (points: readonly Point3[]) => polyline(projectAll(sheet, points), false)
  for (const side of sides) {
    if (side.facing <= 1e-3) continue
    data += stroke([moved(axis, base, ...side.from), moved(axis, base, ...side.to)])
    const before = sides[(side.at + count - 1) % count] as Side
    const after = sides[(side.at + 1) % count] as Side
    for (const [corner, other] of [
      [side.from, before],
      [side.to, after],
    ] as const) {
      const turn = side.normal[0] * other.normal[0] + side.normal[1] * other.normal[1]
      const sharp = turn < 0.86 && corner === side.to
      if (other.facing <= 1e-3 || sharp)
        data += stroke([moved(axis, base, ...corner), moved(axis, end, ...corner)])
    }
  }
  return data
}

import { tones, type Material } from '../kit/palette.ts'
import { around, circle, faceTint, moved, plane, polyline, projectAll, shade } from '../kit/projection.ts'
import { hatched } from '../kit/section.ts'
import type { Axis, Point, Point3, Sheet } from '../kit/sheet.ts'
import { bore, cylinder } from '../kit/solids.ts'
import { disc, path, rampOf } from '../kit/strokes.ts'

// Teeth as they are drawn: of a very fine wheel fewer and larger ones on the same pitch circle, which nobody
// counts.
export function shownTeeth(teeth: number, module: number, most: number) {
  const shown = Math.min(teeth, most)
  return { teeth: shown, module: (module * teeth) / shown }
}

// A body between two outlines of equally many points, `base` at the start and `end` after the length: helical
// teeth are a turned outline, bevel teeth a smaller one.
export function loft(
  sheet: Sheet,
  axis: Axis,
  start: Point3,
  base: readonly Point[],
  end: readonly Point[],
  length: number,
  material: Material = 'steel',
) {
  const [i, j, k] = plane(axis)
  const ramp = rampOf(sheet, material)
  const at = (p: Point, along: number) => moved(axis, start, p[0], p[1], along)
  const walls = base.map((a, n) => {
    const b = base[(n + 1) % base.length] ?? a
    const [c, d] = [end[(n + 1) % end.length] ?? b, end[n] ?? a]
    const corners = [at(a, 0), at(b, 0), at(c, length), at(d, length)] as const
    const normal = normalOf(corners[0], corners[1], corners[3], axis === 'y')
    const middle = corners.reduce(
      (sum, p) => sum + p[0] * sheet.eye[0] + p[1] * sheet.eye[1] + p[2] * sheet.eye[2],
      0,
    )
    const facing = normal[0] * sheet.eye[0] + normal[1] * sheet.eye[1] + normal[2] * sheet.eye[2]
    const flat: [number, number, number] = [...normal]
    flat[k] = 0
    const size = Math.hypot(flat[i], flat[j]) || 1
    flat[i] /= size
    flat[j] /= size
    return { corners, facing, middle, tint: ramp[shade(sheet, flat)] }
  })
  const seen = walls.filter((wall) => wall.facing > 1e-3).sort((a, b) => a.middle - b.middle)
  for (let n = 0; n < seen.length;) {
    const tint = seen[n]?.tint ?? ''
    let data = ''
    for (; n < seen.length && seen[n]?.tint === tint; n++)
      data += polyline(projectAll(sheet, seen[n]?.corners ?? []))
    path(sheet, data, tint)
  }
  path(
    sheet,
    polyline(
      projectAll(
        sheet,
        end.map((p) => at(p, length)),
      ),
    ),
    faceTint(sheet, axis, ramp),
  )
}

// The outward normal of a wall; the plane of the y axis is left-handed, so its outlines turn the other way.
function normalOf(a: Point3, b: Point3, d: Point3, flip: boolean): Point3 {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const v = [d[0] - a[0], d[1] - a[1], d[2] - a[2]] as const
  const n: Point3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const size = (Math.hypot(...n) || 1) * (flip ? -1 : 1)
  return [n[0] / size, n[1] / size, n[2] / size]
}

// The face of a gear wheel of pitch radius r at `face`: dished with round windows when it is large, a hub, a
// bore with a keyway. `cutFace` hatches the rim in flat views seen along the axis.
export function wheelFace(
  sheet: Sheet,
  axis: Axis,
  face: Point3,
  sizes: { r: number; width: number; bore: number; rim?: number; phase?: number; windows?: number },
  material: Material,
) {
  const { r, width, bore: hole, rim = r * 0.8, phase = 0, windows = 6 } = sizes
  const ramp = rampOf(sheet, material)
  const dished = windows > 0 && hole / 2 < r * 0.3
  const hub = Math.max(hole * 0.78, r * 0.3)
  if (dished) {
    const deep = width * 0.28
    bore(sheet, axis, face, rim, deep, ramp[2], ramp[1])
    const floor = moved(axis, face, 0, 0, -deep)
    const pitch = (rim + hub) / 2
    for (let i = 0; i < windows; i++) {
      const at = around(axis, floor, pitch, phase + (360 * i) / windows)
      bore(sheet, axis, at, (rim - hub) * 0.24, width * 0.5, tones.wall, tones.white)
    }
    cylinder(sheet, axis, floor, hub, width * 0.38, material)
    cutAcross(sheet, axis, floor, hub, hole / 2)
    bore(sheet, axis, moved(axis, face, 0, 0, width * 0.1), hole / 2, width * 1.3, tones.wall, tones.white)
  } else {
    cylinder(sheet, axis, face, Math.max(hub, hole * 0.7), width * 0.25, material)
    cutAcross(sheet, axis, moved(axis, face, 0, 0, width * 0.25), Math.max(hub, hole * 0.7), hole / 2)
    bore(sheet, axis, moved(axis, face, 0, 0, width * 0.25), hole / 2, width * 1.3, tones.wall, tones.white)
  }
}

function cutAcross(sheet: Sheet, axis: Axis, centre: Point3, outer: number, inner: number) {
  if (!sheet.orthographic) return
  const data = circle(sheet, axis, centre, outer)
  if (data === '') return
  hatched(sheet, data)
  disc(sheet, axis, centre, inner, tones.white)
}

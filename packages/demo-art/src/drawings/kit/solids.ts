import { tones, type Material } from './palette.ts'
import {
  arc,
  around,
  ellipse,
  faceTint,
  moved,
  normalAt,
  number,
  pair,
  project,
  radians,
  shade,
  visibleArc,
  type Shade,
} from './projection.ts'
import type { Axis, Point3, Sheet } from './sheet.ts'
import { disc, path, polygon, rampOf } from './strokes.ts'

export type MantleOptions = { face?: string; banded?: boolean; open?: boolean }

// The stretches of a mantle that take another tint than its base, in degrees.
function tintBands(sheet: Sheet, axis: Axis, base: Shade) {
  const [from, to] = visibleArc(sheet, axis)
  const tintAt = (angle: number) => shade(sheet, normalAt(axis, angle), axis === 'z')
  const bands: { from: number; to: number; tint: Shade }[] = []
  let start = from
  let tint = tintAt(from + 1)
  for (let angle = from + 2; angle <= to; angle += 2) {
    const next = tintAt(angle)
    const last = angle + 2 > to
    if (next === tint && !last) continue
    const end = last ? to : angle
    if (tint !== base) bands.push({ from: start, to: end, tint })
    start = end
    tint = next
  }
  return bands
}

// A cone along the axis from radius `near` at the centre to radius `far` after `length`. `open` leaves the
// end face out; `face` is its tint.
export function cone(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  near: number,
  far: number,
  length: number,
  material: Material = 'steel',
  { face, banded = true, open = false }: MantleOptions = {},
) {
  const ramp = rampOf(sheet, material)
  const end = moved(axis, centre, 0, 0, length)
  const [from, to] = visibleArc(sheet, axis)
  const at = (angle: number, c: Point3, r: number) => pair(project(sheet, around(axis, c, r, angle)))
  const upright = axis === 'z'
  const back = arc(sheet, axis, centre, near, from, to)
  path(
    sheet,
    `M${at(from, centre, near)}${back}L${at(to, end, far)}${arc(sheet, axis, end, far, to, from + 360)}Z`,
    upright ? ramp[1] : ramp[0],
  )
  const large = Math.max(near, far) * sheet.scale >= 13 && Math.abs(length) * sheet.scale >= 11
  if (banded && large) {
    for (const band of tintBands(sheet, axis, upright ? 1 : 0)) {
      const there = arc(sheet, axis, centre, near, band.from, band.to)
      const return_ = arc(sheet, axis, end, far, band.to, band.from)
      const data = `M${at(band.from, centre, near)}${there}L${at(band.to, end, far)}${return_}Z`
      path(sheet, data, ramp[band.tint], { stroke: 'none' })
    }
    path(sheet, `M${at(from, end, far)}L${at(from, centre, near)}${back}L${at(to, end, far)}`, 'none')
  }
  if (!open) disc(sheet, axis, end, far, face ?? faceTint(sheet, axis, ramp))
}

export function cylinder(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  radius: number,
  length: number,
  material: Material = 'steel',
  options: MantleOptions = {},
) {
  cone(sheet, axis, centre, radius, radius, length, material, options)
}

export type Segment = { r: number; to?: number; length: number; material?: Material } & MantleOptions

// A turned part: segments one after another along the axis, radii `r` to `to`. Returns the point of its end.
export function turned(
  sheet: Sheet,
  axis: Axis,
  start: Point3,
  segments: readonly Segment[],
  material: Material = 'steel',
): Point3 {
  let at = start
  for (const { r, to = r, length, material: own = material, ...options } of segments) {
    if (r > 0) cone(sheet, axis, at, r, to, length, own, options)
    at = moved(axis, at, 0, 0, length)
  }
  return at
}

// A round hole in the face at the centre: the wall as the lens between rim and floor. Small holes are a dot.
export function bore(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  radius: number,
  depth: number,
  wall: string,
  floor?: string,
) {
  const e = ellipse(sheet, axis, radius)
  if (e.edgeOn) return
  const rim = project(sheet, centre)
  const deep = project(sheet, moved(axis, centre, 0, 0, -depth))
  const [dx, dy] = [deep[0] - rim[0], deep[1] - rim[1]]
  const shift = Math.hypot(dx, dy) / e.short
  const tiny = radius * sheet.scale < 4.5
  if (!floor || tiny || shift > 1.86) {
    disc(sheet, axis, centre, radius, tiny && floor ? tones.ink2 : wall)
    return
  }
  disc(sheet, axis, centre, radius, wall)
  const half = Math.sqrt(1 - (shift * shift) / 4) * e.long
  const [mx, my] = [rim[0] + dx / 2, rim[1] + dy / 2]
  const [ux, uy] = [Math.cos(radians(e.turn)) * half, Math.sin(radians(e.turn)) * half]
  const lens = `A${number(e.long)} ${number(e.short)} ${number(e.turn)} 0 1 `
  const [from, to] = [pair([mx - ux, my - uy]), pair([mx + ux, my + uy])]
  path(sheet, `M${from}${lens}${to}${lens}${from}Z`, floor, { weight: 1.2 })
}

// A box from its far lower corner and its three sizes.
export function box(sheet: Sheet, [x, y, z]: Point3, [dx, dy, dz]: Point3, material: Material = 'steel') {
  const ramp = rampOf(sheet, material)
  const [X, Y, Z] = [x + dx, y + dy, z + dz]
  const faces: Record<Axis, Point3[]> = {
    y: [
      [x, Y, z],
      [X, Y, z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    x: [
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ],
    z: [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
  }
  for (const axis of ['y', 'x', 'z'] as const) {
    const seen = sheet.eye[axis === 'x' ? 0 : axis === 'y' ? 1 : 2] > 1e-6
    if (seen) polygon(sheet, faces[axis], faceTint(sheet, axis, ramp))
  }
}

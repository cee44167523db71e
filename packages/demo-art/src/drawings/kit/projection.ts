import type { Ramp } from './palette.ts'
import type { Axis, Box, Point, Point3, Sheet } from './sheet.ts'

export const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

export function number(value: number): string {
  const rounded = String(Math.round(value * 10) / 10)
  return rounded === '-0' ? '0' : rounded
}

export const pair = (p: Point) => `${number(p[0])} ${number(p[1])}`

export function polyline(points: readonly Point[], closed = true): string {
  return 'M' + points.map(pair).join('L') + (closed ? 'Z' : '')
}

export function grow(box: Box, p: Point, x = 0, y = 0) {
  box.left = Math.min(box.left, p[0] - x)
  box.right = Math.max(box.right, p[0] + x)
  box.top = Math.min(box.top, p[1] - y)
  box.bottom = Math.max(box.bottom, p[1] + y)
}

// The px of a model point.
export function project(sheet: Sheet, p: Point3): Point {
  const { unit, origin, scale } = sheet
  const q: Point = [
    origin[0] + scale * (p[0] * unit.x[0] + p[1] * unit.y[0] + p[2] * unit.z[0]),
    origin[1] + scale * (p[0] * unit.x[1] + p[1] * unit.y[1] + p[2] * unit.z[1]),
  ]
  if (sheet.tracking) grow(sheet.box, q)
  return q
}

export const projectAll = (sheet: Sheet, points: readonly Point3[]) => points.map((p) => project(sheet, p))

// The two directions in the plane whose normal is the axis, then the axis itself.
export function plane(axis: Axis): readonly [0 | 1, 1 | 2, 0 | 1 | 2] {
  if (axis === 'x') return [1, 2, 0]
  return axis === 'y' ? [0, 2, 1] : [0, 1, 2]
}

// A point moved inside the plane of the axis by (u, v) and along the axis by `along`.
export function moved(axis: Axis, p: Point3, u: number, v: number, along = 0): Point3 {
  const [i, j, k] = plane(axis)
  const q: [number, number, number] = [...p]
  q[i] += u
  q[j] += v
  q[k] += along
  return q
}

// The point of a circle around the axis at an angle in degrees.
export function around(axis: Axis, centre: Point3, radius: number, angle: number, along = 0): Point3 {
  return moved(axis, centre, radius * Math.cos(radians(angle)), radius * Math.sin(radians(angle)), along)
}

export type Ellipse = { long: number; short: number; turn: number; clockwise: boolean; edgeOn: boolean }

// The ellipse in px that a circle around the axis becomes, from its two projected radii.
export function ellipse(sheet: Sheet, axis: Axis, radius: number): Ellipse {
  const [i, j] = plane(axis)
  const units = [sheet.unit.x, sheet.unit.y, sheet.unit.z] as const
  const [e, f] = [units[i], units[j]]
  const dot = e[0] * f[0] + e[1] * f[1]
  const turn = 0.5 * Math.atan2(2 * dot, e[0] ** 2 + e[1] ** 2 - f[0] ** 2 - f[1] ** 2)
  const at = (t: number): Point => [
    e[0] * Math.cos(t) + f[0] * Math.sin(t),
    e[1] * Math.cos(t) + f[1] * Math.sin(t),
  ]
  let [major, minor] = [at(turn), at(turn + Math.PI / 2)]
  if (Math.hypot(...minor) > Math.hypot(...major)) [major, minor] = [minor, major]
  const size = radius * sheet.scale
  return {
    long: Math.hypot(...major) * size,
    short: Math.hypot(...minor) * size,
    turn: degrees(Math.atan2(major[1], major[0])),
    clockwise: e[0] * f[1] - e[1] * f[0] > 0,
    edgeOn: Math.hypot(...minor) < 1e-6,
  }
}

function trackCircle(sheet: Sheet, axis: Axis, centre: Point3, radius: number) {
  if (!sheet.tracking) return
  const [i, j] = plane(axis)
  const units = [sheet.unit.x, sheet.unit.y, sheet.unit.z] as const
  const size = radius * sheet.scale
  const reach = (side: 0 | 1) => size * Math.hypot(units[i][side], units[j][side])
  grow(sheet.box, project(sheet, centre), reach(0), reach(1))
}

// The path of a circle; empty when the circle is seen edge-on.
export function circle(sheet: Sheet, axis: Axis, centre: Point3, radius: number): string {
  trackCircle(sheet, axis, centre, radius)
  const e = ellipse(sheet, axis, radius)
  if (e.edgeOn) return ''
  const start = pair(project(sheet, around(axis, centre, radius, 0)))
  const half = pair(project(sheet, around(axis, centre, radius, 180)))
  const arc = `A${number(e.long)} ${number(e.short)} ${number(e.turn)} 0 1 `
  return `M${start}${arc}${half}${arc}${start}Z`
}

// The arc commands that continue a path from one angle of a circle to another.
export function arc(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  radius: number,
  from: number,
  to: number,
): string {
  trackCircle(sheet, axis, centre, radius)
  const e = ellipse(sheet, axis, radius)
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 175))
  const sweep = to > from === e.clockwise ? 1 : 0
  let path = ''
  for (let part = 1; part <= parts; part++) {
    const end = pair(project(sheet, around(axis, centre, radius, from + ((to - from) * part) / parts)))
    path += e.edgeOn ? `L${end}` : `A${number(e.long)} ${number(e.short)} ${number(e.turn)} 0 ${sweep} ${end}`
  }
  return path
}

// The angles between which the mantle of a cylinder along the axis is seen.
export function visibleArc(sheet: Sheet, axis: Axis): readonly [number, number] {
  const [i, j] = plane(axis)
  const towards = degrees(Math.atan2(sheet.eye[j], sheet.eye[i]))
  return [towards - 90, towards + 90]
}

export type Shade = 0 | 1 | 2

// Which of the three flat tints a face takes. Upright mantles take lower thresholds, else they would all be
// dark.
export function shade(sheet: Sheet, normal: Point3, upright = false): Shade {
  const [lx, ly, lz] = sheet.light
  const light = lx * normal[0] + ly * normal[1] + lz * normal[2]
  if (upright && light > 0.44) return 0
  if (light > 0.75) return 0
  return light > (upright ? 0.16 : 0.3) ? 1 : 2
}

export function normalAt(axis: Axis, angle: number): Point3 {
  return around(axis, [0, 0, 0], 1, angle)
}

// The tint of the face that looks along the positive axis.
export function faceTint(sheet: Sheet, axis: Axis, ramp: Ramp): string {
  return ramp[shade(sheet, moved(axis, [0, 0, 0], 0, 0, 1))]
}

// Points of a list from far to near, the painter's order.
export function farToNear(sheet: Sheet, points: readonly Point3[]): Point3[] {
  const depth = (p: Point3) => p[0] * sheet.eye[0] + p[1] * sheet.eye[1] + p[2] * sheet.eye[2]
  return [...points].sort((p, q) => depth(p) - depth(q))
}

// Evenly spread points on a circle, far to near.
export function ringOf(sheet: Sheet, axis: Axis, centre: Point3, radius: number, count: number, first = 0) {
  const points = Array.from({ length: count }, (_, i) =>
    around(axis, centre, radius, first + (360 * i) / count),
  )
  return farToNear(sheet, points)
}

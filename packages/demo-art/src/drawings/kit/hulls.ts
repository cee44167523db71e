import type { Material } from './palette.ts'
import {
  arc,
  around,
  circle,
  faceTint,
  moved,
  normalAt,
  pair,
  plane,
  polyline,
  project,
  projectAll,
  radians,
  shade,
  type Shade,
} from './projection.ts'
import type { PrismOptions } from './prisms.ts'
import type { Axis, Point3, Sheet } from './sheet.ts'
import { path, rampOf } from './strokes.ts'

export type Round = readonly [u: number, v: number, radius: number]

// One circle of the outline with the angles between which it lies on the contour, then the straight side to
// the next.
type Corner = { round: Round; next: Round; from: number; to: number }

const degrees = (angle: number) => (angle * 180) / Math.PI

function cornersOf(rounds: readonly Round[]): Corner[] {
  const nextOf = (i: number) => rounds[(i + 1) % rounds.length] as Round
  const tangents = rounds.map((p, i) => {
    const q = nextOf(i)
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const distance = Math.hypot(dx, dy)
    const s = (p[2] - q[2]) / distance
    const w = Math.sqrt(Math.max(0, 1 - s * s))
    return degrees(
      Math.atan2((dy / distance) * s - (dx / distance) * w, (dx / distance) * s + (dy / distance) * w),
    )
  })
  return rounds.map((round, i) => {
    const from = tangents[(i + rounds.length - 1) % rounds.length] ?? 0
    let to = tangents[i] ?? 0
    while (to < from - 1e-6) to += 360
    return { round, next: nextOf(i), from, to }
  })
}

// The convex outline around circles (anticlockwise, radius 0 for a sharp corner), drawn out along the axis:
// plates, covers, feet.
export function hull(
  sheet: Sheet,
  axis: Axis,
  base: Point3,
  rounds: readonly Round[],
  length: number,
  material: Material = 'steel',
  { face, holes = [] }: PrismOptions = {},
) {
  const ramp = rampOf(sheet, material)
  const end = moved(axis, base, 0, 0, length)
  const corners = cornersOf(rounds)
  const walls = hullWalls(sheet, axis, base, end, corners)
  for (const tint of [2, 1, 0] as const) {
    path(sheet, walls.fills[tint], ramp[tint], { stroke: ramp[tint], weight: 0.5 })
  }
  path(sheet, walls.edges, 'none')
  let data = hullOutline(sheet, axis, end, corners)
  for (const [u, v, radius] of holes) data += circle(sheet, axis, moved(axis, end, u, v), radius)
  path(sheet, data, face ?? faceTint(sheet, axis, ramp), { evenOdd: holes.length > 0 })
}

const isArc = ({ round, from, to }: Corner) => round[2] > 0 && to - from > 1

const onRound = (axis: Axis, plate: Point3, round: Round, angle: number) =>
  around(axis, moved(axis, plate, round[0], round[1]), round[2], angle)

// The path of the outline in the plane through a point.
function hullOutline(sheet: Sheet, axis: Axis, plate: Point3, corners: readonly Corner[]): string {
  const parts = corners.map((corner, i) => {
    const { round, from, to } = corner
    const start = pair(project(sheet, onRound(axis, plate, round, from)))
    const centre = moved(axis, plate, round[0], round[1])
    return (i ? 'L' : 'M') + start + (isArc(corner) ? arc(sheet, axis, centre, round[2], from, to) : '')
  })
  return parts.join('') + 'Z'
}

function hullWalls(sheet: Sheet, axis: Axis, base: Point3, end: Point3, corners: readonly Corner[]) {
  const [i, j] = plane(axis)
  const towards = degrees(Math.atan2(sheet.eye[j], sheet.eye[i]))
  const level = Math.hypot(sheet.eye[i], sheet.eye[j]) > 1e-6
  const seen = (angle: number) => level && Math.cos(radians(angle - towards)) > 1e-3
  const fills: Record<Shade, string> = { 0: '', 1: '', 2: '' }
  let edges = ''
  const tintAt = (angle: number) => shade(sheet, normalAt(axis, angle), axis === 'z')
  const across = (round: Round, angle: number) =>
    polyline(projectAll(sheet, [onRound(axis, base, round, angle), onRound(axis, end, round, angle)]), false)
  const rim = (plate: Point3, round: Round, from: number, to: number) =>
    arc(sheet, axis, moved(axis, plate, round[0], round[1]), round[2], from, to)
  const startOf = (plate: Point3, round: Round, angle: number) =>
    pair(project(sheet, onRound(axis, plate, round, angle)))

  for (const corner of corners) {
    const { round, next, from, to } = corner
    if (isArc(corner)) {
      const steps = Math.max(2, Math.round((to - from) / 3))
      let start = from
      let current: Shade | null = null
      for (let step = 0; step <= steps; step++) {
        const angle = from + ((to - from) * step) / steps
        const tint = seen(angle) ? tintAt(angle) : null
        if (tint === current && step !== steps) continue
        if (current !== null) {
          const back = `M${startOf(base, round, start)}${rim(base, round, start, angle)}`
          fills[current] += `${back}L${startOf(end, round, angle)}${rim(end, round, angle, start)}Z`
          edges += back
          if (tint === null) edges += across(round, angle)
        } else if (tint !== null && step > 0) edges += across(round, angle)
        start = angle
        current = tint
      }
    } else if (seen(from) !== seen(to) || (seen(from) && to - from > 1)) {
      edges += across(round, 0)
    }
    if (!seen(to)) continue
    const [a, b] = [onRound(axis, base, round, to), onRound(axis, base, next, to)]
    const [c, d] = [onRound(axis, end, next, to), onRound(axis, end, round, to)]
    fills[tintAt(to)] += polyline(projectAll(sheet, [a, b, c, d]))
    edges += polyline(projectAll(sheet, [a, b]), false)
  }
  return { fills, edges }
}

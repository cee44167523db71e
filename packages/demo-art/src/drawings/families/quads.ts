import type { Axis, Point3, Sheet } from '../kit/sheet.ts'
import { shadow } from '../kit/strokes.ts'

/** Rectangles on the three visible faces, from their lower far corner and two sizes. */
export const onTop = (x: number, y: number, z: number, dx: number, dy: number): Point3[] => [
  [x, y, z],
  [x + dx, y, z],
  [x + dx, y + dy, z],
  [x, y + dy, z],
]

export const onX = (x: number, y: number, z: number, dy: number, dz: number): Point3[] => [
  [x, y, z],
  [x, y + dy, z],
  [x, y + dy, z + dz],
  [x, y, z + dz],
]

export const onY = (x: number, y: number, z: number, dx: number, dz: number): Point3[] => [
  [x, y, z],
  [x + dx, y, z],
  [x + dx, y, z + dz],
  [x, y, z + dz],
]

/** The shadow of a box's footprint, reaching a little beyond it on the near sides. */
export function footprintShadow(sheet: Sheet, x: number, y: number, dx: number, dy: number, z = 0) {
  const reach = Math.max(dx, dy) * 0.06
  shadow(sheet, onTop(x, y, z, dx + reach, dy + reach))
}

/** Evenly spread numbers, ends included; one number lies in the middle. */
export function spread(from: number, to: number, count: number): number[] {
  if (count < 2) return [(from + to) / 2]
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
}

/** How a flat thing is placed: u along it, v across it, w out of it. */
export type Standing = { axis: Axis; at: (u: number, v: number, w: number) => Point3 }

/** Flat things lie on the floor in isometric views and stand before the eye in flat ones (front 'face'). */
export function standing(sheet: Sheet): Standing {
  if (sheet.orthographic) return { axis: 'x', at: (u, v, w) => [w, u, v] }
  return { axis: 'z', at: (u, v, w) => [u, v, w] }
}

import { tones } from '../drawings/kit/palette.ts'
import { circle, polyline, projectAll } from '../drawings/kit/projection.ts'
import type { Axis, Point, Point3, Sheet } from '../drawings/kit/sheet.ts'
import { path, polygon } from '../drawings/kit/strokes.ts'
import { hueSteps } from './hues.ts'

/** A flat side on which one writes and draws: u to the right and v down, as its reader sees it. */
export type Face = { at: (u: number, v: number) => Point3; axis: Axis }

export const lying = (x: number, y: number, z: number): Face => ({
  at: (u, v) => [x + u, y + v, z],
  axis: 'z',
})

/** Upright and turned to the left, from its upper left corner. */
export const facingLeft = (x: number, y: number, z: number): Face => ({
  at: (u, v) => [x + u, y, z - v],
  axis: 'y',
})

export const facingRight = (x: number, y: number, z: number): Face => ({
  at: (u, v) => [x, y - u, z - v],
  axis: 'x',
})

/** A sheet leaning back: turned to the left, `back` per unit of height. */
export const leaningLeft = (x: number, y: number, z: number, back: number): Face => ({
  at: (u, v) => [x + u, y + v * back, z - v],
  axis: 'y',
})

/** Points written as a plain row of numbers, two each. */
export function pairs(row: readonly number[]): Point[] {
  return Array.from({ length: row.length / 2 }, (_, i) => [row[2 * i] ?? 0, row[2 * i + 1] ?? 0])
}

export const quad = (face: Face, u: number, v: number, w: number, h: number): Point3[] => [
  face.at(u, v),
  face.at(u + w, v),
  face.at(u + w, v + h),
  face.at(u, v + h),
]

type Ink = { fill?: string; stroke?: string; weight?: number }

/** A closed outline on a face, its points as a row of numbers. */
export function shape(
  sheet: Sheet,
  face: Face,
  row: readonly number[],
  { fill = 'none', ...style }: Ink = {},
) {
  polygon(
    sheet,
    pairs(row).map(([u, v]) => face.at(u, v)),
    fill,
    style,
  )
}

export function plate(sheet: Sheet, face: Face, u: number, v: number, w: number, h: number, ink: Ink = {}) {
  const { fill = tones.white, ...style } = ink
  polygon(sheet, quad(face, u, v, w, h), fill, style)
}

/** Several equal plates as one path. */
export function plates(
  sheet: Sheet,
  face: Face,
  places: readonly Point[],
  w: number,
  h: number,
  { fill = tones.white, ...style }: Ink = {},
) {
  const data = places.map(([u, v]) => polyline(projectAll(sheet, quad(face, u, v, w, h)))).join('')
  path(sheet, data, fill, style)
}

export function round(sheet: Sheet, face: Face, u: number, v: number, radius: number, ink: Ink = {}) {
  const { fill = 'none', ...style } = ink
  path(sheet, circle(sheet, face.axis, face.at(u, v), radius), fill, style)
}

/** Open lines on a face, each a row of numbers. */
export function strokes(sheet: Sheet, face: Face, rows: readonly (readonly number[])[], ink: Ink = {}) {
  const { stroke = hueSteps[100], weight = 1.2 } = ink
  const data = rows.map((row) =>
    polyline(
      projectAll(
        sheet,
        pairs(row).map(([u, v]) => face.at(u, v)),
      ),
      false,
    ),
  )
  path(sheet, data.join(''), 'none', { stroke, weight })
}

/** Blank writing lines; the last one is shorter. */
export function ruled(
  sheet: Sheet,
  face: Face,
  u: number,
  v: number,
  w: number,
  rows: number,
  gap: number,
  ink: Ink = {},
) {
  const lines = Array.from({ length: rows }, (_, i) => [
    u,
    v + i * gap,
    u + w * (rows > 1 && i === rows - 1 ? 0.6 : 1),
    v + i * gap,
  ])
  strokes(sheet, face, lines, { stroke: tones.wall, weight: 1.6, ...ink })
}

/** A table of empty cells, its first row tinted. */
export function table(
  sheet: Sheet,
  face: Face,
  [u, v, w, h]: readonly [number, number, number, number],
  rows: number,
  columns: readonly number[],
  ink: Ink = {},
) {
  const style = { stroke: hueSteps[62], weight: 1, ...ink }
  plate(sheet, face, u, v, w, h / rows, { fill: hueSteps[26], stroke: 'none' })
  plate(sheet, face, u, v, w, h, { fill: 'none', ...style })
  const level = Array.from({ length: rows - 1 }, (_, i) => [
    u,
    v + (h * (i + 1)) / rows,
    u + w,
    v + (h * (i + 1)) / rows,
  ])
  const upright = columns.map((share) => [u + w * share, v, u + w * share, v + h])
  strokes(sheet, face, [...level, ...upright], style)
}

/** A box with a tick in it, or without. */
export function tickBox(sheet: Sheet, face: Face, u: number, v: number, size: number, ticked: boolean) {
  plate(sheet, face, u, v, size, size, { stroke: hueSteps[100], weight: 1.2 })
  if (!ticked) return
  const tick = [
    u + size * 0.2,
    v + size * 0.5,
    u + size * 0.45,
    v + size * 0.78,
    u + size * 0.95,
    v - size * 0.15,
  ]
  strokes(sheet, face, [tick], { weight: 2.2 })
}

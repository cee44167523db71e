import { moved, plane, polyline, projectAll } from './projection.ts'
import type { Axis, Point, Point3, Sheet } from './sheet.ts'
import { path, polygon } from './strokes.ts'

export type CutOptions = { tint?: string; lean?: 'left' | 'right'; bothHalves?: boolean }

// Fills px outlines as cut material: a tint and hatching at 45 degrees. Neighbouring parts lean the other
// way.
export function hatched(sheet: Sheet, data: string, { tint = '#FFFFFF', lean = 'right' }: CutOptions = {}) {
  const id = sheet.id + (lean === 'right' ? 'h' : 'k')
  sheet.definitions.add(
    `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"` +
      ` patternTransform="rotate(${lean === 'right' ? 45 : -45})"><path d="M3 0V6" fill="none" stroke="${sheet.hue}"` +
      ` stroke-width=".9"/></pattern>`,
  )
  path(sheet, data, tint)
  sheet.body.push(`<path d="${data}" fill="url(#${id})"/>`)
}

// A flat polygon of cut material, in flat views only; an isometric view shows the whole part.
export function cut(sheet: Sheet, outline: readonly Point3[], options: CutOptions = {}) {
  if (sheet.orthographic) hatched(sheet, polyline(projectAll(sheet, outline)), options)
}

// The plane in which a turned part is cut: its radial direction, or nothing when the axis points at the eye.
function radial(
  sheet: Sheet,
  axis: Axis,
): ((centre: Point3, along: number, radius: number) => Point3) | undefined {
  if (!sheet.orthographic || Math.abs(sheet.eye[plane(axis)[2]]) > 0.5) return undefined
  if (axis === 'z') {
    const across = sheet.eye[1] > 0.5 ? 'x' : 'y'
    return (c, along, radius) => moved(across, moved(axis, c, 0, 0, along), 0, 0, radius)
  }
  return (c, along, radius) => moved('z', moved(axis, c, 0, 0, along), 0, 0, radius)
}

// Half section of a turned part: outlines of (along the axis, radius), cut on the positive side of the axis.
export function cutTurned(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  outlines: readonly (readonly Point[])[],
  options: CutOptions = {},
) {
  const place = radial(sheet, axis)
  if (!place) return
  for (const side of options.bothHalves ? [1, -1] : [1]) {
    const data = outlines.map((outline) => {
      const points = outline.map(([along, radius]) => place(centre, along, radius * side))
      return polyline(projectAll(sheet, points))
    })
    hatched(sheet, data.join(''), options)
  }
}

// The empty inside that a half section opens: a plain tint between the axis and a radius.
export function opened(sheet: Sheet, axis: Axis, centre: Point3, outline: readonly Point[], tint: string) {
  const place = radial(sheet, axis)
  if (place)
    polygon(
      sheet,
      outline.map(([along, radius]) => place(centre, along, radius)),
      tint,
    )
}

// A point of the section plane, for balls and rollers that stand in a cut; undefined outside flat views.
export function inSection(sheet: Sheet, axis: Axis, centre: Point3, along: number, radius: number) {
  return radial(sheet, axis)?.(centre, along, radius)
}

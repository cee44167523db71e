import { mix, short, tones, weights, type Material, type Ramp } from './palette.ts'
import { circle, number, pair, polyline, project, projectAll } from './projection.ts'
import type { Axis, Point, Point3, Sheet } from './sheet.ts'

export type PathStyle = { stroke?: string; weight?: number; evenOdd?: boolean; clip?: string; cap?: 'butt' }

export function rampOf(sheet: Sheet, material: Material): Ramp {
  return typeof material === 'string' ? sheet.materials[material] : material
}

function attributes({ stroke, weight, evenOdd, clip, cap }: PathStyle): string {
  return (
    (stroke ? ` stroke="${short(stroke)}"` : '') +
    (weight ? ` stroke-width="${number(weight)}"` : '') +
    (evenOdd ? ' fill-rule="evenodd"' : '') +
    (cap ? ` stroke-linecap="${cap}"` : '') +
    (clip ? ` clip-path="url(#${clip})"` : '')
  )
}

// Adds a path in px to the body; `fill` 'none' leaves an outline.
export function path(sheet: Sheet, data: string, fill: string, style: PathStyle = {}) {
  if (data === '') return
  const filled = fill === 'none' ? '' : ` fill="${short(fill)}"`
  sheet.body.push(`<path d="${data}"${filled}${attributes(style)}/>`)
}

export function thinPath(
  sheet: Sheet,
  data: string,
  colour: string = tones.ink3,
  weight: number = weights.thin,
) {
  path(sheet, data, 'none', { stroke: colour, weight })
}

export function polygon(sheet: Sheet, points: readonly Point3[], fill: string, style: PathStyle = {}) {
  path(sheet, polyline(projectAll(sheet, points)), fill, style)
}

export function line(sheet: Sheet, points: readonly Point3[], colour: string, weight: number = weights.thin) {
  thinPath(sheet, polyline(projectAll(sheet, points), false), colour, weight)
}

// Many separate lines as one path.
export function lines(sheet: Sheet, runs: readonly (readonly Point3[])[], colour: string, weight = 1) {
  thinPath(sheet, runs.map((run) => polyline(projectAll(sheet, run), false)).join(''), colour, weight)
}

// Many separate faces of one tint as one path.
export function polygons(
  sheet: Sheet,
  faces: readonly (readonly Point3[])[],
  fill: string,
  style: PathStyle = {},
) {
  path(sheet, faces.map((face) => polyline(projectAll(sheet, face))).join(''), fill, style)
}

export function disc(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  radius: number,
  fill: string,
  style: PathStyle = {},
) {
  path(sheet, circle(sheet, axis, centre, radius), fill, style)
}

export function ring(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  outer: number,
  inner: number,
  fill: string,
  style: PathStyle = {},
) {
  const data = circle(sheet, axis, centre, outer) + circle(sheet, axis, centre, inner)
  path(sheet, data, fill, { ...style, evenOdd: true })
}

// A round bar along px-straight legs, or along one Bézier curve (four points), drawn as a double stroke.
export function tube(sheet: Sheet, points: readonly Point3[], width: number, colour: string, curved = false) {
  const px: Point[] = projectAll(sheet, points)
  const [first] = px
  if (!first) return
  const data = curved ? `M${pair(first)}C${px.slice(1).map(pair).join(' ')}` : polyline(px, false)
  const thick = width * sheet.scale * Math.hypot(...sheet.unit.z)
  path(sheet, data, 'none', { stroke: tones.ink, weight: thick + 3, cap: 'butt' })
  path(sheet, data, 'none', { stroke: colour, weight: thick, cap: 'butt' })
}

// Draws inside the outline only: what lies in a recess is cut off by the rim. `name` is unique on the sheet.
export function clipped(sheet: Sheet, name: string, outline: string, draw: () => void) {
  if (outline === '') return
  const id = sheet.id + name
  sheet.body.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">`)
  draw()
  sheet.body.push('</g>')
}

// The flat shadow of the object on its floor.
export function shadow(sheet: Sheet, points: readonly Point3[]) {
  if (sheet.orthographic) return
  const data = polyline(projectAll(sheet, points))
  sheet.under.push(`<path d="${data}" fill="${mix(sheet.hue, 0.13)}"/>`)
}

export function roundShadow(sheet: Sheet, axis: Axis, centre: Point3, radius: number) {
  if (sheet.orthographic) return
  sheet.under.push(`<path d="${circle(sheet, axis, centre, radius)}" fill="${mix(sheet.hue, 0.13)}"/>`)
}

export function ball(sheet: Sheet, centre: Point3, radius: number, ramp: Ramp) {
  const [x, y] = project(sheet, centre)
  const r = radius * sheet.scale * (sheet.orthographic ? 1 : 1.2247)
  const lit = sheet.orthographic ? 0 : 0.15
  sheet.body.push(
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${short(ramp[1])}"/>` +
      `<circle cx="${number(x - r * lit)}" cy="${number(y - r * 0.18)}" r="${number(r * 0.62)}"` +
      ` fill="${short(ramp[0])}" stroke="none"/>`,
  )
}

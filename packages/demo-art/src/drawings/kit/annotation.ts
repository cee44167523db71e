import { letterable, letteringPath, letteringWidth } from './lettering.ts'
import { tones } from './palette.ts'
import { circle, grow, moved, number, pair, plane, polyline, project } from './projection.ts'
import { untracked, type Axis, type Point, type Point3, type Sheet } from './sheet.ts'

const plus = (p: Point3, q: Point3, share = 1): Point3 => [
  p[0] + q[0] * share,
  p[1] + q[1] * share,
  p[2] + q[2] * share,
]
const scaled = (p: Point3, share: number): Point3 => [p[0] * share, p[1] * share, p[2] * share]
const unitOf = (p: Point3): Point3 => scaled(p, 1 / (Math.hypot(...p) || 1))

const letterHeight = 11

// A polyline of the annotation layer in px, counted for the sheet's margins.
export function annotate(sheet: Sheet, points: readonly Point[], closed = false): string {
  for (const p of points) grow(sheet.annotationBox, p)
  return polyline(points, closed)
}

// Letters a text on the sheet itself, in px; the baseline starts, is centred or ends at x. Returns its width.
export function label(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  options: { height?: number; colour?: string; weight?: number; anchor?: 'start' | 'middle' | 'end' } = {},
): number {
  const { height = 10, colour = tones.ink3, weight = 1.1, anchor = 'start' } = options
  const words = letterable(text)
  const width = letteringWidth(words, height)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const data = letteringPath(words, height, (u, v) => [left + u, y - v])
  if (data) sheet.annotation.push(`<path d="${data}" stroke="${colour}" stroke-width="${weight}"/>`)
  sheet.lettered.push(words)
  return width
}

function arrowHead(sheet: Sheet, tip: Point, along: Point): string {
  const [ux, uy] = along
  return annotate(
    sheet,
    [
      tip,
      [tip[0] + ux * 9 - uy * 2.4, tip[1] + uy * 9 + ux * 2.4],
      [tip[0] + ux * 9 + uy * 2.4, tip[1] + uy * 9 - ux * 2.4],
    ],
    true,
  )
}

// The dimension line between two px points; arrows stand outside where there is no room between.
function measure(sheet: Sheet, a: Point, b: Point, extensions: string) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const u: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const away: Point = [-u[0], -u[1]]
  const narrow = length < 26
  const tail = narrow ? 16 : 0
  const run = annotate(sheet, [
    [a[0] - u[0] * tail, a[1] - u[1] * tail],
    [b[0] + u[0] * tail, b[1] + u[1] * tail],
  ])
  const arrows = arrowHead(sheet, a, narrow ? away : u) + arrowHead(sheet, b, narrow ? u : away)
  sheet.annotation.push(
    `<path d="${extensions}${run}" stroke="${sheet.hue}"/>` +
      `<path d="${arrows}" fill="${sheet.hue}" stroke="none"/>`,
  )
}

function letterAt(sheet: Sheet, text: string, place: (u: number, v: number) => Point, height: number) {
  const words = letterable(text)
  const data = letteringPath(words, height, (u, v) => {
    const p = place(u - letteringWidth(words, height) / 2, v)
    grow(sheet.annotationBox, p)
    return p
  })
  sheet.annotation.push(`<path d="${data}" stroke="${sheet.hue}" stroke-width="1.2"/>`)
  sheet.lettered.push(words)
}

// A dimension between two model points. `towards` leads from them to free space, in model units; the line
// stands `clear` px further out. Its lettering lies in the plane it measures.
export function dimension(sheet: Sheet, from: Point3, to: Point3, towards: Point3, text: string, clear = 18) {
  untracked(sheet, () => {
    if (sheet.orthographic) return measureOutside(sheet, from, to, towards, text)
    const out = unitOf(towards)
    const offset = plus(towards, out, clear / sheet.scale)
    const [a, b] = [plus(from, offset), plus(to, offset)]
    const extension = (p: Point3, q: Point3) =>
      annotate(sheet, [
        project(sheet, plus(p, out, 4 / sheet.scale)),
        project(sheet, plus(q, out, 6 / sheet.scale)),
      ])
    measure(sheet, project(sheet, a), project(sheet, b), extension(from, a) + extension(to, b))
    letterAlong(sheet, a, b, out, text)
  })
}

function letterAlong(sheet: Sheet, a: Point3, b: Point3, out: Point3, text: string) {
  const direction = (p: Point3): Point => {
    const [zero, q] = [project(sheet, [0, 0, 0]), project(sheet, p)]
    return [q[0] - zero[0], q[1] - zero[1]]
  }
  let along = unitOf(plus(b, a, -1))
  const [dx, dy] = direction(along)
  if (dx < -0.01 || (Math.abs(dx) < 0.01 && dy > 0)) along = scaled(along, -1)
  let up = out
  const [su, sv] = [direction(along), direction(up)]
  if (su[0] * sv[1] - su[1] * sv[0] > 0) up = scaled(up, -1)
  const below = up[0] * out[0] + up[1] * out[1] + up[2] * out[2] < 0
  const gap = below ? -(5 + letterHeight) : 5
  const middle = plus(scaled(plus(a, b), 0.5), up, gap / sheet.scale)
  const step = 1 / sheet.scale
  letterAt(
    sheet,
    text,
    (u, v) => project(sheet, plus(plus(middle, along, u * step), up, v * step)),
    letterHeight,
  )
}

// In a flat view every dimension stands outside the body's box, level or upright, one row further out each.
function measureOutside(sheet: Sheet, from: Point3, to: Point3, towards: Point3, text: string) {
  const box = sheet.outline
  const [a, b] = [project(sheet, from), project(sheet, to)]
  const [zero, out] = [project(sheet, [0, 0, 0]), project(sheet, towards)]
  const level = Math.abs(a[0] - b[0]) >= Math.abs(a[1] - b[1])
  if (!box || Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) < 4) return
  const side = level ? (out[1] - zero[1] < -1 ? 'top' : 'bottom') : out[0] - zero[0] < -1 ? 'left' : 'right'
  const sign = side === 'top' || side === 'left' ? -1 : 1
  const at =
    box[side] + sign * ((side === 'right' || side === 'bottom' ? 27 : 18) + 22 * sheet.stacked[side]++)
  const place = (along: number, across: number): Point => (level ? [along, across] : [across, along])
  const [p, q] = level ? [a[0], b[0]] : [a[1], b[1]]
  const extension = (along: number) =>
    annotate(sheet, [place(along, box[side] + sign * 4), place(along, at + sign * 6)])
  measure(sheet, place(p, at), place(q, at), extension(p) + extension(q))
  const middle = (p + q) / 2
  letterAt(
    sheet,
    text,
    level ? (u, v) => [middle + u, at - 5 - v] : (u, v) => [at - 5 - v, middle - u],
    letterHeight,
  )
}

// A diameter across a circle, measured level in isometric views and across the axis in flat ones.
// `below` is the model distance from the centre to free space, the radius unless told.
export function diameter(
  sheet: Sheet,
  axis: Axis,
  centre: Point3,
  radius: number,
  text: string,
  below = radius,
) {
  if (sheet.orthographic) {
    const along = Math.abs(sheet.eye[plane(axis)[2]]) > 0.5
    const across: Axis = along || axis === 'z' ? (sheet.eye[1] > 0.5 ? 'x' : 'y') : 'z'
    const end = (length: number) => moved(across, centre, 0, 0, length)
    return dimension(sheet, end(-radius), end(radius), across === 'z' ? [1, -1, 0] : [0, 0, -1], text)
  }
  if (axis === 'z') {
    const k = radius * Math.SQRT1_2
    const [x, y, z] = centre
    return dimension(sheet, [x - k, y + k, z], [x + k, y - k, z], [0, 0, -below], text)
  }
  dimension(sheet, moved(axis, centre, -radius, 0), moved(axis, centre, radius, 0), [0, 0, -below], text)
}

export function centreLine(sheet: Sheet, points: readonly Point3[]) {
  untracked(sheet, () => {
    const px = points.map((p) => project(sheet, p))
    const [first, last] = [px[0], px.at(-1)]
    if (!first || !last || Math.hypot(first[0] - last[0], first[1] - last[1]) < 6) return
    const data = annotate(sheet, px)
    sheet.annotation.push(`<path d="${data}" stroke="${sheet.hue}" stroke-dasharray="14 3 3 3"/>`)
  })
}

// A dash-dotted circle, such as the one bolts stand on.
export function centreCircle(sheet: Sheet, axis: Axis, centre: Point3, radius: number) {
  const data = untracked(sheet, () => circle(sheet, axis, centre, radius))
  if (data) sheet.annotation.push(`<path d="${data}" stroke="${sheet.hue}" stroke-dasharray="10 3 2 3"/>`)
}

// The axis of a turned face and its cross lines, reaching `over` px beyond the radius.
export function crossHairs(sheet: Sheet, axis: Axis, centre: Point3, radius: number, over = 9) {
  if (sheet.orthographic && Math.abs(sheet.eye[plane(axis)[2]]) < 0.5) return
  const reach = radius + over / sheet.scale
  centreLine(sheet, [moved(axis, centre, -reach, 0), moved(axis, centre, reach, 0)])
  centreLine(sheet, [moved(axis, centre, 0, -reach), moved(axis, centre, 0, reach)])
}

// The ring around a detail and its scale.
export function detailRing(sheet: Sheet, centre: Point, radius: number, scale: string) {
  const [x, y] = centre
  sheet.annotation.push(
    `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" stroke="${sheet.hue}" stroke-width="1.5"/>`,
    `<path d="M${pair([x + radius * 0.77, y + radius * 0.64])}l16 13h40" stroke="${sheet.hue}"/>`,
  )
  label(sheet, scale, x + radius * 0.77 + 36, y + radius * 0.64 + 8, { colour: sheet.hue, anchor: 'middle' })
}

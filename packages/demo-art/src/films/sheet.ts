// The blueprint sheet that every film is drawn on: shapes in px as path data, the same for canvas and SVG.
import { blueprintGround, onBlueprint } from '../drawings/cover-sheet.ts'
import { letteringPath, letteringWidth } from '../drawings/kit/lettering.ts'
import { materialsOf, hues, tones, weights } from '../drawings/kit/palette.ts'

export type Point = readonly [x: number, y: number]

/** One path; what lies outside `clip` is not seen, both filled by the even-odd rule where `evenOdd` says so. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  width?: number
  dashes?: readonly number[]
  dashOffset?: number
  evenOdd?: boolean
  clip?: string
}

/** A film: `draw` gives the shapes at `t` from 0 up to, but not including, 1, and at 1 would give those of 0 again. */
export type Film = {
  name: string
  seconds: number
  /** The moment of the poster, from 0 to 1. */
  poster: number
  draw(t: number): Shape[]
}

export const width = 960
export const height = 540

const blue = (ramp: readonly string[]) => ramp.map(onBlueprint) as [string, string, string, string]
const { steel, hue, solid } = materialsOf(hues.MA)

/** The colours of the sheet: ink for edges, notes for what is written about them, tints from the ground upwards. */
export const paper = blueprintGround
export const ink = onBlueprint(tones.ink)
export const notes = onBlueprint(tones.ink3)
/** What lies deep inside. */
export const dark = '#0A2344'
export const tint = { steel: blue(steel), hue: blue(hue), solid: blue(solid) }

const n = (value: number) => String(Math.round(value * 100) / 100)

export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`
export const poly = (points: readonly Point[], closed = true) =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
export const line = (...points: Point[]) => poly(points, false)
export const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`
export const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`
export const ring = (x: number, y: number, outer: number, inner: number) =>
  circle(x, y, outer) + circle(x, y, inner)

/** A rectangle with corners of radius `r`. */
export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const c = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${c(r, r)}v${n(h - 2 * r)}${c(-r, r)}h${n(2 * r - w)}${c(-r, -r)}v${n(2 * r - h)}${c(r, -r)}Z`
}

/** The point at a distance and an angle (radians, clockwise on the sheet) from another. */
export const polar = ([x, y]: Point, r: number, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
]

/** Points turned about the origin and then moved to a place. */
export function placed(points: readonly Point[], [x, y]: Point, angle: number): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c])
}

/** An arc of a circle between two angles in degrees, clockwise. */
export function arc(centre: Point, r: number, from: number, to: number): string {
  const [a, b] = [polar(centre, r, radians(from)), polar(centre, r, radians(to))]
  return `M${at(a)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(b)}`
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** From 0 to 1 with a soft start and end; outside of it, 0 or 1. */
export function ease(u: number): number {
  const v = Math.min(1, Math.max(0, u))
  return v * v * (3 - 2 * v)
}

/** How far `t` has come between two moments, softly. */
export const between = (t: number, from: number, to: number) => ease((t - from) / (to - from))

export const edge = (d: string, fill: string, more: Partial<Shape> = {}): Shape => ({
  d,
  fill,
  stroke: ink,
  width: weights.edge,
  ...more,
})
export const thin = (d: string, stroke = notes, more: Partial<Shape> = {}): Shape => ({
  d,
  stroke,
  width: weights.thin,
  ...more,
})
export const plain = (d: string, fill: string, more: Partial<Shape> = {}): Shape => ({ d, fill, ...more })
export const axis = (d: string): Shape => thin(d, notes, { dashes: [14, 3, 3, 3] })

/** A body: its shapes over a heavy outline of which only the outer half shows. */
export function solidOf(shapes: readonly Shape[]): Shape[] {
  const outline = shapes
    .filter((shape) => shape.fill && shape.stroke && !shape.clip)
    .map(({ d }) => ({ d, stroke: ink, width: weights.contour }))
  return [...outline, ...shapes]
}

/** Lines at 45° across a cut face, `gap` px apart; `way` -1 leans them to the other side. */
export function hatch(
  d: string,
  box: readonly [number, number, number, number],
  gap = 8,
  way: 1 | -1 = 1,
): Shape {
  const [x, y, w, h] = box
  let lines = ''
  const first = Math.ceil((x - h) / gap) * gap
  for (let at = first; at < x + w; at += gap)
    lines += way === 1 ? line([at, y + h], [at + h, y]) : line([at, y], [at + h, y + h])
  return thin(lines, notes, { clip: d })
}

export type Anchor = 'start' | 'middle' | 'end'

export function letters(
  text: string,
  x: number,
  y: number,
  size = 11,
  anchor: Anchor = 'start',
  colour = notes,
): Shape {
  const w = letteringWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - w / 2 : x - w
  return { d: letteringPath(text, size, (u, v) => [left + u, y - v]), stroke: colour, width: 1.2 }
}

export function bubble(x: number, y: number, text: string): Shape[] {
  return [
    { d: circle(x, y, 11), fill: paper, stroke: notes, width: 1 },
    letters(text, x, y + 4.5, 9, 'middle', ink),
  ]
}

/** A bubble with its leader and the dot on what it names. */
export function named(text: string, [x, y]: Point, [px, py]: Point): Shape[] {
  return [thin(line([x, y], [px, py])), plain(circle(px, py, 2.5), notes), ...bubble(x, y, text)]
}

function arrow(x: number, y: number, dx: number, dy: number): string {
  return poly([
    [x, y],
    [x + dx * 10 - dy * 2.6, y + dy * 10 + dx * 2.6],
    [x + dx * 10 + dy * 2.6, y + dy * 10 - dx * 2.6],
  ])
}

/** A dimension between two points on one level or one upright, with the lettering outside of it. */
export function dimension([x1, y1]: Point, [x2, y2]: Point, text: string): Shape[] {
  const level = y1 === y2
  const [dx, dy] = level ? [1, 0] : [0, 1]
  const words = level
    ? letters(text, (x1 + x2) / 2, y1 - 6, 11, 'middle')
    : letters(text, x1 + 9, (y1 + y2) / 2 + 5, 11)
  return [
    thin(line([x1, y1], [x2, y2])),
    plain(arrow(x1, y1, dx, dy) + arrow(x2, y2, -dx, -dy), notes),
    words,
  ]
}

/** The mark of a cut: a heavy end of its line, the way one looks (to the left), and its letter. */
export function cutMark(x: number, y: number, letter: string): Shape[] {
  return [
    { d: line([x, y - 9], [x, y + 9]), stroke: ink, width: 2.4 },
    thin(line([x, y], [x + 26, y]), ink),
    plain(
      poly([
        [x + 3, y],
        [x + 13, y - 3],
        [x + 13, y + 3],
      ]),
      ink,
    ),
    letters(letter, x + 36, y + 6, 12, 'start', ink),
  ]
}

/** An arrow along an arc, its head at the clockwise end, or at the other with `back`. */
export function turning(centre: Point, r: number, from: number, to: number, back = false): Shape[] {
  const tip = polar(centre, r, radians(back ? from : to))
  const along = radians((back ? from : to) + (back ? -90 : 90))
  const head = placed(
    [
      [4, 0],
      [-7, 3.4],
      [-7, -3.4],
    ],
    tip,
    along,
  )
  return [thin(arc(centre, r, from, to), ink), plain(poly(head), ink)]
}

/** The empty sheet: ground, grid, corner tick and the code of the figure. */
export function ground(code: string, readout: readonly string[] = []): Shape[] {
  let fine = ''
  let decades = ''
  for (let x = 8; x < width; x += 8) {
    if (x % 80 === 0) decades += `M${x} 0V${height}`
    else fine += `M${x} 0V${height}`
  }
  for (let y = 8; y < height; y += 8) {
    if (y % 80 === 0) decades += `M0 ${y}H${width}`
    else fine += `M0 ${y}H${width}`
  }
  return [
    plain(rect(0, 0, width, height), paper),
    { d: fine, stroke: '#17365D', width: 1 },
    { d: decades, stroke: '#1F3F66', width: 1 },
    { d: 'M24 42V24H42', stroke: ink, width: 2 },
    letters(code, 54, 42, 12),
    ...readout.map((text, row) => letters(text, width - 24, 42 + row * 22, 12, 'end')),
  ]
}

import { compact } from '../drawings/kit/page.ts'
import { tones, weights } from '../drawings/kit/palette.ts'
import { grow, number, project, projectAll, polyline } from '../drawings/kit/projection.ts'
import {
  aside,
  emptyBox,
  newSheet,
  untracked,
  type Box,
  type Point,
  type Point3,
  type Sheet,
  type SheetOptions,
} from '../drawings/kit/sheet.ts'
import { hueSteps } from './hues.ts'

export type Paint = (sheet: Sheet) => void

const [width, height] = [640, 480]
const zone = { width: 568, height: 404, centre: [320, 241] as Point }

// The contour of a thing that stands alone, of one among several, and of a small one.
export const contours = { main: 4.2, among: 3.6, small: 2.8 } as const

const materials: Sheet['materials'] = {
  steel: [tones.white, tones.sunken, tones.rule, tones.wall],
  hue: [hueSteps[14], hueSteps[26], hueSteps[44], hueSteps[62]],
  solid: [hueSteps[62], hueSteps[80], hueSteps[100], tones.ink],
  dark: [tones.control, tones.ink3, tones.ink2, tones.ink],
  pale: [tones.white, hueSteps[14], hueSteps[26], hueSteps[44]],
  card: [tones.white, hueSteps[14], hueSteps[26], hueSteps[44]],
}

function stage(options: Pick<SheetOptions, 'scale' | 'origin' | 'mirror'> & { id: string }): Sheet {
  return { ...newSheet({ ...options, hue: hueSteps[100], width, height }), materials }
}

/** The picture as SVG: painted once to learn its size, then again to fill the sheet. `key` begins every id in it. */
export function illustrate(key: string, paint: Paint, mirror = false): string {
  const first = stage({ id: key, mirror })
  paint(first)
  const { left, right, top, bottom } = first.box
  const scale = Math.min(zone.width / (right - left), zone.height / (bottom - top))
  const origin: Point = [
    zone.centre[0] - (scale * (left + right)) / 2,
    zone.centre[1] - (scale * (top + bottom)) / 2,
  ]
  const sheet = stage({ id: key, scale, origin, mirror })
  paint(sheet)
  return compact(easyCircles(written(sheet)))
}

const circles = /(M(\S+ [^A]+)A)([\d.]+) ([\d.]+)( \S+ 0 1 [^A]+A)\3 \4( \S+ 0 1 \2Z)/g

// Two half ellipses whose radii are too small are drawn as large as they must be, whatever their ends are
// rounded to; with true radii a rounded end would push them aside.
function easyCircles(svg: string): string {
  return svg.replaceAll(
    circles,
    (whole, start: string, _at, long: string, short: string, turn: string, end: string) =>
      Math.abs(Number(long) / Number(short) - Math.sqrt(3)) < 0.05 || Number(long) < 3
        ? `${start}.87 .5${turn}.87 .5${end}`
        : whole,
  )
}

function written(sheet: Sheet): string {
  const { id } = sheet
  const tens = (most: number) =>
    Array.from({ length: Math.ceil(most / 80) - 1 }, (_, index) => (index + 1) * 80)
  const ruled =
    tens(width).map((x) => `M${x} 0V${height}`) +
    tens(height)
      .map((y) => `M0 ${y}H${width}`)
      .join('')
  const page = `d="M0 0H${width}V${height}H0Z"`
  const symbols = [...sheet.symbols.values()].map((symbol) => `<g id="${symbol.id}">${symbol.body}</g>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    `<pattern id="${id}g" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M8 0H0V8" fill="none" stroke="${tones.grid}"/></pattern>`,
    ...symbols,
    ...sheet.definitions,
    `</defs><path fill="#FFF" ${page}/><path fill="url(#${id}g)" ${page}/>`,
    `<g fill="none" stroke="${tones.ink}" stroke-width="${weights.edge}" stroke-linejoin="round" stroke-linecap="round">`,
    `<path stroke="${tones.rule}" stroke-width="1" d="${ruled.replaceAll(',', '')}"/>`,
    `<path d="M24 40V24H40" stroke="${sheet.hue}" stroke-width="2"/>`,
    ...sheet.body,
    '</g></svg>\n',
  ].join('')
}

/** Draws a thing with a heavy contour around it: once with thick strokes, then with thin ones on top. */
export function solid(sheet: Sheet, draw: () => void, contour: number = contours.among) {
  const drawn = aside(sheet, draw)
  const id = `${sheet.id}o${sheet.definitions.size}`
  sheet.definitions.add(`<g id="${id}">${drawn}</g>`)
  sheet.body.push(`<use href="#${id}" stroke-width="${contour}"/><use href="#${id}"/>`)
}

/** Draws around another zero point, and larger or smaller when told. */
export function within(sheet: Sheet, at: Point3, draw: Paint, scale = 1) {
  const origin = untracked(sheet, () => project(sheet, at))
  draw({ ...sheet, origin, scale: sheet.scale * scale })
}

const extents = new WeakMap<object, Box>()

/** Draws a thing around the point; the second and later time, as a copy of the first. */
export function again(sheet: Sheet, key: string, at: Point3, draw: Paint, scale = 1) {
  const here = untracked(sheet, () => project(sheet, at))
  const name = `${key}@${number(sheet.scale * scale * 100)}`
  let symbol = sheet.symbols.get(name)
  if (!symbol) {
    const local: Sheet = { ...sheet, origin: here, scale: sheet.scale * scale, box: emptyBox() }
    const body = aside(local, () => draw(local))
    symbol = { id: `${sheet.id}s${sheet.symbols.size}`, at: here, body }
    sheet.symbols.set(name, symbol)
    extents.set(symbol, local.box)
  }
  const [x, y] = [here[0] - symbol.at[0], here[1] - symbol.at[1]]
  const box = extents.get(symbol)
  if (box && sheet.tracking) {
    grow(sheet.box, [box.left + x, box.top + y])
    grow(sheet.box, [box.right + x, box.bottom + y])
  }
  const [dx, dy] = [number(x), number(y)]
  const shift = (dx === '0' ? '' : ` x="${dx}"`) + (dy === '0' ? '' : ` y="${dy}"`)
  sheet.body.push(`<use href="#${symbol.id}"${shift}/>`)
}

/** A flat shadow on what lies below; darker on a tinted ground. */
export function cast(sheet: Sheet, points: readonly Point3[], fill: string = hueSteps[13]) {
  sheet.body.push(`<path d="${polyline(projectAll(sheet, points))}" fill="${fill}" stroke="none"/>`)
}

const hue: string = hueSteps[100]

/** Lines in the hue, as notes and routes are. */
export function trace(
  sheet: Sheet,
  runs: readonly (readonly Point3[])[],
  { weight = 1.2, dash = '', colour = hue } = {},
) {
  const data = runs.map((run) => polyline(projectAll(sheet, run), false)).join('')
  const dashed = dash && ` stroke-dasharray="${dash}"`
  sheet.body.push(`<path d="${data}" stroke="${colour}" stroke-width="${weight}"${dashed}/>`)
}

const lead = (p: Point3, q: Point3, share: number): Point3 => [
  p[0] + q[0] * share,
  p[1] + q[1] * share,
  p[2] + q[2] * share,
]

/** Dimension lines without figures: each from one point to another, standing off by a vector. */
export function measures(sheet: Sheet, spans: readonly (readonly [from: Point3, to: Point3, off: Point3])[]) {
  const [runs, heads]: [Point3[][], string[]] = [[], []]
  for (const [from, to, off] of spans) {
    const unit = 1 / (Math.hypot(...off) * sheet.scale)
    for (const end of [from, to]) runs.push([lead(end, off, 4 * unit), lead(end, off, 1 + 5 * unit)])
    const [a, b] = [lead(from, off, 1), lead(to, off, 1)]
    runs.push([a, b])
    heads.push(head(project(sheet, a), project(sheet, b)), head(project(sheet, b), project(sheet, a)))
  }
  trace(sheet, runs, { weight: 1 })
  sheet.body.push(`<path d="${heads.join('')}" fill="${hueSteps[100]}" stroke="none"/>`)
}

function head(tip: Point, towards: Point): string {
  const length = Math.hypot(towards[0] - tip[0], towards[1] - tip[1]) || 1
  const size = Math.min(8, length / 3)
  const [x, y] = [((towards[0] - tip[0]) / length) * size, ((towards[1] - tip[1]) / length) * size]
  return polyline([
    tip,
    [tip[0] + x - y * 0.28, tip[1] + y + x * 0.28],
    [tip[0] + x + y * 0.28, tip[1] + y - x * 0.28],
  ])
}

import { detailRing, label } from './annotation.ts'
import { cull } from './cull.ts'
import { letterable, letteringWidth } from './lettering.ts'
import { minify } from './minify.ts'
import { tones, weights } from './palette.ts'
import { project } from './projection.ts'
import { newSheet, untracked, type Box, type Point, type Sheet, type SheetOptions } from './sheet.ts'

export const freeZone: Box = { left: 68, top: 73, right: 412, bottom: 379 }
const margins: Box = { left: 14, top: 14, right: 466, bottom: 438 }
const middle: Point = [240, 226]
const detailRadius = 150
const largestFile = 11_900

const noFill = (svg: string) => svg.replaceAll(' fill="none"', '')

// The sheet as SVG: grid, shadow, the body twice (contour under edges), annotation.
export function toSvg(sheet: Sheet, options: { grid?: boolean; clip?: string } = {}): string {
  const { id, width, height } = sheet
  const { grid = true, clip } = options
  const heavy = range(80, width, 80).map((x) => `M${x} 0V${height}`)
  const level = range(80, height, 80).map((y) => `M0 ${y}H${width}`)
  const symbols = [...sheet.symbols.values()].map(
    (symbol) => `<g id="${symbol.id}">${noFill(symbol.body)}</g>`,
  )
  const gridCell = `<pattern id="${id}g" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M8 0H0V8" fill="none" stroke="${tones.grid}"/></pattern>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>`,
    grid ? gridCell : '',
    ...sheet.definitions,
    ...symbols,
    `<g id="${id}o" fill="none">${noFill(sheet.body.join(''))}</g></defs>`,
    `<path fill="#FFF" d="M0 0H${width}V${height}H0Z"/>`,
    grid ? `<path fill="url(#${id}g)" d="M0 0H${width}V${height}H0Z"/>` : '',
    grid ? `<path fill="none" stroke="${tones.rule}" d="${heavy.join('')}${level.join('')}"/>` : '',
    clip ? `<g clip-path="url(#${clip})">` : '',
    ...sheet.under,
    `<g stroke="${tones.ink}" stroke-linejoin="round" stroke-linecap="round">`,
    `<use href="#${id}o" stroke-width="${weights.contour}"/><use href="#${id}o" stroke-width="${weights.edge}"/></g>`,
    clip ? '</g>' : '',
    `<g fill="none" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">`,
    ...sheet.annotation,
    '</g></svg>\n',
  ].join('')
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step)
}

// Rounds as finely as the size limit allows: tenths of a px where they fit, else quarters, halves or whole
// ones.
export function compact(svg: string): string {
  const tries = [10, 4, 2, 1].map((steps) => () => minify(svg, steps))
  let result = svg
  for (const attempt of tries) {
    result = attempt()
    if (result.length <= largestFile) break
  }
  return result
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
})

// Paints once at scale 1 to learn the body's box, then scaled and centred, then moved or shrunk until the
// dimensions stay on the sheet too.
export function fitted(options: SheetOptions, paint: (sheet: Sheet) => void): Sheet {
  const first = newSheet(options)
  paint(first)
  const { left, top, right, bottom } = first.box
  const [width, height] = [right - left, bottom - top]
  const zone = [freeZone.right - freeZone.left, freeZone.bottom - freeZone.top] as const
  let scale = Math.min(zone[0] / width, zone[1] / height)
  let centre = middle
  for (let attempt = 0; ; attempt++) {
    const origin: Point = [centre[0] - (scale * (left + right)) / 2, centre[1] - (scale * (top + bottom)) / 2]
    const outline = {
      left: origin[0] + scale * left,
      right: origin[0] + scale * right,
      top: origin[1] + scale * top,
      bottom: origin[1] + scale * bottom,
    }
    const sheet = newSheet({ ...options, scale, origin, outline })
    paint(sheet)
    const notes = sheet.annotationBox
    const over = {
      left: Math.max(0, margins.left - notes.left),
      right: Math.max(0, notes.right - margins.right),
      top: Math.max(0, margins.top - notes.top),
      bottom: Math.max(0, notes.bottom - margins.bottom),
    }
    if (attempt === 6 || Math.max(over.left, over.right, over.top, over.bottom) < 0.5) return sheet
    const room = shifted(freeZone, -centre[0], -centre[1])
    const half = [(scale * width) / 2, (scale * height) / 2] as const
    const limit = (value: number, low: number, high: number) =>
      Math.min(Math.max(value, Math.min(0, low)), Math.max(0, high))
    const x = limit(over.left - over.right, room.left + half[0], room.right - half[0])
    const y = limit(over.top - over.bottom, room.top + half[1], room.bottom - half[1])
    centre = [centre[0] + x, centre[1] + y]
    scale *= 0.94
  }
}

export const tick = (sheet: Sheet) =>
  sheet.annotation.push(`<path d="M24 40V24H40" stroke="${sheet.hue}" stroke-width="2"/>`)

// Corner tick, part number left, key fact right; both shrink together when they are long, then lose their
// end.
export function furnish(sheet: Sheet, part: string, note: string) {
  tick(sheet)
  const room = sheet.width - 48
  const [left, right] = [letterable(part), letterable(note)]
  const needed = letteringWidth(`${left}  ${right}`, 10)
  const height = Math.max(7, Math.min(10, (10 * room) / (needed || 1)))
  const signs = Math.floor(room / height + 1 / 3 - 2)
  const shownRight = right.slice(0, Math.max(0, Math.floor(signs / 2)))
  const shownLeft = left.slice(0, Math.max(0, signs - shownRight.length))
  const baseline = sheet.height - 24
  if (shownLeft) label(sheet, shownLeft, 24, baseline, { height, weight: 1.2 })
  if (shownRight) label(sheet, shownRight, sheet.width - 24, baseline, { height, weight: 1.2, anchor: 'end' })
}

// The 2:1 detail of a fitted sheet: the same body at twice the scale around its point of interest, in a ring.
export function detailOf(
  options: SheetOptions,
  whole: Sheet,
  paint: (sheet: Sheet) => void,
): { sheet: Sheet; clip: string } {
  const box = whole.outline ?? whole.box
  const nearTop: Point = [box.left + (box.right - box.left) * 0.62, box.top + (box.bottom - box.top) * 0.42]
  const { focus } = whole
  const at = focus ? untracked(whole, () => project(whole, focus)) : nearTop
  const origin: Point = [middle[0] - 2 * (at[0] - whole.origin[0]), middle[1] - 2 * (at[1] - whole.origin[1])]
  const sheet = newSheet({ ...options, scale: whole.scale * 2, origin, outline: box })
  paint(sheet)
  sheet.annotation = []
  sheet.lettered = []
  const reach = detailRadius + 4
  cull(sheet, shifted({ left: -reach, right: reach, top: -reach, bottom: reach }, ...middle))
  const clip = `${sheet.id}z`
  sheet.definitions.add(
    `<clipPath id="${clip}"><circle cx="${middle[0]}" cy="${middle[1]}" r="${detailRadius}"/></clipPath>`,
  )
  sheet.box = shifted(
    { left: -detailRadius, right: detailRadius, top: -detailRadius, bottom: detailRadius },
    ...middle,
  )
  detailRing(sheet, middle, detailRadius, '2:1')
  return { sheet, clip }
}

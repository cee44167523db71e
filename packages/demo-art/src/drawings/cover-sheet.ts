import { letteringPath, letteringWidth } from './kit/lettering.ts'
import { minify } from './kit/minify.ts'
import { hues, materialsOf, mix, short, tones, weights, type IndustryKey } from './kit/palette.ts'
import { randomFrom, type Random } from './kit/random.ts'

export type CoverGround = 'sheet' | 'blueprint'

/** One cover under way, 1280 × 320 px: pieces of SVG below, in and above the drawing, and the seeded numbers it may use. */
export type Cover = {
  id: string
  hue: string
  materials: ReturnType<typeof materialsOf>
  random: Random
  under: string[]
  body: string[]
  annotation: string[]
}

export const blueprintGround = '#0F2F57'
export const groundLine = 256
const largestFile = 13_900

export function newCover(id: string, seed: number, hue: IndustryKey): Cover {
  return {
    id,
    hue: hues[hue],
    materials: materialsOf(hues[hue]),
    random: randomFrom(seed),
    under: [],
    body: [],
    annotation: [],
  }
}

/** A whole number from `from` to `to`, both included. */
export function between(cover: Cover, from: number, to: number): number {
  return from + Math.floor(cover.random() * (to - from + 1))
}

export function chance(cover: Cover, share: number): boolean {
  return cover.random() < share
}

/** One of the choices; the list must not be empty. */
export function oneOf<T>(cover: Cover, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(cover.random() * choices.length)] ?? choices[0]
}

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`

export const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

/** Absolute path data filled in a colour of the hue's materials; `line` 'thin' and 'none' leave the heavy contour out. */
export function fill(
  cover: Cover,
  data: string,
  colour: string,
  line: 'edge' | 'thin' | 'none' | 'even-odd' = 'edge',
) {
  const stroke = line === 'thin' ? ' stroke-width="1"' : line === 'none' ? ' stroke="none"' : ''
  const rule = line === 'even-odd' ? ' fill-rule="evenodd" stroke-width="1"' : ''
  if (data !== '')
    cover.body.push(
      `<path d="${data}"${colour === 'none' ? '' : ` fill="${short(colour)}"`}${stroke}${rule}/>`,
    )
}

export function thin(cover: Cover, data: string, colour: string = tones.ink3, weight: number = weights.thin) {
  if (data !== '') cover.body.push(`<path d="${data}" stroke="${short(colour)}" stroke-width="${weight}"/>`)
}

/** Lines of annotation in the hue, over the drawing. */
export function note(cover: Cover, data: string, dashes?: string) {
  cover.annotation.push(`<path d="${data}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`)
}

export type Anchor = 'start' | 'middle' | 'end'

export function letter(
  cover: Cover,
  text: string,
  x: number,
  y: number,
  height: number,
  anchor: Anchor = 'start',
  colour = cover.hue,
) {
  const width = letteringWidth(text, height)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const data = letteringPath(text, height, (u, v) => [left + u, y - v])
  cover.annotation.push(`<path d="${data}"${colour === cover.hue ? '' : ` stroke="${colour}"`}/>`)
}

/** A level or item bubble. */
export function bubble(cover: Cover, x: number, y: number, text: string) {
  cover.annotation.push(`<path d="${round(x, y, 9)}" fill="${short(tones.white)}"/>`)
  letter(cover, text, x, y + 4, 8, 'middle')
}

/** A level dimension line at y between two x, its text above it. */
export function dimensionLine(cover: Cover, x1: number, x2: number, y: number, text: string) {
  note(cover, `M${x1} ${y}H${x2}M${x1} ${y - 8}V${y + 5}M${x2} ${y - 8}V${y + 5}`)
  const arrows = `M${x1} ${y}L${x1 + 9} ${y - 2.4}V${y + 2.4}ZM${x2} ${y}L${x2 - 9} ${y - 2.4}V${y + 2.4}Z`
  cover.annotation.push(`<path fill="${cover.hue}" stroke="none" d="${arrows}"/>`)
  letter(cover, text, (x1 + x2) / 2, y - 5, 9, 'middle')
}

/** The finished picture; `definitions` holds the symbols that the body uses. */
export function finishCover(cover: Cover, ground: CoverGround, definitions = ''): string {
  const { id } = cover
  let decades = ''
  for (let x = 80; x < 1280; x += 80) decades += `M${x} 0V320`
  for (let y = 80; y < 320; y += 80) decades += `M0 ${y}H1280`
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 320" width="1280" height="320"><defs>' +
    `<pattern id="${id}g" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M8 0H0V8" fill="none" stroke="${tones.grid}"/></pattern>` +
    `${definitions}<g id="${id}o" fill="none">${cover.body.join('')}</g></defs>` +
    `<path fill="#fff" d="M0 0H1280V320H0Z"/><path fill="url(#${id}g)" d="M0 0H1280V320H0Z"/>` +
    `<path fill="none" stroke="${tones.rule}" d="${decades}"/>${cover.under.join('')}` +
    `<g stroke="${tones.ink}" stroke-linejoin="round" stroke-linecap="round">` +
    `<use href="#${id}o" stroke-width="${weights.contour}"/><use href="#${id}o" stroke-width="${weights.edge}"/></g>` +
    `<g fill="none" stroke="${cover.hue}" stroke-linecap="round" stroke-linejoin="round">${cover.annotation.join('')}</g></svg>\n`
  const fine = minify(svg, 2)
  const small = fine.length < largestFile ? fine : minify(svg, 1)
  return ground === 'sheet' ? small : blueprint(small)
}

/** A colour of the sheet on the blueprint: white becomes the blue ground, ink becomes white, tints lie between. */
export function onBlueprint(colour: string): string {
  const six = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const channels = [1, 3, 5].map((at) => Number.parseInt(six.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
  return mix(tones.white, Math.min(1, (1 - light) * 1.05), blueprintGround)
}

function blueprint(svg: string): string {
  return svg.replaceAll(/"(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi, (_, colour: string) => `"${onBlueprint(colour)}"`)
}

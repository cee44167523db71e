// A frame as an SVG picture, for the moment before a film plays.
import { height, width, type Shape } from './sheet.ts'

/** The shapes as SVG; ids begin with `id`. */
export function svgOf(shapes: readonly Shape[], id: string): string {
  const clips = new Map<string, string>()
  const clipOf = (shape: Shape): string => {
    const key = `${shape.evenOdd ? 'e' : ''}${shape.clip}`
    const known = clips.get(key) ?? `${id}${clips.size}`
    clips.set(key, known)
    return known
  }
  const body = shapes
    .map((shape) => {
      const { d, fill, stroke, width: weight, dashes, dashOffset, evenOdd, clip } = shape
      return (
        `<path d="${d}"${fill && fill !== 'none' ? ` fill="${fill}"` : ' fill="none"'}` +
        (stroke ? ` stroke="${stroke}" stroke-width="${weight ?? 1}"` : '') +
        (dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : '') +
        (dashOffset ? ` stroke-dashoffset="${Math.round(dashOffset)}"` : '') +
        (evenOdd ? ' fill-rule="evenodd"' : '') +
        (clip ? ` clip-path="url(#${clipOf(shape)})"` : '') +
        '/>'
      )
    })
    .join('')
  const defs = [...clips]
    .map(([key, name]) => {
      const rule = key.startsWith('e') ? ' clip-rule="evenodd"' : ''
      return `<clipPath id="${name}"><path d="${key.replace(/^e/, '')}"${rule}/></clipPath>`
    })
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${defs ? `<defs>${defs}</defs>` : ''}<g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`
  )
}

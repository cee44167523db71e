import { grow } from './projection.ts'
import { emptyBox, type Box, type Sheet } from './sheet.ts'

const piece = /<(path|circle|use)\b[^>]*\/>/g

const apart = (a: Box, b: Box) => a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom

// The box of an absolute path; arcs count with their whole ellipse, so the box may be too large, never too
// small.
function boxOfPath(data: string): Box {
  const box = emptyBox()
  for (const [, command = '', list = ''] of data.matchAll(/([MLAC])([^MLACZ]*)/g)) {
    const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const size = command === 'A' ? 7 : 2
    for (let i = 0; i + size <= values.length; i += size) {
      const [x = 0, y = 0] = values.slice(i + size - 2, i + size)
      const reach = command === 'A' ? 2 * (values[i] ?? 0) : 0
      grow(box, [x, y], reach, reach)
    }
  }
  return box
}

function numberIn(element: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? 0)
}

// Drops from the body what lies wholly outside a window, so that a detail is not larger than the whole.
export function cull(sheet: Sheet, window: Box) {
  const symbolBoxes = new Map(
    [...sheet.symbols.values()].map(({ id, body }) => {
      const box = emptyBox()
      for (const [, data = ''] of body.matchAll(/ d="([^"]*)"/g)) {
        const { left, top, right, bottom } = boxOfPath(data)
        grow(box, [left, top])
        grow(box, [right, bottom])
      }
      return [id, box] as const
    }),
  )
  const keep = (element: string, kind: string): string => {
    if (kind === 'path') {
      return element.replace(/ d="([^"]*)"/, (_, data: string) => {
        const seen = data.split(/(?=M)/).filter((part) => !apart(boxOfPath(part), window))
        return ` d="${seen.join('')}"`
      })
    }
    if (kind === 'circle') {
      const [x, y, r] = [numberIn(element, 'cx'), numberIn(element, 'cy'), numberIn(element, 'r')]
      return apart({ left: x - r, right: x + r, top: y - r, bottom: y + r }, window) ? '' : element
    }
    const box = symbolBoxes.get(/href="#([^"]*)"/.exec(element)?.[1] ?? '')
    if (!box || box.left > box.right) return element
    const [x, y] = [numberIn(element, 'x'), numberIn(element, 'y')]
    const here = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
    return apart(here, window) ? '' : element
  }
  sheet.body = sheet.body
    .map((part) => (part.startsWith('<clipPath') ? part : part.replaceAll(piece, keep)))
    .filter((part) => !part.startsWith('<path d=""'))
  const drawn = sheet.body.join('')
  for (const [key, { id }] of sheet.symbols) {
    if (!drawn.includes(`href="#${id}"`)) sheet.symbols.delete(key)
  }
}

// Documents of products of the demo world: sheets of text as PDF, and outlines for CAD as DXF. Pure: the same order gives the same bytes.
import { page, pdfOf, widthOf, type Letters, type Mark } from './documents/pdf.ts'

export type Sheet = {
  letters: Letters
  company: string
  /** What it is, such as a data sheet, and of which version. */
  kind: string
  title: string
  paragraphs: readonly string[]
  rows: readonly (readonly [name: string, value: string])[]
  /** At the foot of each page. */
  foot: string
}

const left = 56
const right = page.width - left
const lowest = page.height - 80

/** The PDF of a sheet. */
export function drawSheet({ letters, company, kind, title, paragraphs, rows, foot }: Sheet): Buffer {
  const pages: Mark[][] = []
  let marks: Mark[] = []
  let y = 0
  const begin = () => {
    marks = [
      { text: company, x: left, y: 54, size: 10, bold: true },
      { text: kind, x: right - widthOf(kind) * 10, y: 54, size: 10, grey: true },
      { line: [left, 64, right, 64] },
      { text: foot, x: left, y: page.height - 40, size: 8, grey: true },
    ]
    pages.push(marks)
    y = 64
  }
  const room = (height: number) => {
    if (pages.length === 0 || y + height > lowest) begin()
    y += height
  }
  for (const line of broken(title, 20)) {
    room(30)
    marks.push({ text: line, x: left, y, size: 20, bold: true })
  }
  room(10)
  for (const paragraph of paragraphs) {
    for (const line of broken(paragraph, 10.5)) {
      room(16)
      marks.push({ text: line, x: left, y, size: 10.5 })
    }
    room(8)
  }
  for (const [name, value] of rows) {
    room(20)
    marks.push(
      { text: name, x: left, y: y - 6, size: 10, grey: true },
      { text: value, x: 260, y: y - 6, size: 10 },
    )
    marks.push({ line: [left, y, right, y] })
  }
  return pdfOf(pages, letters)
}

/** A text in lines that fit, between words or, where none are parted, between letters. */
function broken(text: string, size: number): string[] {
  const most = (right - left) / size
  const lines = ['']
  for (const piece of text.split(/(?<= )|(?<=[^\p{ASCII}])/u)) {
    const longer = lines.at(-1)! + piece
    if (widthOf(longer.trimEnd()) <= most) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** The outline of a part seen from the front and from the side, in millimetres, as DXF. */
export function drawOutline({
  width,
  height,
  bore,
}: {
  width: number
  height: number
  bore: number
}): Buffer {
  const pair = (code: number, value: number | string) => `${code}\r\n${value}\r\n`
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    pair(0, 'LINE') + pair(8, '0') + pair(10, x1) + pair(20, y1) + pair(11, x2) + pair(21, y2)
  const circle = (radius: number) =>
    pair(0, 'CIRCLE') + pair(8, '0') + pair(10, 0) + pair(20, 0) + pair(40, radius)
  const [far, near, half] = [height + width, height, height / 2]
  const entities = [
    circle(half),
    circle(bore / 2),
    line(near, -half, far, -half),
    line(far, -half, far, half),
    line(far, half, near, half),
    line(near, half, near, -half),
    line(near, bore / 2, far, bore / 2),
    line(near, -bore / 2, far, -bore / 2),
  ]
  return Buffer.from(
    pair(0, 'SECTION') + pair(2, 'ENTITIES') + entities.join('') + pair(0, 'ENDSEC') + pair(0, 'EOF'),
  )
}

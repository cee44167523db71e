// An invoice as a PDF of A4 pages: the same invoice makes the same bytes, whenever it is asked for.
import Pdf from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { typesetter, type Style, type Typesetter } from '../../../platform/pdf/typesetting.ts'
import { contentsOf, type Fact, type InvoiceSaid, type PaperContents } from './contents.ts'

const page = { left: 56, right: 539, top: 62, bottom: 764, foot: 800 }
const width = page.right - page.left
/** Where the facts begin, beside the buyer. */
const middle = page.left + 216

const ink = '#16202B'
const quiet = '#5B6875'
const rule = '#C9D1D9'
const accent = '#1D4F8C'

const styles = {
  brand: { size: 15, weight: 'bold', colour: accent },
  title: { size: 19, weight: 'bold', colour: ink },
  name: { size: 10.5, weight: 'bold', colour: ink },
  text: { size: 9.5, colour: ink },
  label: { size: 8.5, colour: quiet },
  amount: { size: 10, colour: ink },
  total: { size: 13, weight: 'bold', colour: ink },
} satisfies Record<string, Style>

type Pen = { doc: PDFKit.PDFDocument; set: Typesetter; y: number }

/** The paper of an invoice in a language, as the bytes of a PDF. */
export async function invoicePaper(invoice: InvoiceSaid, language: string): Promise<Buffer> {
  const contents = contentsOf(invoice, language)
  const issuedAt = new Date(invoice.issuedAt)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: [contents.title, invoice.number ?? invoice.reference].join(' '),
      Author: invoice.seller.legalName,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = buffer(doc)
  const pen: Pen = { doc, set: typesetter(doc, language), y: page.top }
  drawHead(pen, contents)
  drawParties(pen, contents)
  drawLines(pen, contents)
  drawSums(pen, contents)
  drawNotes(pen, contents)
  drawFeet(pen, contents)
  doc.end()
  return bytes
}

/** Ours on the left, what this paper is on the right. */
function drawHead(pen: Pen, { title, seller }: PaperContents): void {
  const { set } = pen
  put(pen, 'Millwright', styles.brand, { x: page.left, width: 200 })
  const titled = set.draw(set.linesOf(title, styles.title, 300), styles.title, {
    x: page.right - 300,
    y: pen.y,
    width: 300,
    leading: 24,
    align: 'right',
  })
  let y = pen.y + 26
  y = set.draw(set.linesOf(seller.name, styles.name, 250), styles.name, at(page.left, y, 250, 14)) + 1
  for (const line of seller.lines)
    y = set.draw(set.linesOf(line, styles.label, 250), styles.label, at(page.left, y, 250, 12.5))
  pen.y = Math.max(y, titled) + 12
  drawRule(pen, accent, 1.2)
  pen.y += 30
}

function drawParties(pen: Pen, { buyer, facts }: PaperContents): void {
  const { set } = pen
  const room = middle - page.left - 24
  let left = set.draw(
    set.linesOf(buyer.head, styles.label, room),
    styles.label,
    at(page.left, pen.y, room, 17),
  )
  left = set.draw(set.linesOf(buyer.name, styles.name, room), styles.name, at(page.left, left, room, 15)) + 1
  for (const line of buyer.lines)
    left = set.draw(set.linesOf(line, styles.text, room), styles.text, at(page.left, left, room, 14))
  const right = drawFacts(pen, facts, { x: middle, y: pen.y, width: page.right - middle })
  pen.y = Math.max(left, right) + 22
}

/** Labels in a column as wide as the widest of them, values beside; answers the next baseline. */
function drawFacts(
  { set }: Pen,
  facts: readonly Fact[],
  place: { x: number; y: number; width: number },
): number {
  const widest = Math.max(0, ...facts.map(({ label }) => set.widthOf(label, styles.label)))
  const labels = Math.min(widest + 14, place.width * 0.55)
  let { y } = place
  for (const { label, value } of facts) {
    const said = set.linesOf(label, styles.label, labels - 10)
    const shown = set.linesOf(value, styles.text, place.width - labels)
    const low = set.draw(said, styles.label, at(place.x, y, labels, 12.5))
    const next = set.draw(shown, styles.text, at(place.x + labels, y, place.width - labels, 13.5))
    y = Math.max(low + 3.5, next + 2.5)
  }
  return y
}

const amountRoom = 170

function drawLines(pen: Pen, { lineHeads, lines }: PaperContents): void {
  const { set, doc } = pen
  doc.rect(page.left, pen.y - 16, width, 25).fill('#F1F4F8')
  put(pen, lineHeads.description, styles.label, { x: page.left + 10, width: 290 })
  put(pen, lineHeads.amount, styles.label, {
    x: page.right - amountRoom - 10,
    width: amountRoom,
    align: 'right',
  })
  pen.y += 31
  for (const { text, note, amount } of lines) {
    const said = set.linesOf(text, styles.amount, 300)
    const more = note === '' ? [] : set.linesOf(note, styles.label, 300)
    requireRoom(pen, said.length * 14 + more.length * 13 + 12)
    put(pen, amount, styles.amount, {
      x: page.right - amountRoom - 10,
      width: amountRoom,
      align: 'right',
    })
    pen.y = set.draw(said, styles.amount, at(page.left + 10, pen.y, 300, 14))
    pen.y = set.draw(more, styles.label, at(page.left + 10, pen.y, 300, 13))
    pen.y -= 3
    drawRule(pen, rule, 0.6)
    pen.y += 18
  }
}

const sumsRoom = 290

function drawSums(pen: Pen, { sums, total }: PaperContents): void {
  requireRoom(pen, 90)
  const x = page.right - sumsRoom - 10
  for (const { label, value } of sums) {
    put(pen, label, styles.text, { x, width: sumsRoom - 100 })
    put(pen, value, styles.text, { x, width: sumsRoom, align: 'right' })
    pen.y += 17
  }
  pen.y -= 4
  drawRule(pen, ink, 0.9, x)
  pen.y += 20
  put(pen, total.label, styles.name, { x, width: sumsRoom - 110 })
  put(pen, total.value, styles.total, { x, width: sumsRoom, align: 'right' })
  pen.y += 38
}

function drawNotes(pen: Pen, { notes, bank }: PaperContents): void {
  const { set } = pen
  if (bank) {
    requireRoom(pen, 130)
    put(pen, bank.head, styles.name, { x: page.left, width })
    pen.y = drawFacts(pen, bank.facts, { x: page.left, y: pen.y + 20, width: 400 }) + 16
  }
  for (const note of notes) {
    const lines = set.linesOf(note, styles.text, width)
    requireRoom(pen, lines.length * 15)
    pen.y = set.draw(lines, styles.text, at(page.left, pen.y, width, 15)) + 5
  }
}

function drawFeet(pen: Pen, { footer, pageOf }: PaperContents): void {
  const { count } = pen.doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pen.doc.switchToPage(index)
    pen.y = page.foot - 18
    drawRule(pen, rule, 0.6)
    pen.y = page.foot
    put(pen, footer, styles.label, { x: page.left, width: 380 })
    put(pen, pageOf(index + 1, count), styles.label, { x: page.right - 100, width: 100, align: 'right' })
  }
}

const at = (x: number, y: number, room: number, leading: number) => ({ x, y, width: room, leading })

/** One text at the pen's baseline, which stays where it is. */
function put(
  { set, y }: Pen,
  text: string,
  style: Style,
  place: { x: number; width: number; align?: 'right' },
): void {
  set.draw(set.linesOf(text, style, place.width), style, { ...place, y, leading: style.size * 1.3 })
}

function drawRule({ doc, y }: Pen, colour: string, weight: number, from = page.left): void {
  doc.moveTo(from, y).lineTo(page.right, y).lineWidth(weight).strokeColor(colour).stroke()
}

/** A new page when so much does not fit on this one any more. */
function requireRoom(pen: Pen, height: number): void {
  if (pen.y + height <= page.bottom) return
  pen.doc.addPage()
  pen.y = page.top
}

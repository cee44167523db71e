// PDFs for tests: whole ones, as programs write them, of objects that the test names.
import { deflateSync } from 'node:zlib'

type Parts = {
  /** Bodies by number; the first is the catalogue. */
  objects: Record<number, string>
  /** Objects that lie packed in a stream, from its number on; how they are packed may be changed. */
  packed?: Record<number, string>
  pack?(body: Buffer): Buffer
  /** In the place of what a stream of objects says of itself. */
  about?(told: { count: number; first: number; length: number }): string
  /** Bodies of streams by number: dictionary and bytes. */
  streams?: Record<number, [about: string, body: string | Buffer]>
  /** More of the part that says where everything begins. */
  trailer?: string
  /** What stands behind it all, as after a change that was saved. */
  appended?: string
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const streamsFrom = 90

/** A document with an offset for every object that lies in the open. */
export function aPdf({ objects, packed, streams = {}, trailer = '', appended = '', ...how }: Parts): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  const offsets = new Map<number, number>()
  const lengthSoFar = () => parts.reduce((sum, part) => sum + part.length, 0)
  const add = (number: number, body: Buffer) => {
    offsets.set(number, lengthSoFar())
    parts.push(latin(`${number} 0 obj\n`), body, latin('\nendobj\n'))
  }
  const stream = (about: string, body: Buffer) =>
    Buffer.concat([latin(`<< ${about} /Length ${body.length} >>\nstream\n`), body, latin('\nendstream')])
  for (const [number, body] of Object.entries(objects)) add(Number(number), latin(body))
  for (const [number, [about, body]] of Object.entries(streams))
    add(Number(number), stream(about, typeof body === 'string' ? latin(body) : body))
  if (packed) add(streamsFrom, stream(...packedOf(packed, how)))

  const start = lengthSoFar()
  const size = Math.max(...offsets.keys()) + 1
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  parts.push(latin(`xref\n0 ${size}\n${lines.join('')}${end}${appended}`))
  return Buffer.concat(parts)
}

function packedOf(
  packed: Record<number, string>,
  { pack = deflateSync, about }: Pick<Parts, 'pack' | 'about'>,
) {
  let body = ''
  const list: number[] = []
  for (const [number, text] of Object.entries(packed)) {
    list.push(Number(number), body.length)
    body += `${text}\n`
  }
  const head = `${list.join(' ')} `
  const bytes = pack(latin(head + body))
  const told = { count: list.length / 2, first: head.length, length: bytes.length }
  const says = about?.(told) ?? `/Type /ObjStm /N ${told.count} /First ${told.first} /Filter /FlateDecode`
  return [says, bytes] as const
}

/** The objects of one page with a line of text; `more` goes into the catalogue. */
export const aPage = (more = ''): Record<number, string> => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
})

/** What the page shows. */
export const aLine: Record<number, [string, string]> = {
  4: ['', 'BT /F1 24 Tf 72 720 Td (ISO 9001) Tj ET'],
}

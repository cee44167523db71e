// Pages of text and lines as PDF, without any font in it: letters of Europe in Helvetica, others in those that readers of PDF bring along.

/** Which forms letters of East Asia have. */
export type Letters = 'ja' | 'zh'
export type Mark =
  | { text: string; x: number; y: number; size: number; bold?: true; grey?: true }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number] }

export const page = { width: 595, height: 842 } as const

const cid = {
  ja: { font: 'HeiseiKakuGo-W5', map: 'UniJIS-UTF16-H', ordering: 'Japan1', supplement: 6 },
  zh: { font: 'STSong-Light', map: 'UniGB-UTF16-H', ordering: 'GB1', supplement: 5 },
} as const

/** Letters that Helvetica has under these codes. */
const beyondLatin: Readonly<Record<string, number>> = { '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 } // prettier-ignore
const codeOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0)!
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) ? code : beyondLatin[letter]
}

/** How wide a text is at size 1, about. */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (codeOf(letter) === undefined ? 1 : letter === ' ' ? 0.28 : 0.54),
    0,
  )

/** The bytes of a document; the same marks give the same bytes. */
export function pdfOf(pages: readonly (readonly Mark[])[], letters: Letters): Buffer {
  const { font, map, ordering, supplement } = cid[letters]
  const first = 8
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font}-${map} /Encoding /${map} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement ${supplement} >> /FontDescriptor 7 0 R /DW 1000 >>`,
    `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [-100 -250 1050 920] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 80 >>`,
  ]
  for (const [at, marks] of pages.entries()) {
    const content = marks.map(drawn).join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const list = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${list}${end}`, 'latin1')
}

function drawn(mark: Mark): string {
  if ('line' in mark) {
    const [x1, y1, x2, y2] = mark.line
    return `0.6 w 0.6 G ${x1} ${page.height - y1} m ${x2} ${page.height - y2} l S`
  }
  const { text, x, y, size, bold, grey } = mark
  const codes = [...text].map(codeOf)
  const isLatin = codes.every((code) => code !== undefined)
  const font = isLatin ? (bold ? 'F2' : 'F1') : 'F3'
  const hex = isLatin
    ? codes.map((code) => code.toString(16).padStart(2, '0')).join('')
    : Buffer.from(text, 'utf16le').swap16().toString('hex')
  return `${grey ? '0.4' : '0'} g BT /${font} ${size} Tf ${x} ${page.height - y} Td <${hex}> Tj ET`
}

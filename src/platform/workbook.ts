// A workbook with one sheet, written piece by piece: whatever a table holds, no more than a piece of it lies in memory.
import { Zip, ZipDeflate } from 'fflate'
import { plainCell, type Table } from './spreadsheet.ts'
import { zipBytesMax } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const sheetPath = 'xl/worksheets/sheet1.xml'

/** Everything of a workbook but its sheet. */
const partsAround = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/${sheetPath}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // The second style is that of heads: bold.
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
})

/** A table in pieces, the first of which has the heads, as a workbook: all cells are texts, none is a formula, and the heads stay when one scrolls. */
export async function* workbookPieces(
  tables: AsyncIterable<Table>,
  sheet: string,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let letters = 0
  const zip = new Zip((error, piece) => {
    if (error) throw error
    waiting.push(piece)
  })
  const taken = (): Uint8Array => {
    const piece = Buffer.concat(waiting)
    waiting = []
    return piece
  }
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    return part
  }
  const write = (part: ZipDeflate, text: string, isLast = false) => {
    const bytes = Buffer.from(text)
    letters += bytes.length
    if (letters > zipBytesMax) throw new RangeError('more than a workbook holds')
    part.push(new Uint8Array(bytes), isLast)
  }
  for (const [name, text] of Object.entries(partsAround(sheet))) write(begin(name), text, true)
  const part = begin(sheetPath)
  write(
    part,
    `${declaration}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
  )
  let number = 0
  for await (const table of tables) {
    write(part, table.map((row) => rowOf(row, (number += 1))).join(''))
    yield taken()
  }
  write(part, '</sheetData></worksheet>', true)
  zip.end()
  yield taken()
}

function rowOf(row: readonly string[], number: number): string {
  const style = number === 1 ? ' s="1"' : ''
  const cells = row.map((cell, at) =>
    cell === ''
      ? ''
      : `<c r="${columnOf(at)}${number}"${style} t="inlineStr"><is><t xml:space="preserve">${shown(plainCell(cell))}</t></is></c>`,
  )
  return `<row r="${number}">${cells.join('')}</row>`
}

/** A, B … Z, AA. */
function columnOf(at: number): string {
  const before = Math.floor(at / 26)
  return (before === 0 ? '' : columnOf(before - 1)) + String.fromCharCode(65 + (at % 26))
}

/** In a workbook _x0041_ means the letter A: what was written like that is written so that it comes back, and so is what XML cannot hold. */
const shown = (cell: string): string =>
  escaped(
    cell
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      // oxlint-disable-next-line no-control-regex -- these are what XML has no way to write
      .replaceAll(/[\0-\x08\v\f\r\x0e-\x1f\ufffe\uffff]/g, (letter) => `_x${codeOf(letter)}_`),
  )

const codeOf = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within XML; half a letter becomes U+FFFD. */
export const escaped = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

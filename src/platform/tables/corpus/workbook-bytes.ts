// Workbooks laid part by part: only what a file of the corpus needs.
import { zipBytes, type LaidPart } from './zip-bytes.ts'

/** `bytes` are the whole part. */
export type LaidSheet = { name: string; xml?: string; bytes?: Buffer; state?: string }
type Laid = {
  sheets: readonly LaidSheet[]
  strings?: readonly string[]
  /** Codes of number formats; the style with number n shows the nth, from 1. */
  formats?: readonly string[]
  from1904?: boolean
  more?: readonly LaidPart[]
  prefix?: string
  strict?: boolean
  absolute?: boolean
  relations?: string
  how?: Partial<LaidPart>
  mainType?: string
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The bytes of a workbook. */
export function workbookBytes(laid: Laid): Buffer {
  const { sheets, strings, formats = [], from1904, more = [], prefix = '', strict, absolute, how = {} } = laid
  const p = prefix === '' ? '' : `${prefix}:`
  const own = strict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const xmlns = `xmlns${prefix === '' ? '' : `:${prefix}`}="${own}" xmlns:r="${office}"`
  const part = (name: string, content: string): LaidPart => ({ name, content: head + content, ...how })
  const base = absolute ? '/xl/' : ''
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const list = sheets.map(
    ({ name, state }, at) =>
      `<${p}sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const targets = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`)
  const numbered = formats.map(
    (code, at) => `<${p}numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`,
  )
  return zipBytes([
    part(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${laid.mainType ?? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'}"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'officeDocument', absolute ? '/xl/workbook.xml' : 'xl/workbook.xml')}</Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<${p}workbook ${xmlns}><${p}workbookPr${from1904 ? ' date1904="1"' : ''}/><${p}sheets>${list.join('')}</${p}sheets></${p}workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, at) => relation(`rId${at + 1}`, 'worksheet', base + target)).join('')}${relation('rId901', 'styles', `${base}styles.xml`)}${strings ? relation('rId902', 'sharedStrings', `${base}sharedStrings.xml`) : ''}${laid.relations ?? ''}</Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<${p}styleSheet ${xmlns}><${p}numFmts count="${formats.length}">${numbered.join('')}</${p}numFmts><${p}cellStyleXfs count="1"><${p}xf numFmtId="14"/></${p}cellStyleXfs><${p}cellXfs><${p}xf numFmtId="0"/>${formats.map((_, at) => `<${p}xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}<${p}xf numFmtId="14"/><${p}xf numFmtId="22"/><${p}xf numFmtId="10"/></${p}cellXfs></${p}styleSheet>`,
    ),
    ...(strings
      ? [
          part(
            'xl/sharedStrings.xml',
            `<${p}sst ${xmlns} count="9" uniqueCount="9">${strings.join('')}</${p}sst>`,
          ),
        ]
      : []),
    ...sheets.map(({ xml = '', bytes }, at) => ({
      ...part(`xl/${targets[at]}`, `<${p}worksheet ${xmlns}>${xml}</${p}worksheet>`),
      ...(bytes && { content: bytes }),
    })),
    ...more,
  ])
}

/** A text of its own in a cell. */
export const inlined = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
export const letterOf = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26))

/** A sheet of texts that are shared: its rows, and the texts. */
export function sharedRows(rows: readonly (readonly string[])[]): { data: string; strings: string[] } {
  const strings: string[] = []
  const numbers = new Map<string, number>()
  const cell = (text: string, place: string) => {
    if (text === '') return ''
    const number = numbers.get(text) ?? strings.length
    if (number === strings.length) strings.push(`<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    numbers.set(text, number)
    return `<c r="${place}" t="s"><v>${number}</v></c>`
  }
  const data = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => cell(text, `${letterOf(column)}${at + 1}`)).join('')}</row>`,
  )
  return { data: `<sheetData>${data.join('')}</sheetData>`, strings }
}

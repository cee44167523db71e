// Formulas of spreadsheets that ask other programs or fetch from elsewhere.
import { Active, isPlainLink } from './active.ts'

/** They fetch, call a library or a program, or run somewhere else; in OpenDocument with a prefix before them. */
const fetching =
  /\b(?:WEBSERVICE|FILTERXML|IMPORT(?:DATA|XML|HTML|FEED|RANGE)|IMAGE|RTD|DDE|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST|PY)\s*\(/i
const linked = /\bHYPERLINK\s*\(\s*"([^"]*)"/gi
/** A cell of a file that lies elsewhere, as OpenDocument writes it. */
const elsewhere = /'(?:[a-z][\w+.-]*:|[/\\]|\.\.)(?:[^']|'')*'#/i
/** Texts, names of sheets, names of columns, and what stands between a program and what it is asked (DDE). */
const pieces = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[(?:'[^]|[^\]'])*\]|\|/g

/** What formulas tell of a workbook, to be judged once all of it is known. */
export type Workbook = { sheets: Set<string>; quotedBars: Set<string> }

/** Throws Active for a formula that acts. In Office a bar asks a program; in OpenDocument it parts the rows of a table. */
export function requireQuietFormula(formula: string, workbook: Workbook | null): void {
  const outside = formula.replace(pieces, (piece) => (piece.startsWith('"') ? '""' : piece))
  const functions = formula.replace(pieces, ' ')
  if (fetching.test(functions) || elsewhere.test(outside)) throw new Active('a formula that fetches')
  for (const [, address = ''] of formula.matchAll(linked))
    if (address !== '' && /[:\\]|^\/\//.test(address) && !isPlainLink(address))
      throw new Active('a formula that opens')
  if (!workbook || !formula.includes('|')) return
  for (const [piece] of formula.matchAll(pieces)) {
    if (piece === '|') throw new Active('a formula that asks a program')
    if (piece.startsWith("'") && piece.includes('|'))
      workbook.quotedBars.add(piece.slice(1, -1).replaceAll("''", "'"))
  }
}

/** Throws Active when a name with a bar in it is not a sheet's own. */
export function requireOwnSheets({ sheets, quotedBars }: Workbook): void {
  for (const name of quotedBars) if (!sheets.has(name)) throw new Active('a formula that asks a program')
}

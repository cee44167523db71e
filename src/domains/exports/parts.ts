// The parts of an archive: what each says in the page that explains it, and its files.
import type { ServerText } from '../../messages/texts.ts'
import type { Db } from '../../platform/db.ts'
import { csvLines, csvMark, type Table } from '../../platform/spreadsheet.ts'
import type { FileCopy } from '../files/copies.ts'

type Pieces = Iterable<string> | AsyncIterable<string>

/** Texts by their names in the archive; nothing is read before it is written. */
export type Part = { about: ServerText; files: Readonly<Record<string, () => Pieces | Promise<Pieces>>> }

/** All that goes into the archive of a company or a person. */
export type Archive = {
  /** Of the company or the person. */
  name: string
  title: ServerText
  parts: readonly Part[]
  /** Uploaded files, some at a time. */
  uploads(): AsyncIterable<readonly FileCopy[]>
}

/** What somebody has, or nothing of who is not there; names in `language`. */
export type ArchiveOf = (db: Db, id: string, language: string) => Promise<Archive | null>

/** As a program reads it. */
export const json = (value: unknown): string[] => [`${JSON.stringify(value, null, 2)}\n`]

/** A JSON list, entry by entry. */
export async function* listOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entries) {
    yield before + JSON.stringify(entry, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** As a spreadsheet reads it. */
export const csv = (table: Table): string[] => [csvMark, csvLines(table)]

export async function* csvOfPieces(tables: AsyncIterable<Table>): AsyncGenerator<string> {
  yield csvMark
  for await (const table of tables) yield csvLines(table)
}

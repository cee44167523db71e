// The refused rows as a table of their own, to correct and send again: the same heads, and the reasons behind.
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import path from 'node:path'
import type { ImportProblemEntry } from '../../contract/import-shapes.ts'
import { importProblemTexts, refusedHeadText } from '../../messages/import-problem-texts.ts'
import { serverText } from '../../messages/texts.ts'
import { csvLines, csvMark } from '../../platform/spreadsheet.ts'
import type { TableRow } from '../../platform/tables/table.ts'
import { storage } from '../files/place.ts'
import { refusedKey } from './table-file.ts'
import { isReasonHead } from './understanding.ts'

/** Writes it in a folder while rows are read, with the reasons in `language`. */
export function refusedFile(
  importID: string,
  { folder, heads, language }: { folder: string; heads: readonly string[]; language: string },
) {
  const file = path.join(folder, 'refused.csv')
  const columns = heads.flatMap((head, at) => (isReasonHead(head) ? [] : [at]))
  let stream: ReturnType<typeof createWriteStream> | undefined
  const write = async (cells: readonly string[]) => {
    if (stream!.write(csvLines([cells]))) return
    await new Promise((resolve) => stream!.once('drain', resolve))
  }
  return {
    async add(rows: readonly TableRow[], problems: readonly ImportProblemEntry[]): Promise<void> {
      if (!stream) {
        stream = createWriteStream(file)
        stream.write(csvMark)
        await write([...columns.map((at) => heads[at]!), serverText(refusedHeadText, language)])
      }
      for (const { number, cells } of rows) {
        const own = problems.filter(({ row }) => row === number)
        const told = (own.length > 0 ? own : problems).map(({ code, column, text }) => {
          const head = column === undefined ? '' : heads[column]
          const why = serverText(importProblemTexts[code], language)
          return [head && `${head}:`, why, text && `[${text}]`].filter(Boolean).join(' ')
        })
        await write([...columns.map((at) => cells[at]?.text ?? ''), told.join(' ')])
      }
    },
    /** Keeps it with the import; false when nothing was refused. */
    async keep(): Promise<boolean> {
      if (!stream) return false
      stream.end()
      await finished(stream)
      await storage().writeFrom(refusedKey(importID), file, 'text/csv')
      return true
    },
    /** Lets go of it, whatever happened. */
    close(): void {
      stream?.destroy()
    },
  }
}

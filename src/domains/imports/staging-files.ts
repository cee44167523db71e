// The dry run looks for each picture and document that a table names, or that is called by a part number beside it.
import type { FileRefusal } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import { partNumberKey } from '../../contract/trade-writing.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { usable, type FilesBeside } from './archive-files.ts'
import { findNumberedRows, insertFiles, type NewFile } from './queries/files.ts'
import type { ReadProduct } from './reading/drafts.ts'
import { shortKey } from './reading/short-keys.ts'

/** Whether an address is at the company's own host, or below it: whoever rules a name says what is below. */
export const isOwnHost = (host: string, own: string | null): boolean =>
  own !== null && (host === own || host.endsWith(`.${own}`))

const isAddress = (name: string): boolean => /^https:\/\//i.test(name)

/** One for a dry run. `own` is the proven host of the company; `beside` what came with the table, null for nothing. */
export function staging(own: string | null, beside: FilesBeside | null) {
  let staged = 0

  function of(name: string): Pick<NewFile, 'part' | 'state' | 'reason'> {
    const refused = (reason: FileRefusal) => ({ part: null, state: 'refused', reason }) as const
    if (staged > limits.importFilesMax) return refused('too-many-files')
    if (isAddress(name)) {
      const host = URL.parse(name)?.hostname ?? ''
      return isOwnHost(host, own)
        ? { part: null, state: 'waiting', reason: null }
        : refused('own-domain-only')
    }
    const found = beside?.named(name) ?? { refused: 'not-there' as const }
    return 'part' in found ? { part: found.part, state: 'waiting', reason: null } : refused(found.refused)
  }

  return {
    /** The files that a product names. */
    named(row: number, { pictures, documents }: Pick<ReadProduct, 'pictures' | 'documents'>): NewFile[] {
      const wanted: Omit<NewFile, 'part' | 'state' | 'reason'>[] = [
        ...pictures.map((name) => ({ kind: 'picture' as const, name, about: null })),
        ...documents.map(({ file, ...about }) => ({ kind: 'document' as const, name: file, about })),
      ].map((one, position) => ({ ...one, row_number: row, position }))
      return wanted.map((one) => {
        staged += 1
        return { ...one, ...of(one.name) }
      })
    },
    /** Of rows that are staged by now: what lies beside the table and is called by their part numbers. */
    async numbered(
      db: Db,
      importID: string,
      isNumber: (key: string) => boolean,
      write: (work: (tx: Tx) => Promise<void>) => Promise<void>,
    ): Promise<void> {
      if (!beside) return
      const page = 500
      for (let after = 0; ;) {
        const rows = await findNumberedRows(db, importID, after, page)
        const more = rows.flatMap(({ row, partNumber, files }) => {
          const named = new Set(files.map(({ name }) => name))
          const from = Math.max(-1, ...files.map(({ position }) => position)) + 1
          return beside
            .ofNumber(partNumber, isNumber)
            .filter(({ part }) => !named.has(part.path))
            .map(({ kind, part, about }, at): NewFile => {
              const found = usable(part)
              const isUsable = 'part' in found && (staged += 1) <= limits.importFilesMax
              const reason = 'refused' in found ? found.refused : ('too-many-files' as const)
              const fate = isUsable
                ? ({ state: 'waiting', reason: null } as const)
                : ({ state: 'refused', reason } as const)
              return { row_number: row, position: from + at, kind, name: part.path, part, about, ...fate }
            })
        })
        await write((tx) => insertFiles(tx, importID, more))
        if (rows.length < page) return
        after = rows.at(-1)!.row
      }
    },
  }
}

/** Part numbers as they are compared, of a whole table. */
export const numbersOf = () => {
  const keys = new Set<string>()
  return {
    note: (number: string | undefined) =>
      void (number !== undefined && keys.add(shortKey(partNumberKey(number)))),
    has: (key: string) => keys.has(shortKey(key)),
  }
}

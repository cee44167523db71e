// What the columns of a table mean: as they are read, as the company chose, as it chose for a table with the same heads before.
import { createHash } from 'node:crypto'
import { placeOf } from '../../contract/import-places.ts'
import type { ColumnMeaningEntry } from '../../contract/import-shapes.ts'
import { languages } from '../../contract/locale.ts'
import { refusedHeadText } from '../../messages/import-problem-texts.ts'
import { serverText } from '../../messages/texts.ts'
import type { Merged, TableRow } from '../../platform/tables/table.ts'
import type { Sample } from './queries/tables.ts'
import { columnsOf } from './reading/columns.ts'
import { headKey } from './reading/head-words.ts'
import { headerOf } from './reading/header.ts'
import { mappingWith, type Mapping } from './reading/mapping.ts'
import type { Column } from './reading/meanings.ts'

const reasonHeads: ReadonlySet<string> = new Set(
  languages.map((language) => serverText(refusedHeadText, language)),
)
/** Whether a column holds the reasons of rows that were refused before: sent again it says nothing. */
export const isReasonHead = (head: string): boolean => reasonHeads.has(head)

export type Meanings = Readonly<Record<string, ColumnMeaningEntry>>

/** The mapping of a table by its first rows, with the columns that were chosen. */
export function understood(
  { rows, merged }: { rows: readonly TableRow[]; merged: readonly Merged[] },
  meanings: Meanings,
): Mapping {
  const header = headerOf(rows, merged)
  const columns = columnsOf(header, rows).map((column) => chosen(column, meanings))
  return mappingWith(header, withoutRivals(columns, meanings), rows, merged)
}

function chosen(column: Column, meanings: Meanings): Column {
  const meaning = isReasonHead(column.head) ? { field: 'ignored' as const } : meanings[column.at]
  if (!meaning) return column
  // What it was read as is offered still, with its name and unit.
  const others = [column.meaning, ...(column.others ?? [])].filter(({ field }) => field !== meaning.field)
  return { ...column, meaning, sureness: 'sure', reason: 'chosen-before', others }
}

/** What was only read gives way to what was chosen. */
function withoutRivals(columns: readonly Column[], meanings: Meanings): Column[] {
  const taken = new Set(
    columns
      .flatMap(({ at, meaning }) => (meanings[at] ? [placeOf(meaning)] : []))
      .filter((place) => place !== undefined),
  )
  return columns.map((column) => {
    const place = placeOf(column.meaning)
    if (meanings[column.at] || place === undefined || !taken.has(place)) return column
    const others = [column.meaning, ...(column.others ?? [])]
    return { ...column, meaning: { field: 'ignored' }, sureness: 'likely', reason: 'second', others }
  })
}

/** Two chosen columns that one product cannot both have, as places among `meanings`; undefined for none. */
export function rivalsIn(meanings: Meanings): string | undefined {
  const seen = new Set<string>()
  for (const [at, meaning] of Object.entries(meanings)) {
    const place = placeOf(meaning)
    if (place !== undefined && seen.has(place)) return at
    if (place !== undefined) seen.add(place)
  }
  return undefined
}

/** By which a table is known again: its heads in their order. Undefined for a table without any. */
export function fingerprintOf({ rows, merged }: Pick<Sample, 'rows' | 'merged'>): Buffer | undefined {
  const { heads, from } = headerOf(rows, merged)
  const told = heads.filter((head) => !isReasonHead(head))
  if (from === 0 || told.every((head) => head === '')) return undefined
  return createHash('sha256')
    .update(JSON.stringify(told.map(headKey)))
    .digest()
}

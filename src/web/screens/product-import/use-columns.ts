// What the columns mean as the form shows it: as they were read, and over it what was chosen here.
import { useState } from 'react'
import { placeOf } from '../../../contract/import-places.ts'
import type { ColumnMeaningEntry } from '../../../contract/import-shapes.ts'
import type { ColumnData } from './mapping-data.ts'
import { controlOf, meaningIn } from './meaning-form.ts'

export type Detail = keyof ColumnMeaningEntry

/** The values of the controls of all columns, and how one is chosen. */
export function useColumns(columns: readonly ColumnData[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [givenUp, setGivenUp] = useState<ColumnData>()

  const valueIn = (
    texts: typeof chosen,
    { at, head, meaning, others }: ColumnData,
    detail: Detail,
  ): string => {
    const own = texts[controlOf(at, detail)]
    if (own !== undefined) return own
    const field = texts[controlOf(at, 'field')] ?? meaning.field
    // What it was read as before, or may be, brings its own name and unit.
    const read = [meaning, ...others].find((one) => one.field === field)
    const said = read?.[detail] ?? (field === 'spec' && detail === 'key' ? head : undefined)
    return said === undefined ? '' : String(said)
  }
  const meaningOf = (texts: typeof chosen, column: ColumnData): ColumnMeaningEntry => {
    const form = {
      get(name: string) {
        const detail = name.slice(0, name.lastIndexOf('-')) as Detail
        return valueIn(texts, column, detail)
      },
    }
    return meaningIn(form, column.at, column.meaning)
  }

  return {
    valueOf: (column: ColumnData, detail: Detail) => valueIn(chosen, column, detail),
    meanings: columns.map((column) => meaningOf(chosen, column)),
    /** The column whose place another one has taken just now. */
    givenUp,
    /** Says a detail of a column; of two that cannot mean the same the one that was chosen last counts. */
    choose(column: ColumnData, detail: Detail, text: string): void {
      const next = { ...chosen, [controlOf(column.at, detail)]: text }
      // What was said of another field does not belong to this one.
      if (detail === 'field')
        for (const other of ['key', 'unit', 'language', 'from', 'currency', 'per', 'kind'] as const)
          delete next[controlOf(column.at, other)]
      const place = placeOf(meaningOf(next, column))
      const rival = columns.find(
        (other) => other !== column && place !== undefined && placeOf(meaningOf(next, other)) === place,
      )
      if (rival) next[controlOf(rival.at, 'field')] = 'ignored'
      setGivenUp(rival)
      setChosen(next)
    },
  }
}
export type Columns = ReturnType<typeof useColumns>

// Rows of a form whose controls keep what is typed into them themselves: only which rows there are is known here.
import { useState } from 'react'

export type FormRow<Value> = { id: number; value: Value }

/** The rows of `given`, at least one, with `blank` in it; `change` is told after each change. */
export function useRows<Value>(given: readonly Value[], blank: Value, change: () => void) {
  const numbered = (values: readonly Value[], from: number) =>
    values.map((value, at): FormRow<Value> => ({ id: from + at, value }))
  const [rows, setRows] = useState(() => numbered(given.length > 0 ? given : [blank], 0))
  const [next, setNext] = useState(given.length + 1)
  const put = (to: FormRow<Value>[], made: number) => {
    setRows(to)
    setNext(next + made)
    change()
  }
  return {
    rows,
    add: () => put([...rows, ...numbered([blank], next)], 1),
    /** The last one is emptied. */
    remove: (id: number) => {
      const left = rows.filter((row) => row.id !== id)
      put(left.length > 0 ? left : numbered([blank], next), 1)
    },
    /** In the place of a row, or behind it. */
    insert: (at: number, values: readonly Value[], inPlace: boolean, max: number) =>
      put(
        [...rows.slice(0, inPlace ? at : at + 1), ...numbered(values, next), ...rows.slice(at + 1)].slice(
          0,
          max,
        ),
        values.length,
      ),
  }
}

// How rows that a test writes down are read, and what their products are told by.
import type { Merged, TableRow } from '../../../../platform/tables/table.ts'
import { mappingOf } from '../mapping.ts'
import { productsFrom, type Reading } from '../products.ts'
import { cellsOf, rowsOf } from './tables.ts'

/** What is read of rows, with `mapping` or with what is found in them. */
export async function readingsOf(rows: readonly TableRow[], mapping = mappingOf(rows)): Promise<Reading[]> {
  async function* passing() {
    yield* rows
  }
  const readings: Reading[] = []
  for await (const reading of productsFrom(passing(), mapping)) readings.push(reading)
  return readings
}

/** The same of rows as they are written down here. */
export const readingsOfLines = (rows: string[], merged: Merged[] = []): Promise<Reading[]> => {
  const all = rowsOf({ rows })
  return readingsOf(all, mappingOf(all, merged))
}

/** The cells of the products among readings; undefined for a reading without one. */
export const cellsOfReadings = (readings: readonly Reading[]) =>
  readings.map(({ product }) => (product ? Object.fromEntries(cellsOf(product)) : undefined))

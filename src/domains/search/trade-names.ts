// The tables of what things of trade are called (vocabulary/), as they are written.
import type { Language } from '../../contract/locale.ts'
import { electrics } from './vocabulary/electrics.ts'
import { fasteners } from './vocabulary/fasteners.ts'
import { fluids } from './vocabulary/fluids.ts'
import { grades } from './vocabulary/grades.ts'
import { machines } from './vocabulary/machines.ts'
import { materials } from './vocabulary/materials.ts'
import { moving } from './vocabulary/moving.ts'
import { packaging } from './vocabulary/packaging.ts'
import { regions } from './vocabulary/regions.ts'
import { equalStandards } from './vocabulary/standards.ts'
import { tools } from './vocabulary/tools.ts'
import { working } from './vocabulary/working.ts'

/** Of things, in five languages. */
const things = [fasteners, moving, fluids, electrics, tools, machines, packaging, working, materials]
const columns: readonly Language[] = ['en', 'ja', 'es', 'it', 'zh']

const rowsOf = (table: string): string[] => table.trim().split('\n')
const linesOf = (table: string): string[][] => rowsOf(table).map((line) => line.split(/\s*[|,]\s*/u))

/** Lines in which everything means the same. */
export const tradeLines = (): string[][] => [...things, regions, equalStandards].flatMap(linesOf)

/** The same of materials that standards number. */
export const gradeLines = (): string[][] => linesOf(grades)

/** Everything that the tables have a name for. */
export const everyTradeName = (): string[] => [...tradeLines(), ...gradeLines()].flat()

/** What things are called in a language. */
export function tradeNamesIn(language: Language): string[] {
  const at = columns.indexOf(language)
  return things.flatMap(rowsOf).flatMap((line) => line.split(' | ')[at]?.split(', ') ?? [])
}

// The tables of what things of trade are called (vocabulary/), as they are written.
import type { Language } from '../../contract/locale.ts'
import { electrics } from './vocabulary/electrics.ts'
import { fasteners } from './vocabulary/fasteners.ts'
import { fluids } from './vocabulary/fluids.ts'
import { grades } from './vocabulary/grades.ts'
import { machines } from './vocabulary/machines.ts'
import { materials, shapes } from './vocabulary/materials.ts'
import { moving } from './vocabulary/moving.ts'
import { packaging } from './vocabulary/packaging.ts'
import { regions } from './vocabulary/regions.ts'
import { equalStandards } from './vocabulary/standards.ts'
import { tools } from './vocabulary/tools.ts'
import { working } from './vocabulary/working.ts'

/** Of things, in five languages. */
const things = [fasteners, moving, fluids, electrics, tools, machines, packaging, working, materials, shapes]
const columns: readonly Language[] = ['en', 'ja', 'es', 'it', 'zh']

const rowsOf = (table: string): string[] => table.trim().split('\n')
/** `names` mean the same; who asks by one that is only `asked` asks for them, but it is the name of other things as well. */
type TradeLine = { names: string[]; asked: string[]; isThing?: true }

/** A star stands behind what is only asked by: 螺杆 is a threaded rod, and in the names of compressors and pumps. */
const star = /\*$/u
const plain = (name: string): string => name.replace(star, '')

function linesOf(table: string): TradeLine[] {
  return rowsOf(table).map((line) => {
    const all = line.split(/\s*[|,]\s*/u)
    return {
      names: all.filter((name) => !star.test(name)),
      asked: all.filter((name) => star.test(name)).map(plain),
    }
  })
}

/** Lines in which everything means the same. */
export const tradeLines = (): TradeLine[] => [
  ...things.flatMap((table) =>
    linesOf(table).map((line): TradeLine => (saysHow(table) ? line : { ...line, isThing: true })),
  ),
  ...[regions, equalStandards].flatMap(linesOf),
]
/** What things are made of and how stands anywhere in their texts. */
const saysHow = (table: string): boolean => table === materials || table === working

/** The same of materials that standards number. */
export const gradeLines = (): TradeLine[] => linesOf(grades)

/** The same of what things are made of, by any grade. */
export const materialLines = (): TradeLine[] => linesOf(materials)

/** Everything that the tables have a name for. */
export const everyTradeName = (): string[] =>
  [...tradeLines(), ...gradeLines()].flatMap(({ names, asked }) => [...names, ...asked])

/** What things are called in a language. */
export const tradeNamesIn = (language: Language): string[] => tradeNamesByLine(language).flat()

/** The same, a line's names together. */
export function tradeNamesByLine(language: Language): string[][] {
  const at = columns.indexOf(language)
  return things.flatMap(rowsOf).map((line) => namesAt(line, at))
}

const namesAt = (line: string, at: number): string[] => line.split(' | ')[at]?.split(', ').map(plain) ?? []

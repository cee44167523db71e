// Values as tables of ours write them.
import type { WeightUnit } from '../../../contract/trade-writing.ts'
import type { ProblemCode } from './drafts.ts'
import { weightUnitOf } from './measures.ts'

/** The cells of a row by what they hold, with their columns. */
export type OwnCells = ReadonlyMap<string, { text: string; at: number }>
/** Tells what is wrong with a cell. */
export type TellCell = (code: ProblemCode, key: string, text?: string) => void

/** What there are several of stands line below line. */
export const linesOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split('\n'))

/** A weight as a table of ours writes it; undefined for anything else. */
export function weightOf(text: string, unit: string): { value: number; unit: WeightUnit } | undefined {
  const known = weightUnitOf(unit)
  const value = /^\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text.trim()) ? Number(text) : 0
  return known && value > 0 ? { value, unit: known } : undefined
}

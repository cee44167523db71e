// What the names of specifications mean, by what was typed.
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { typedSpec } from '../../../components/product/specs.ts'
import type { SpecRow } from './values.ts'

/** As the call answers them; none where it does not, since nothing that was typed hangs on it. */
export async function meaningsOf(
  { api }: Pick<PageOnServer, 'api'>,
  specs: readonly SpecRow[],
): Promise<SpecMeaningEntry[]> {
  if (specs.length === 0) return []
  return api.readSpecs({ specs: [...specs] }).catch(() => [])
}

/** One text for a name and its value, since the unit of the value helps to tell what the name means. */
export const typedText = ({ key, value }: SpecRow): string => `${key}\n${value}`

export type KnownMeanings = ReadonlyMap<string, SpecMeaningEntry>

/** The meanings by what they were asked for. */
export const known = (meanings: readonly SpecMeaningEntry[]): KnownMeanings =>
  new Map(meanings.map((meaning) => [typedText(typedSpec(meaning.shown)), meaning]))

/** Every term that a row may be chosen to mean, the program's own first. */
export const offeredIn = ({ sure, chosen, candidates }: SpecMeaningEntry) => [
  ...(sure ? [sure] : []),
  ...(chosen ? [chosen] : []),
  ...candidates,
]

/** Whether a row is to be asked for: its name is not known yet, or what was chosen is not among what was offered. */
export function isUnknown(row: SpecRow, meanings: KnownMeanings): boolean {
  if (row.key.trim() === '') return false
  const meaning = meanings.get(typedText(row))
  if (!meaning) return true
  return typeof row.term === 'string' && !offeredIn(meaning).some(({ id }) => id === row.term)
}

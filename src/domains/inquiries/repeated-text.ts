// The same words to many companies are no inquiry (T20).
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { countText } from './queries/allowances.ts'

const timesADay = 3

/** What stays of a text when case, widths, signs, blanks and the names by which its reader is known are taken away. */
export function normalisedText(text: string, readers: readonly string[]): string {
  const fold = (words: string) => words.normalize('NFKC').toLowerCase()
  // A name may be how a longer one begins.
  const names = readers.map(fold).toSorted((a, b) => b.length - a.length)
  return names.reduce((rest, name) => rest.replaceAll(name, ''), fold(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

type Sent = { userID: string; text: string; readers: readonly string[]; day: string }

/** Counts a text. Throws SameText when the person has sent it three times that day, as whomever. */
export async function requireNotRepeated(tx: Tx, { userID, text, readers, day }: Sent): Promise<void> {
  const hash = keyedHash('inquiry text', userID, normalisedText(text, readers))
  if (!(await countText(tx, { userID, day, hash, limit: timesADay }))) throw new AppError('SameText')
}

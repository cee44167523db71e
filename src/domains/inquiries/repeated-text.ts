// The same words to many companies are no inquiry (T20).
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { countText } from './queries/allowances.ts'

const timesADay = 3

/** What stays of a text when case, widths, signs, blanks and the name of its reader are taken away. */
export function normalisedText(text: string, reader: string): string {
  const fold = (words: string) => words.normalize('NFKC').toLowerCase()
  return fold(text)
    .replaceAll(fold(reader), '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

type Sent = { userID: string; text: string; reader: string; day: string }

/** Counts a text. Throws SameText when the person has sent it three times that day, as whomever. */
export async function requireNotRepeated(tx: Tx, { userID, text, reader, day }: Sent): Promise<void> {
  const hash = keyedHash('inquiry text', userID, normalisedText(text, reader))
  if (!(await countText(tx, { userID, day, hash, limit: timesADay }))) throw new AppError('SameText')
}

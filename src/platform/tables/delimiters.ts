// What stands between the cells of a text, and what stands around them: found by which of all choices gives rows of one width.

export type Shape = {
  /** Undefined for a text of one column. */
  delimiter: string | undefined
  /** Null where quotes are letters like others. */
  quote: '"' | "'" | null
  /** How many cells most rows have. */
  width: number
}

const delimiters = ['\t', ';', ',', '|', '^'] as const
const rowsLooked = 300
/** Of the rows, how many must have the width that most have. */
const leastShare = 0.1

/** What spreadsheets write before the first row to tell the delimiter. */
export const delimiterLine = /^sep=([^\r\n])\r?\n/i

/**
 * How the beginning of a text is divided; `delimiter` when it is known already.
 */
export function shapeOf(beginning: string, delimiter?: string): Shape {
  const told = delimiter ?? delimiterLine.exec(beginning)?.[1]
  const text = beginning.replace(delimiterLine, '')
  let best: (Shape & { score: number }) | undefined
  for (const candidate of told === undefined ? delimiters : [told])
    for (const quote of ['"', "'", null] as const) {
      const divided = dividedBy(text, candidate, quote)
      // Quotes are quotes where some cell is in them; an apostrophe or the sign of an inch is a letter.
      if (quote !== null && divided.quoted === 0) continue
      const found = scored(divided)
      if (!best || found.score > best.score) best = { delimiter: candidate, quote, ...found }
    }
  // A quote that never closes is a letter where quotes are unusual, and a fault to be told where they are not.
  if (best?.quote === null && ',;'.includes(best.delimiter ?? '')) best.quote = '"'
  if (best && (best.score > 0 || told !== undefined)) return best
  return { delimiter: undefined, quote: '"', width: 1 }
}

type Divided = { widths: number[]; quoted: number; broken: number; stray: number }

/** Wide rows that are all alike, whose quotes are where quotes belong. */
function scored({ widths, quoted, broken, stray }: Divided): { score: number; width: number } {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  let [score, width] = [0, 1]
  for (const [candidate, count] of counts) {
    const share = count / widths.length
    if (candidate < 2 || share < leastShare || (count < 2 && widths.length > 2)) continue
    const found = share * share * Math.log2(candidate + 1)
    if (found > score) [score, width] = [found, candidate]
  }
  const fault = (broken * 4 + stray) / Math.max(1, widths.length)
  return { score: (score * (quoted > 0 ? 1.05 : 1)) / (1 + fault), width }
}

/** The beginning divided in one way: quotes are doubled within quotes, and close before a delimiter or the end of a row. */
function dividedBy(text: string, delimiter: string, quote: string | null): Divided {
  const found: Divided = { widths: [], quoted: 0, broken: 0, stray: 0 }
  let [width, isBlank, atStart] = [1, true, true]
  const endRow = () => {
    if (!isBlank || width > 1) found.widths.push(width)
    ;[width, isBlank, atStart] = [1, true, true]
  }
  for (let at = 0; at < text.length && found.widths.length < rowsLooked; at++) {
    const letter = text[at]
    if (letter === quote && atStart) {
      const end = endOfQuotes(text, at + 1, quote)
      const after = text[end + 1]
      // Cut off by the end of the beginning, it says nothing.
      if (end === -1) break
      if (after === undefined || after === delimiter || after === '\r' || after === '\n') found.quoted += 1
      else found.broken += 1
      ;[at, isBlank, atStart] = [end, false, false]
    } else if (letter === delimiter) {
      width += 1
      atStart = true
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1
      endRow()
    } else {
      if (letter === '"') found.stray += 1
      isBlank &&= letter === ' '
      atStart = false
    }
  }
  if (found.widths.length === 0) endRow()
  return found
}

/** Where the quote that closes is; -1 when there is none. */
function endOfQuotes(text: string, from: number, quote: string): number {
  for (let at = text.indexOf(quote, from); at !== -1; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at
  return -1
}

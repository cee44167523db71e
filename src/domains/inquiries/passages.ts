// What of a conversation fits the words that were searched for: a line of a message, or the name of a file.
import type { PassageEntry } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { fold, type Fitting } from './finding.ts'
import { findPassages } from './queries/messages.ts'

/** So much of a message stands before the first word, and in all. */
const [lead, most] = [24, 120]

/** For those of a page of conversations that have one, by their ids. */
export async function passagesOf(
  db: Db,
  ids: readonly string[],
  words: readonly string[],
  { written, files }: Pick<Fitting, 'written' | 'files'>,
): Promise<Map<string, PassageEntry>> {
  const passages = new Map<string, PassageEntry>()
  for (const id of ids) {
    const name = files.get(id)?.find((file) => words.some((word) => fold(file).includes(word)))
    if (name !== undefined)
      passages.set(id, { text: name, marks: marksIn(name, words), isFile: true, before: null })
  }
  for (const { id, content, number, newest } of await messagesWith(db, ids, words, written)) {
    const before = newest - number >= limits.messagesPageSize ? number + 1 : null
    passages.set(id, { ...cutAround(content, words), isFile: false, before })
  }
  return passages
}

/** None when there is no time for it: the list stands without. */
async function messagesWith(
  db: Db,
  ids: readonly string[],
  words: readonly string[],
  written: Fitting['written'],
) {
  const wanted = ids.filter((id) => written.has(id))
  if (wanted.length === 0) return []
  try {
    return await findPassages(costly(db), wanted, words)
  } catch (error) {
    if (isDatabaseAway(error)) return []
    throw error
  }
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text on one line with what is around the first word of it, and marks. */
export function cutAround(content: string, words: readonly string[]): { text: string; marks: number[] } {
  const line = content.replace(/\s+/gu, ' ').trim()
  const first = marksIn(line, words)[0] ?? 0
  const all = [...letters.segment(line)]
  const at = Math.max(0, all.findLastIndex(({ index }) => index <= first) - lead)
  const from = all[at]?.index ?? 0
  const to = all[at + most]?.index ?? line.length
  const text = `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
  return { text, marks: marksIn(text, words) }
}

/** Where each place that is one of the words, folded, begins and ends in a text, in order and apart from each other. */
export function marksIn(text: string, words: readonly string[]): number[] {
  // Folding changes lengths: each folded letter knows where it stood.
  let folded = ''
  const places: number[] = []
  for (const { segment, index } of letters.segment(text)) {
    const one = fold(segment)
    for (let at = 0; at < one.length; at += 1) places.push(index)
    folded += one
  }
  places.push(text.length)
  const found = words
    .flatMap((word) => occurrences(folded, word))
    .map(({ start, end }) => ({ start: places[start]!, end: ends(places, end, text.length) }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const marks: number[] = []
  for (const { start, end } of found) {
    if (start >= (marks.at(-1) ?? 0)) marks.push(start, end)
    else if (end > marks.at(-1)!) marks[marks.length - 1] = end
  }
  return marks
}

/** Where the letter ends in which a word ends. */
const ends = (places: readonly number[], end: number, length: number): number => {
  const last = places[end - 1]!
  return places.slice(end).find((place) => place > last) ?? length
}

function occurrences(text: string, word: string): { start: number; end: number }[] {
  const found = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push({ start: at, end: at + word.length })
  return found
}

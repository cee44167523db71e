// What a search box offers while somebody types.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { everyCategoryName } from '../reference-data/industries.ts'
import type { Segment } from './documents.ts'
import { selectSuggestions } from './queries/suggestions.ts'
import type { Sight } from './text-query.ts'
import { otherNamesOf } from './synonyms.ts'
import { normalName } from './tokens.ts'

/** A name as it is compared, with the best thing that has it and whose that is; words have none. */
export type Suggestion = { kind: 'word' | 'name'; text: string; thing?: { id: string; owner: string } }

const lastWord = /[\p{L}\p{M}]+$/u

/**
 * At most eight ways in which a text may go on: with a known word in place of its last, or as the name of a company or
 * product; one statement. None for a text without a letter or digit. Throws Unavailable.
 */
export async function suggestionsFor(
  db: Db,
  { language = 'en', ...sight }: Sight & { segment: Segment; language?: string },
  text: string,
): Promise<Suggestion[]> {
  const most = limits.suggestionsMax
  const names = beginningsOf(text)
  if (names.length === 0) return []
  const whole = text.toWellFormed()
  const typed = lastWord.exec(whole)?.[0]
  const word = typed === undefined ? undefined : wordOf(typed)
  try {
    const { rows } = await selectSuggestions(sight, { word, names }, most).execute(costly(db))
    const before = whole.slice(0, whole.length - (typed?.length ?? 0))
    const had = new Set(normalName(before).split(' '))
    const words = rows.filter(({ kind, text }) => kind === 'word' && !had.has(text)).slice(0, most / 2)
    const named = rows.filter(({ kind }) => kind === 'name')
    const all: Suggestion[] = [
      ...(rows.length < most ? categoriesFor(names, language, Math.max(3, most - rows.length)) : []),
      ...words.map((row) => ({ kind: row.kind, text: before + row.text })),
      ...named.map(({ kind, text, id, owner }) => ({
        kind,
        text,
        ...(id !== null && { thing: { id, owner: owner ?? id } }),
      })),
    ]
    return [...new Map(all.map((one) => [normalName(one.text), one])).values()].slice(0, most)
  } catch (error) {
    if (isDatabaseAway(error)) throw new AppError('Unavailable')
    throw error
  }
}

/** How a name may begin that begins with a text: as it is typed, and in the other kana; none without a letter or digit. */
function beginningsOf(text: string): string[] {
  const name = normalName(text)
  if (name === '') return []
  // After a space the word is whole.
  const typed = /\s$/u.test(text) ? `${name} ` : name
  const katakana = typed.replace(/[\u3041-\u3096]/gu, (kana) => moved(kana, 0x60))
  const hiragana = typed.replace(/[\u30a1-\u30f6]/gu, (kana) => moved(kana, -0x60))
  return [...new Set([typed, katakana, hiragana])]
}

const moved = (kana: string, by: number) => String.fromCodePoint(kana.codePointAt(0)! + by)

type Category = { name: string; normal: string; isOwn: boolean }
const categories = new Map<string, Category[]>()

/**
 * Names of categories, those of the reader's language first: what is written without spaces has no words, but these.
 * After those that begin with a text come the reader's own that hold it, or what else it is called, as 軸受 for ベアリング.
 */
function categoriesFor(beginnings: readonly string[], language: string, most: number): Suggestion[] {
  let known = categories.get(language)
  if (!known) categories.set(language, (known = categoriesIn(language)))
  const own = known.filter(({ isOwn }) => isOwn)
  const holding = (texts: readonly string[]) =>
    own.filter(({ normal }) => texts.some((text) => isWithin(normal, text)))
  const found = [
    ...known.filter(({ normal }) => beginnings.some((beginning) => normal.startsWith(beginning))),
    ...holding(beginnings),
    ...holding(beginnings.flatMap((beginning) => otherNamesOf(beginning).map(normalName))),
  ]
  return [...new Set(found)].slice(0, most).map(({ name }) => ({ kind: 'word', text: name }))
}

function categoriesIn(language: string): Category[] {
  const { own, all } = everyCategoryName(language)
  return all.map((name) => ({ name, normal: normalName(name), isOwn: own.has(name) }))
}

/** Somewhere in a name, at the beginning of a word where words have spaces; a character alone is in too many. */
const isWithin = (name: string, typed: string): boolean =>
  typed.length > 1 && (isSpaced.test(typed) ? ` ${name}`.includes(` ${typed}`) : name.includes(typed))
const isSpaced = /^[\p{sc=Latin}\d]/u

/** As the dictionary writes it; undefined for what is written without spaces, of which it has no words. */
function wordOf(typed: string): string | undefined {
  const word = normalName(typed)
  return /^[\p{L}\p{M}]+$/u.test(word) && !/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)
    ? word
    : undefined
}

// What a search box offers while somebody types.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { everyCategoryName, everyCategoryNode } from '../reference-data/industries.ts'
import { categoryCounts } from '../directory/counts.ts'
import type { Segment } from './documents.ts'
import { selectSuggestions, type SuggestionRow } from './queries/suggestions.ts'
import type { Sight } from './text-query.ts'
import { otherNamesOf } from './synonyms.ts'
import { normalName } from './tokens.ts'

type Named = 'business' | 'product'
/** A name as it is compared, with the best thing that has it and whose that is; or words, or a category with what stands under it. */
export type Suggestion =
  | { kind: 'word'; text: string }
  | { kind: 'category'; text: string; id: string; count: number }
  | { kind: Named; text: string; thing: { id: string; owner: string } }
export type SuggestedThing = { kind: Named; id: string; owner: string }

const lastWord = /[\p{L}\p{M}]+$/u
/** Of products beside companies, and of companies beside products. */
const othersMost = 2

/**
 * At most eight ways in which a text may go on: as the name of a category, with a known word in place of its last, or as the
 * name of a company or product; one statement. None for a text without a letter or digit. Throws Unavailable.
 */
export async function suggestionsFor(
  db: Db,
  { language = 'en', ...sight }: Sight & { segment: Segment; language?: string },
  text: string,
): Promise<Suggestion[]> {
  const most = limits.suggestionsMax
  const names = beginningsOf(text)
  if (names.length === 0) return []
  const { segment } = sight
  const other = segment === 'UR' ? undefined : segment === 'PR' ? 'MA' : 'PR'
  const whole = text.toWellFormed()
  const typed = lastWord.exec(whole)?.[0]
  const word = typed === undefined ? undefined : wordOf(typed)
  try {
    const [{ rows }, counts] = await Promise.all([
      selectSuggestions({ ...sight, other }, { word, names }, most).execute(costly(db)),
      countsIn(db, sight),
    ])
    const before = whole.slice(0, whole.length - (typed?.length ?? 0))
    const had = new Set(normalName(before).split(' '))
    const words = rows.filter(({ kind, text }) => kind === 'word' && !had.has(text)).slice(0, most / 2)
    const namedIn = (which: 'name' | 'other', segment: Segment | undefined): Suggestion[] =>
      onceEachThing(rows.filter(({ kind, id }) => kind === which && id !== null)).map(
        ({ text, id, owner }) => ({
          kind: segment === 'PR' ? 'product' : 'business',
          text,
          thing: { id: id!, owner: owner ?? id! },
        }),
      )
    const own = rows.filter(({ kind }) => kind !== 'other').length
    const all = onceEach([
      ...(own < most ? categoriesFor(names, language, Math.max(3, most - own), counts) : []),
      ...words.map((row) => ({ kind: 'word' as const, text: before + row.text })),
      ...namedIn('name', segment),
    ])
    const others = namedIn('other', other).slice(0, othersMost)
    return onceEach([...all.slice(0, most - others.length), ...others])
  } catch (error) {
    if (isDatabaseAway(error)) throw new AppError('Unavailable')
    throw error
  }
}

/** What begins so in several languages is one thing. */
const onceEachThing = (rows: readonly SuggestionRow[]): SuggestionRow[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()

/** The first of those that read alike. */
const onceEach = (all: readonly Suggestion[]): Suggestion[] => {
  const once = new Map<string, Suggestion>()
  for (const one of all) if (!once.has(normalName(one.text))) once.set(normalName(one.text), one)
  return [...once.values()]
}

type Counts = ReadonlyMap<string, number>

/** How much a search of this type has under each category; undefined where nobody counts it. */
async function countsIn(
  db: Db,
  { segment, editionBit }: Sight & { segment: Segment },
): Promise<Counts | undefined> {
  if (editionBit === undefined || (segment !== 'MA' && segment !== 'PR')) return undefined
  const counted = await categoryCounts(db, editionBit, 'all')
  return new Map(
    counted.map(({ id, manufacturers, products }) => [id, segment === 'PR' ? products : manufacturers]),
  )
}

/** How a name may begin that begins with a text: as it is typed, and in the other kana; none without a letter or digit. */
export function beginningsOf(text: string): string[] {
  const name = normalName(text)
  if (name === '') return []
  // After a space the word is whole.
  const typed = /\s$/u.test(text) ? `${name} ` : name
  const katakana = typed.replace(/[\u3041-\u3096]/gu, (kana) => moved(kana, 0x60))
  const hiragana = typed.replace(/[\u30a1-\u30f6]/gu, (kana) => moved(kana, -0x60))
  return [...new Set([typed, katakana, hiragana])]
}

const moved = (kana: string, by: number) => String.fromCodePoint(kana.codePointAt(0)! + by)

type Category = { name: string; normal: string; isOwn: boolean; ids: readonly string[] }
const categories = new Map<string, Category[]>()

/**
 * Names of categories, those of the reader's language first: what is written without spaces has no words, but these.
 * After those that begin with a text come the reader's own that hold it, or what else it is called, as 軸受 for ベアリング.
 * Of a name that several have it is the one with most under it; where nothing is counted, or nothing is there, it is a word.
 */
function categoriesFor(
  beginnings: readonly string[],
  language: string,
  most: number,
  counts: Counts | undefined,
): Suggestion[] {
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
  return [...new Set(found)].slice(0, most).map(({ name, ids }): Suggestion => {
    const countOf = (id: string) => counts?.get(id) ?? 0
    const id = ids.toSorted((one, other) => countOf(other) - countOf(one))[0]
    const count = id === undefined ? 0 : countOf(id)
    return id === undefined || count === 0
      ? { kind: 'word', text: name }
      : { kind: 'category', text: name, id, count }
  })
}

function categoriesIn(language: string): Category[] {
  const { own, all } = everyCategoryName(language)
  const ids = Map.groupBy(everyCategoryNode(), ({ name }) => name)
  return all.map((name) => ({
    name,
    normal: normalName(name),
    isOwn: own.has(name),
    ids: ids.get(name)?.map(({ id }) => id) ?? [],
  }))
}

/**
 * Somewhere in a name, at the beginning of a word where words have spaces; a character alone is in too many. A few kana
 * stand in longer words by chance, as ネジ in マネジメント: they count where another script goes before them.
 */
function isWithin(name: string, typed: string): boolean {
  if (typed.length < 2) return false
  if (isSpaced.test(typed)) return ` ${name}`.includes(` ${typed}`)
  if (!isFewKana.test(typed)) return name.includes(typed)
  for (let at = name.indexOf(typed); at >= 0; at = name.indexOf(typed, at + 1))
    if (at === 0 || !isKana.test(name.charAt(at - 1))) return true
  return false
}
const isSpaced = /^[\p{sc=Latin}\d]/u
const isFewKana = /^[\p{sc=Hira}\p{sc=Kana}ー]{1,3}$/u
const isKana = /[\p{sc=Hira}\p{sc=Kana}ー]/u

/** As the dictionary writes it; undefined for what is written without spaces, of which it has no words. */
function wordOf(typed: string): string | undefined {
  const word = normalName(typed)
  return /^[\p{L}\p{M}]+$/u.test(word) && !/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)
    ? word
    : undefined
}

// What a text means before any document is asked: names of categories in five languages, and words that mean what they say (D51).
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import { everyCategoryNode, nameOfNode, type CategoryNode } from '../reference-data/industries.ts'
import { partsOf, wordsOfName } from './compounds.ts'
import { factsAmong } from './spec-terms.ts'
import { otherNamesOf } from './synonyms.ts'
import { termsAmong } from './terms.ts'
import { queryWords } from './tokens.ts'
import { usualWriting } from './variants.ts'

/**
 * A text as it was typed, divided at its spaces; what is `kept` is never put right nor left out. `isFact`: it is kept because it names
 * what data sheets tell of things, and is no thing itself.
 */
export type Chunk = { typed: string; isKept: boolean; isFact: boolean }

/** Names of categories by their words, as queries have them, with the categories that are called so. */
type Names = {
  ids: Map<string, string[]>
  longest: number
  words: Map<string, string[]>
  /** The same by the words that are written without spaces. */
  compounds: Map<string, string[]>
  /** The same by what their names begin with, or in English end with: Stampi per lamiera, Industrial Ovens. */
  heads: Map<string, string[]>
  /** By a part of a name that lists several things, and its category, what is called so below it. */
  listed: Map<string, string[]>
}
let known: Names | undefined

/** Bearings, Bearing and BEARINGS are one name, and so are コンベヤ and コンベア; what only joins words makes no other one of it. */
function keyOf(text: string): string {
  const known = keys.get(text)
  if (known !== undefined) return known
  if (keys.size >= keysMost) keys.clear()
  const key = keyAnew(text)
  keys.set(text, key)
  return key
}
/** A text is asked for its words many times while one search is made. */
const keys = new Map<string, string>()
const keysMost = 10_000

const keyAnew = (text: string): string => {
  const words = isFunctionWord(text) ? [] : queryWords(withoutElision(text))
  return words.length === 0 ? '' : JSON.stringify(words.map(([usual]) => usual))
}

function names(): Names {
  if (known) return known
  known = {
    ids: new Map(),
    longest: 1,
    words: new Map(),
    compounds: new Map(),
    heads: new Map(),
    listed: new Map(),
  }
  for (const { id, name } of everyCategoryNode()) {
    for (const called of [name, ...otherNames(name)]) {
      const keys = keysOf(called)
      if (keys.length > 0) note(known.ids, keys.join(), id)
      known.longest = Math.max(known.longest, chunksOf(called).length)
    }
    for (const token of new Set(queryWords(name).flat(2))) note(known.words, token, id)
    for (const word of wordsOfName(name)) note(known.compounds, usualWriting(word), id)
  }
  for (const id of new Set(everyCategoryNode().map(({ id }) => id)))
    for (const head of headsOf(id)) note(known.heads, head, id)
  noteListed(known.listed)
  return known
}

/** Reads how categories are called, a quarter of a second once a process: as readTerms. */
export const readCategories = (): void => void names()

const listedKey = (part: string, id: string): string => `${id} ${keysOf(part).join()}`

/** 天井クレーン of クレーン・荷役機械. */
function noteListed(listed: Names['listed']): void {
  const above = Map.groupBy(everyCategoryNode(), ({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('-'))))
  for (const { id, name } of everyCategoryNode().filter(({ name }) => /[・／]/u.test(name)))
    for (const below of above.get(id) ?? [])
      for (const part of otherNames(name))
        if ([below.name, ...otherNames(below.name)].some((name) => name.endsWith(part)))
          note(listed, listedKey(part, id), below.id)
}

function* headsOf(id: string): Generator<string> {
  for (const language of ['it', 'es', 'en']) {
    const keys = keysOf(nameOfNode(id, language) ?? '')
    for (const at of keys.keys()) yield (language === 'en' ? keys.slice(at) : keys.slice(0, at + 1)).join()
  }
}

/** 軸受（ベアリング） is called by either word; パイプ・部品 are not all parts. */
const otherNames = (name: string): string[] =>
  /[（(・／]/u.test(name)
    ? name.split(/\s*[（）()・／]\s*/u).filter((part) => part !== '' && !shared.has(part))
    : []

/** Last words of so many names that none of them is meant. */
const shared: ReadonlySet<string> = new Set(
  '部品 部材 装置 設備 機械 機器 器具 製品 材料 用品 加工 サービス システム 組立 保守 设备 机械 配件 零件 部件 材料 产品 服务 系统'.split(
    ' ',
  ),
)

function note(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key)
  if (ids === undefined) map.set(key, [id])
  else if (!ids.includes(id)) ids.push(id)
}

const keysOf = (text: string): string[] => chunksOf(text).flatMap((chunk) => keyOf(chunk) || [])
export const chunksOf = (text: string): string[] => text.split(/\s+/u).filter((chunk) => chunk !== '')

/** The industries, categories and subcategories that a text is the name of, the largest first; mostly none. */
export function nodesNamed(text: string): string[] {
  return (names().ids.get(keysOf(text).join()) ?? []).toSorted((one, other) => one.length - other.length)
}

/** A word that more names begin with says what things are made of or for: steel, machines. */
const meantMost = 2

/**
 * What a text means in the first place: the categories it names (of those that list several things what is called so below them), else those whose names it is the head of, else those that name what
 * it is called otherwise; unless they are many.
 */
export function categoriesMeant(text: string): string[] {
  const named = nodesNamed(text)
  if (named.length > 0)
    return highestOf(named.flatMap((id) => names().listed.get(listedKey(text, id)) ?? [id]))
  const heads = highestOf(names().heads.get(keysOf(text).join()) ?? [])
  const meant = heads.length > 0 ? heads : highestOf(otherNamesOf(text).filter(isWhole).flatMap(nodesNamed))
  return meant.length <= meantMost ? meant : []
}

/** Those whose names a text is the head of: many sorts of bearings are ball bearings. */
export const categoriesWithHead = (text: string): string[] => names().heads.get(keysOf(text).join()) ?? []

/** Without its OR an anello OR is any ring. */
export const isWhole = (name: string): boolean => !name.split(' ').some(isFunctionWord)

export const highestOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => !ids.some((other) => id.startsWith(`${other}-`)))),
]

/** The chunks of a text, those that name a category or a fact or are a term of engineers marked. */
export function phrasesIn(text: string): Chunk[] {
  const chunks = chunksOf(text)
  const { ids, longest } = names()
  const kept = termsAmong(chunks)
  const keys = chunks.map(keyOf)
  for (let from = 0; from < keys.length; from++)
    for (let to = Math.min(keys.length, from + longest); to > from; to--) {
      const name = keys.slice(from, to).filter((key) => key !== '')
      // A word that only joins belongs to a name when it stands within.
      if (keys[from] === '' || keys[to - 1] === '' || !ids.has(name.join())) continue
      kept.fill(true, from, to)
      break
    }
  const facts = factsAmong(chunks)
  return chunks.map((typed, at) => {
    const isFact = facts[at]! && !kept[at]!
    return { typed, isKept: kept[at]! || isFact, isFact }
  })
}

/** True of a word that stands in the name of some category: whoever types it means it. */
export const isCategoryWord = (token: string): boolean => names().words.has(token)

const nearestMost = 40

/**
 * Categories near to what a text says, the nearest first: of one that is named those below and beside it, else those that share
 * words with it, the more the better and the rarer the better.
 */
export function nodesNear(text: string): string[] {
  const named = nodesNamed(text)
  const near = new Map<string, number>()
  const { words } = names()
  const add = (ids: readonly string[]) => {
    for (const id of ids) near.set(id, (near.get(id) ?? 0) + 1 / Math.sqrt(ids.length))
  }
  for (const token of tokensMeant(text)) add(words.get(token) ?? [])
  for (const word of compoundsOf(text)) add(nodesWith(word))
  for (const id of named)
    for (const other of everyCategoryNode())
      if (other.id !== id && isBeside(id, other)) near.set(other.id, (near.get(other.id) ?? 0) + 0.1)
  for (const id of named) near.delete(id)
  return [...near]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, nearestMost)
    .map(([id]) => id)
}

const letterOrNumber = /^(?:[a-z]|\p{N}+)$/u

/** A size, a standard, a letter or what joins words tells no category from another. */
function tokensMeant(text: string): Set<string> {
  const chunks = chunksOf(text)
  const terms = termsAmong(chunks)
  const meant = chunks.filter((chunk, at) => !terms[at] && !isFunctionWord(chunk)).map(withoutElision)
  return new Set(
    queryWords(meant.join(' '))
      .flat(2)
      // Pairs of characters are no words: バイト has the イト of ライト.
      .filter((token) => !letterOrNumber.test(token) && !isOfRun.test(token)),
  )
}

const isOfRun = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const runs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{2,}/gu

/** Words of what is written without spaces, as most write them. */
const compoundsOf = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFKC').match(runs) ?? []).flatMap(partsOf).flatMap(wordsOfName).map(usualWriting),
  ),
]

/** Categories with a word that is the same, or ends or begins with it: ボールエンドミル for エンドミル. */
function nodesWith(word: string): readonly string[] {
  const known = wordsLooked.get(word)
  if (known !== undefined) return known
  if ([...word].length < (/^\p{sc=Han}/u.test(word) ? 2 : 3)) return []
  const { compounds } = names()
  const ids = [...compounds].flatMap(([other, own]) =>
    other === word || other.endsWith(word) || other.startsWith(word) ? own : [],
  )
  if (wordsLooked.size >= wordsMost) wordsLooked.clear()
  wordsLooked.set(word, ids)
  return ids
}
/** Names of products in a table have the same words again and again. */
const wordsLooked = new Map<string, readonly string[]>()
const wordsMost = 2_000

/** Below the one that is named, or under the same one as it. */
function isBeside(id: string, { id: other }: CategoryNode): boolean {
  const above = id.slice(0, Math.max(4, id.lastIndexOf('-')))
  return other.startsWith(`${id}-`) || (other.length === id.length && other.startsWith(`${above}-`))
}

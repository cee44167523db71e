// Words of Japanese and Chinese are written together: 精密板金加工 is 精密, 板金 and 加工.
import { everyCategoryNode } from '../reference-data/industries.ts'
import { katakanaOf } from './variants.ts'

const common =
  '加工 機械 装置 部品 製品 精密 超硬 高速 小型 大型 専用 汎用 自動 設備 器具 工具 材料 金型 板金 鋳物 鋳造 鍛造 切削 研削 研磨 溶接 塗装 表面処理 設計 製作 製造 組立 修理 検査 試作 量産 特注 一式'
const run = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{3,}/gu
const piece = /[\p{sc=Han}々]+|[\p{sc=Kana}\p{sc=Hira}ー]+/gu
let known: { words: ReadonlySet<string>; longest: number } | undefined

/** Words of names of categories, where their script changes or something divides them, and those common in all trades. */
function vocabulary(): { words: ReadonlySet<string>; longest: number } {
  if (known) return known
  const words = new Set(common.split(' '))
  for (const { name } of everyCategoryNode())
    for (const word of wordsOfName(name)) if ([...word].length >= 2) words.add(word)
  known = { words, longest: Math.max(...[...words].map(({ length }) => length)) }
  return known
}

/** The words that a name is made of, as far as its script tells. */
export const wordsOfName = (name: string): string[] => katakanaOf(name.normalize('NFKC')).match(piece) ?? []

/** A text whose compounds are divided into the words that are known in them; undefined when none is. */
export function partsOfCompounds(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  const apart = plain.replace(run, (compound) => partsOf(compound).join(' '))
  return apart === plain ? undefined : apart
}

/** The words of a compound, each of two characters or more; itself alone where they are not known. */
export function partsOf(compound: string): string[] {
  const parts = wordsOfName(compound).flatMap(knownIn)
  return parts.every((part) => [...part].length >= 2) ? parts : [compound]
}

/** Characters are divided into known words and what is left; kana stay, as one word borrowed. */
function knownIn(word: string): string[] {
  if (!/^[\p{sc=Han}]{4,}$/u.test(word)) return [word]
  const { words, longest } = vocabulary()
  const parts: string[] = []
  let at = 0
  while (at < word.length) {
    let to = Math.min(word.length, at + longest, at === 0 ? word.length - 1 : word.length)
    while (to > at + 2 && !words.has(word.slice(at, to))) to--
    if (to - at < 2 || !words.has(word.slice(at, to))) return rest(word, at, parts)
    parts.push(word.slice(at, to))
    at = to
  }
  return parts
}

const rest = (word: string, at: number, parts: readonly string[]): string[] => {
  const left = word.slice(at)
  // What stands before a known end is a word of its own: 何々加工.
  const end =
    parts.length === 0 && vocabulary().words.has(word.slice(-2))
      ? [word.slice(0, -2), word.slice(-2)]
      : undefined
  return end ?? (left.length < 2 ? [word] : [...parts, left])
}

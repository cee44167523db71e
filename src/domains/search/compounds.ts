// Words of Japanese and Chinese are written together: 精密板金加工 is 精密, 板金 and 加工.
import { everyCategoryNode } from '../reference-data/industries.ts'
import { everyTradeName } from './trade-names.ts'
import { katakanaOf } from '../../contract/writing.ts'
import { usualWriting } from './variants.ts'

const common =
  '加工 機械 装置 部品 製品 精密 超硬 高速 小型 大型 専用 汎用 自動 設備 器具 工具 材料 金型 板金 鋳物 鋳造 鍛造 切削 研削 研磨 溶接 塗装 表面処理 設計 製作 製造 組立 修理 検査 試作 量産 特注 一式 自動車 産業 工業 電子 電気 金属 樹脂 食品 医療 半導体 油圧 空圧 直動 三相 単相'
const run = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{3,}/gu
/** An ending of a verb stays with it: 穴付きボルト is 穴付き and ボルト. */
const piece =
  /[\p{sc=Han}々]+(?:[いえきぎけげしじせちてびみめりれ](?!\p{sc=Hira}))?|[\p{sc=Kana}\p{sc=Hira}ー]+/gu
/** What says of a word what it is for or made of belongs to it: 配管用. */
const endings = '[用製式型形付系性品材機器]'
let known: Vocabulary | undefined
type Vocabulary = { words: ReadonlySet<string>; longest: number; inKana: readonly string[] }

/** Words of names of categories and of trade, where their script changes or something divides them, and those common in all trades. */
function vocabulary(): Vocabulary {
  if (known) return known
  const words = new Set(common.split(' '))
  const inKana = new Set<string>()
  for (const name of [...everyCategoryNode().map(({ name }) => name), ...everyTradeName()])
    for (const word of wordsOfName(name).filter(saysMuch)) {
      words.add(usualOf(word))
      if (onlyKana.test(word)) inKana.add(word)
    }
  known = { words, longest: Math.max(...[...words].map(({ length }) => length)), inKana: [...inKana] }
  return known
}

const onlyKana = /^[\p{sc=Kana}ー]{3,}$/u

/** Words in kana of names of categories and of trade, as they are written there. */
export const wordsInKana = (): readonly string[] => vocabulary().inKana

const held = new Map<string, boolean>()
/** True of two kana that are a part of other words than those made with it: ビス of サービス and クレビス; ネジ is mostly a word. */
export function isPartOfWords(word: string): boolean {
  if (!/^\p{sc=Kana}{2}$/u.test(word) || short.has(word)) return false
  const known = held.get(word)
  if (known !== undefined) return known
  const isPart = wordsInKana().some(
    (other) =>
      other.length > 2 && other.includes(word) && !partsOf(other).some((part) => usualOf(part) === word),
  )
  held.set(word, isPart)
  return isPart
}

/** Two kana are a part of too many words. */
const saysMuch = (word: string) => [...word].length >= (/^\p{sc=Han}/u.test(word) ? 2 : 3) || short.has(word)
const short: ReadonlySet<string> = new Set('ゴム ネジ バネ ガス ピン ギヤ ギア エア'.split(' '))
/** A word as most write it, without the long vowel at its end. */
export const usualOf = (word: string): string => usualWriting(word).replace(/(?<=..)ー$/u, '')

/** The words that a name is made of, as far as its script tells. */
export const wordsOfName = (name: string): string[] =>
  (name.normalize('NFKC').match(piece) ?? []).map(katakanaOf)

/** A text whose compounds are divided into the words that are known in them; undefined when none is. */
export function splitCompounds(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  const apart = plain.replace(run, (compound) => partsOf(compound).join(' '))
  return apart === plain ? undefined : apart
}

/** The words of a compound as they stand in it, each of two characters or more; itself alone where they are not known. */
export function partsOf(compound: string): string[] {
  const parts = withEndings(wordsOfName(compound).flatMap(knownIn))
  if (!parts.every((part) => [...part].length >= 2)) return [compound]
  let at = 0
  return parts.map((part) => compound.slice(at, (at += part.length)))
}

/** A character alone belongs to the word before it: ステンレス鋼フランジ is ステンレス鋼 and フランジ. */
function withEndings(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    if (joined.length > 0 && /^\p{sc=Han}$/u.test(part)) joined[joined.length - 1] += part
    else joined.push(part)
  }
  return joined
}

/**
 * What is written in one script is divided into known words, as few as there can be; at its beginning one may be unknown, which says
 * more of what follows: 何々加工. A word of a few kana is one.
 */
function knownIn(word: string): string[] {
  if ([...word].length < (/^\p{sc=Han}/u.test(word) ? 4 : 5)) return [word]
  const { longest } = vocabulary()
  /** The fewest words that the text from a place on is made of. */
  const rests: (string[] | undefined)[] = [[]]
  for (let from = word.length - 1; from >= 0; from--) {
    let best: string[] | undefined
    for (let to = Math.min(word.length, from + longest + 1); to > from; to--) {
      const rest = rests[word.length - to]
      const part = word.slice(from, to)
      if (rest === undefined || part === word || !isWord(part)) continue
      if (best === undefined || rest.length + 1 < best.length) best = [part, ...rest]
    }
    rests.push(best)
  }
  const whole = rests.at(-1)
  if (whole !== undefined) return whole
  const least = /^\p{sc=Han}/u.test(word) ? 2 : 3
  for (let from = least; from <= word.length - least; from++) {
    const rest = rests[word.length - from]
    if (rest !== undefined) return [word.slice(0, from), ...rest]
  }
  return [word]
}

const withEnding = new RegExp(`^(.{2,})${endings}$`, 'u')
/** True of a word, or one with an ending such as 用, that is in names of categories or of trade, or common in all trades. */
export const isWord = (part: string): boolean => {
  const { words } = vocabulary()
  const [, before] = withEnding.exec(part) ?? []
  return words.has(usualOf(part)) || (before !== undefined && words.has(usualOf(before)))
}

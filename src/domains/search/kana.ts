// A word in kana that nobody writes so, put right by the names of categories and of trade: リニアガイト is リニアガイド.
import type { Correction } from './correcting.ts'
import { isWord, partsOf, usualOf, wordsInKana } from './compounds.ts'
import { phrasesIn } from './query-understanding.ts'
import { lettersApart } from './misspellings.ts'
import { katakanaOf } from '../../contract/writing.ts'

const runs = /[\p{sc=Kana}\p{sc=Hira}ー]{3,}/gu
/** Shorter words are like too many others. */
const likeFrom = 5
const surelyFrom = 6

/** A text with its unknown words in kana put right; undefined when there are none, or none is like them. */
export function kanaCorrectionOf(text: string): Correction | undefined {
  let isGuess = false
  const put = (run: string) => {
    const typed = katakanaOf(run)
    if (isWord(typed) || partsOf(typed).length > 1) return run
    const meant = nearest(typed)
    isGuess ||= meant !== undefined && soundOf(meant) !== soundOf(typed) && typed.length < surelyFrom
    return meant ?? run
  }
  const chunks = phrasesIn(text)
  const plain = chunks.map(({ typed }) => typed.normalize('NFKC'))
  const corrected = plain.map((chunk, at) => (chunks[at]!.isKept ? chunk : chunk.replace(runs, put)))
  return corrected.join() === plain.join() ? undefined : { text: corrected.join(' '), isGuess }
}

/** What is mistaken most: marks of voiced sounds (ト for ド), small kana, and kana that look alike (ソ for ン). */
const alike = new Map(
  [...'ァアィイゥウェエォオッツャヤュユョヨソンシツ'].flatMap((one, at, all) =>
    at % 2 === 0 ? [[one, all[at + 1]!]] : [],
  ),
)
const soundOf = (word: string): string =>
  [
    ...usualOf(word)
      .normalize('NFD')
      .replace(/[\u3099\u309a]/gu, ''),
  ]
    .map((kana) => alike.get(kana) ?? kana)
    .join('')

/** A word that differs in what is mistaken most, else one of some length with the same beginning that differs in one kana. */
function nearest(typed: string): string | undefined {
  const sound = soundOf(typed)
  const words = wordsInKana()
  const same = words.find((word) => soundOf(word) === sound)
  if (same !== undefined || typed.length < likeFrom) return same
  const usual = usualOf(typed)
  const isLike = (word: string) =>
    word[0] === typed[0] && word.length >= likeFrom && lettersApart(usual, usualOf(word)) === 1
  return words.find(isLike)
}

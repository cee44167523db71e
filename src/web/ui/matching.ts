// Which entries of a long list fit what was typed.
export type Choice = {
  value: string
  name: string
  /** Shown beside the name and searched too, such as the branch it belongs to. */
  detail?: string
}

const shownMax = 80

/** Letters without case, accents and width, kana as katakana; バ and パ are other letters than ハ. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))

/** The entries with every typed word in name, detail or value: first the one of that code, then those whose name begins so, then those whose name has words that begin so, then those whose name has them all; none that is chosen, at most 80. */
export function matches<Entry extends Choice>(
  entries: readonly Entry[],
  typed: string,
  chosen: readonly Choice[],
): Entry[] {
  // A word has a letter or a digit: what stands between the names of a path is none.
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const taken = new Set(chosen.map(({ value }) => value))
  const free = entries.filter(({ value }) => !taken.has(value))
  if (words.length === 0) return free.slice(0, shownMax)
  const fitting = free.filter(({ name, detail = '', value }) => {
    const text = plain(`${name} ${detail} ${value}`)
    return words.every((word) => isIn(text, word))
  })
  const rank = ({ name, value }: Choice) => {
    if (plain(value) === words[0]) return 0
    const own = plain(name)
    if (own.startsWith(words[0] ?? '')) return 1
    if (words.every((word) => isIn(own, word, beginsAt))) return 2
    return words.every((word) => isIn(own, word)) ? 3 : 4
  }
  return fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, shownMax)
}

type Fits = (text: string, word: string, at: number) => boolean

/** Whether a word stands somewhere in a text: ネジ in ボールネジ, but not in マネジメント, where it is no part of its own. */
function isIn(text: string, word: string, fits: Fits = isNoPart): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (fits(text, word, at)) return true
  return false
}

const katakana = /[\u30a1-\u30fa\u30fc]/u
const scripts = [katakana, /\p{Script=Han}/u, /[\p{Script=Latin}\p{N}]/u]
const isJoined = (text: string, at: number, of: readonly RegExp[]) =>
  of.some((script) => script.test(text[at - 1] ?? '') && script.test(text[at] ?? ''))

const isNoPart: Fits = (text, word, at) =>
  !(isJoined(text, at, [katakana]) && isJoined(text, at + word.length, [katakana]))

/** At the start of a word: another script or none stands before it. */
const beginsAt: Fits = (text, _word, at) => !isJoined(text, at, scripts)

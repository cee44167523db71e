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

/** The entries with every typed word in name, detail or value: first the one of that code, then those whose name begins so, then those whose name has them all; none that is chosen, at most 80. */
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
    return words.every((word) => text.includes(word))
  })
  const rank = ({ name, value }: Choice) => {
    if (plain(value) === words[0]) return 0
    const own = plain(name)
    if (own.startsWith(words[0] ?? '')) return 1
    return words.every((word) => own.includes(word)) ? 2 : 3
  }
  return fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, shownMax)
}

// Looking for a category by its words, in the browser.
import type { Choice } from '../../ui/MultiSelect.tsx'
import { between } from './options.ts'

export type PathOption = {
  /** As `0004.0004-03-02`. */
  value: string
  /** With everything above it. */
  text: string
  /** The last of its names. */
  leaf: string
  industryID: string
}

/** Every category and subcategory with its whole path. */
export const pathsOf = (choices: readonly Choice[]): PathOption[] =>
  choices.map(({ value, name, detail }) => ({
    value,
    text: detail === undefined ? name : `${detail}${between}${name}`,
    leaf: name,
    industryID: value.slice(0, 4),
  }))

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** The paths that have all the words, those whose own name begins with them first; at most `max`. */
export function pathsWith(paths: readonly PathOption[], typed: string, max: number): PathOption[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '' && word !== between.trim())
  if (words.length === 0) return []
  const whole = words.join(' ')
  const rank = ({ leaf }: PathOption) => {
    const own = plain(leaf)
    if (own.startsWith(whole)) return 0
    return words.every((word) => own.includes(word)) ? 1 : 2
  }
  return paths
    .filter(({ text }) => words.every((word) => plain(text).includes(word)))
    .map((path) => ({ path, rank: rank(path) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, max)
    .map(({ path }) => path)
}

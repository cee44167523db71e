// Looking for a category by its words, in the browser.
import { between } from './options.ts'

/** The whole tree as the browser gets it: each industry with its categories and their subcategories, as ids and names. */
export type PackedTree = [id: string, name: string, categories: [id: string, name: string, subs: [id: string, name: string][]][]][]

export type PathOption = {
  /** As `0004.0004-03-02`. */
  value: string
  /** With everything above it. */
  text: string
  /** The last of its names. */
  leaf: string
  industryID: string
}

/** Every category and subcategory of the tree, in its order. */
export function pathsOf(tree: PackedTree): PathOption[] {
  return tree.flatMap(([industryID, industry, categories]) =>
    categories.flatMap(([id, name, subs]) => {
      const text = `${industry}${between}${name}`
      const category = { value: `${industryID}.${id}`, text, leaf: name, industryID }
      return [
        category,
        ...subs.map(([subID, leaf]) => ({
          value: `${industryID}.${subID}`,
          text: `${text}${between}${leaf}`,
          leaf,
          industryID,
        })),
      ]
    }),
  )
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** The paths that have all the words, those whose own name begins with them first; at most `max`. */
export function pathsWith(paths: readonly PathOption[], typed: string, max: number): PathOption[] {
  const words = plain(typed).split(/\s+/u).filter((word) => word !== '' && word !== between.trim())
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

import { plain } from '../../ui/matching.ts'

/** Those whose name holds every word of `search`, whatever its width, accents and capitals; all without any words. */
export function namedLike<Named extends { name: string }>(all: readonly Named[], search: string): Named[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return all.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}

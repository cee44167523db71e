// Whether a thing is what is searched for, asked in memory alone: where it names itself and is filed under, or by its category.
import { markOf } from './marks.ts'
import type { ThingDocument } from './queries/choosing.ts'
import { groupsOf, textQueryOf, widest, type Filters } from './text-query.ts'
import type { Segment } from './documents.ts'

export { findThings as documentsOf, type ThingDocument } from './queries/choosing.ts'

export type AskedFor = {
  /** The industries that were named or chosen; none where nobody can say. */
  industries: readonly string[]
  /** True of the lexemes of a document that fits. */
  fits(lexemes: ReadonlySet<string>): boolean
}

const strong = 's:'
const named = (token: string) => (token.startsWith(strong) ? token.slice(strong.length) : token)

/** What is asked for; undefined where neither words nor categories are. */
export function askedFor(segment: Segment, text: string, filters: Filters): AskedFor | undefined {
  const query = textQueryOf(text, { segment })
  if (!query && text.trim() !== '') return undefined
  const chosen = [...(filters.industries ?? []), ...(filters.categories ?? [])]
  if (!query && chosen.length === 0) return undefined
  const nodes = query?.nodes ?? []
  const words = query ? widest(query) : []
  const groups = groupsOf(filters)
  return {
    industries: [...new Set([...chosen, ...nodes].map((id) => id.slice(0, 4)))],
    fits: (lexemes) =>
      groups.every((group) => group.some((lexeme) => lexemes.has(lexeme))) &&
      (words.every((word) => word.some((way) => way.every((token) => lexemes.has(named(token))))) ||
        nodes.some((id) => lexemes.has(markOf.node(id)))),
  }
}

/** The documents that a search finds carry their lexemes as one text. */
export const lexemesOf = ({ lexemes }: Pick<ThingDocument, 'lexemes'>): ReadonlySet<string> =>
  new Set(lexemes.split(' '))

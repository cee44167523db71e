// Where little was found: how much there is of the same among the other types of companies, products and people.
import type { TypeCountEntry } from '../../contract/search.ts'
import type { Db } from '../../platform/db.ts'
import { allSegments, type Segment } from './documents.ts'
import { limited } from './find.ts'
import { selectTypeCounts } from './queries/types.ts'
import { allOf, and, filtersOf, textQueryOf, widest, type Sight } from './text-query.ts'

/** Of each no more is counted: nobody asked for any of them. */
const most = 1_000

type Asked = Sight & { segment: Segment; text: string; country?: string | undefined }

/** What each other type has of the same words in the same country, without other filters. One statement. */
export async function typesInstead(
  db: Db,
  { segment: asked, text, country, ...sight }: Asked,
): Promise<TypeCountEntry[]> {
  // Without a word in it a text asks for nothing that a type could have.
  if (text.trim() !== '' && textQueryOf(text) === undefined) return []
  const queries = allSegments.flatMap((segment): [Segment, string][] => {
    const words = textQueryOf(text, { segment })
    const query = and(words && allOf(widest(words), ''), filtersOf({ country }))
    return segment === asked || query === undefined ? [] : [[segment, query]]
  })
  if (queries.length === 0) return []
  return limited(db, async (reads) => {
    const { rows } = await selectTypeCounts(queries, sight, most + 1).execute(reads)
    return rows.map(({ segment, documents }) => ({
      code: segment,
      total: Math.min(documents, most),
      totalIsExact: documents <= most,
    }))
  })
}

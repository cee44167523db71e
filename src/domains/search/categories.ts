// Where to look when nothing was found: the category that was named, the one above it, and those that are near.
import { AppError } from '../../contract/errors.ts'
import type { NodeCountEntry } from '../../contract/search.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { nameOfNode } from '../reference-data/industries.ts'
import type { Segment } from './documents.ts'
import { nodesNamed, nodesNear } from './query-understanding.ts'
import { selectNodeCounts } from './queries/nodes.ts'
import type { Sight } from './text-query.ts'

/** So many are counted, since some of them may be empty, and shown. */
const nearCounted = 12
const nearShown = 6

/** Of each no more is counted: nobody asked for any of them. */
const most = 1_000

type Asked = Sight & { segment: Segment; language: string; text: string }
type Categories = {
  named?: NodeCountEntry | undefined
  above?: NodeCountEntry | undefined
  near: NodeCountEntry[]
}

/** The categories to offer in place of a text that finds nothing, as many as hold something; their numbers are of all countries. One statement. */
export async function categoriesInstead(db: Db, { text, language, ...place }: Asked): Promise<Categories> {
  const [named] = nodesNamed(text)
  const above = named?.includes('-') ? named.slice(0, named.lastIndexOf('-')) : undefined
  const near = nodesNear(text)
    .filter((id) => id !== above)
    .slice(0, nearCounted)
  const ids = [named, above, ...near].filter((id) => id !== undefined)
  if (ids.length === 0) return { near: [] }
  const rows = await countsOf(db, place, ids)
  const counted = new Map(rows.map(({ id, documents }) => [id, documents]))
  const entryOf = (id: string): NodeCountEntry => {
    const documents = counted.get(id) ?? 0
    return {
      id,
      name: nameOfNode(id, language) ?? id,
      documents: Math.min(documents, most),
      isExact: documents <= most,
    }
  }
  return {
    ...(named !== undefined && { named: entryOf(named) }),
    ...(above !== undefined && { above: entryOf(above) }),
    near: near
      .map(entryOf)
      .filter(({ documents }) => documents > 0)
      .slice(0, nearShown),
  }
}

async function countsOf(db: Db, place: Sight & { segment: Segment }, ids: readonly string[]) {
  try {
    return (await selectNodeCounts(place, ids, most + 1).execute(costly(db))).rows
  } catch (error) {
    if (isDatabaseAway(error)) throw new AppError('Unavailable')
    throw error
  }
}

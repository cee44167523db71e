// What things of others are called for the person whose archive it is: as they would meet them on a page, else not at all.
import type { ResourceRef } from '../../contract/resources.ts'
import type { Db } from '../../platform/db.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resourcesOf } from '../resources/finding.ts'
import { visibilityFor } from '../resources/visibility.ts'

/** Whose archive it is, where they registered, and in which language they read. */
export type Viewer = { userID: string; edition: string; language: string }
type Named = { resourceType: ResourceRef['type']; resourceID: string }

const atOnce = 500

/** The entries with the names of what they are about; null for what is gone, hides from the edition or is kept from the person. */
export async function* withNames<Entry extends Named>(
  db: Db,
  { userID, edition, language }: Viewer,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<Entry & { name: string | null }> {
  const [sight, hidden] = await Promise.all([
    visibilityFor(db, { edition, session: { userID } }),
    hiddenFrom(db, { userID }),
  ])
  for await (const some of inBatches(entries)) {
    const found = await resourcesOf(db, some.map(refOf), sight)
    for (const entry of some) {
      const thing = found(refOf(entry))
      const isMet = thing !== undefined && !(thing.owner && hidden.has(thing.owner.id))
      yield { ...entry, name: isMet ? thing.nameIn(language) : null }
    }
  }
}

/** The same without what the person does not meet. */
export async function* onlyMet<Entry extends Named>(db: Db, viewer: Viewer, entries: AsyncIterable<Entry>) {
  for await (const entry of withNames(db, viewer, entries)) if (entry.name !== null) yield entry
}

const refOf = ({ resourceType: type, resourceID: id }: Named): ResourceRef => ({ type, id })

async function* inBatches<Entry>(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

// Companies as what people like, follow, keep and report (src/domains/resources).
import { businessPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { companiesForReaders } from './listing.ts'
import { bringBackBusiness, contentsOfBusiness } from './moderated.ts'
import type { EditionVisibility } from './visibility.ts'

export const businessResource = {
  type: 'business',
  ownedBy: ['business'],
  async find(db: Db | Tx, ids: readonly string[], sight?: EditionVisibility) {
    const named = await companiesForReaders(db, ids, sight)
    return new Map(
      [...named].map(([id, one]) => [id, { ...one, owner: { type: 'business' as const, id } }] as const),
    )
  },
  contents: contentsOfBusiness,
  bringBack: bringBackBusiness,
  pathOf: businessPath,
} as const

// Companies as what people like, follow, keep and report (src/domains/resources).
import { businessPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessNames } from './listing.ts'
import { bringBackBusiness, contentsOfBusiness } from './moderated.ts'
import type { EditionVisibility } from './visibility.ts'

export const businessResource = {
  type: 'business',
  ownedBy: ['business'],
  async find(db: Db | Tx, ids: readonly string[], sight?: EditionVisibility) {
    const names = await businessNames(db, ids, sight)
    return new Map(
      [...names].map(([id, name]) => [id, { name, owner: { type: 'business' as const, id } }] as const),
    )
  },
  contents: contentsOfBusiness,
  bringBack: bringBackBusiness,
  pathOf: ({ id, name }: { id: string; name: string }) => businessPath({ businessID: id, companyName: name }),
} as const

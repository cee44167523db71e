// Groups as what people report, and where posts stand: everybody meets their name (D21).
import { groupPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { bringBackGroup, contentsOfGroup, takeDownGroup } from './moderated.ts'
import { findGroups } from './queries/groups.ts'

export const groupResource = {
  type: 'group',
  ownedBy: [],
  async find(db: Db | Tx, ids: readonly string[]) {
    const rows = await findGroups(db, ids)
    return new Map(rows.map(({ group_id: id, name }) => [id, { nameIn: () => name, owner: null }]))
  },
  contents: contentsOfGroup,
  takeDown: takeDownGroup,
  bringBack: bringBackGroup,
  pathOf: ({ id }: { id: string }) => groupPath(id),
} as const

// People as whom others follow, keep and report (src/domains/resources).
import { profilePath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { contentsOfUser } from './moderated.ts'
import { userFaces } from './public.ts'

export const userResource = {
  type: 'user',
  ownedBy: ['user'],
  async find(db: Db | Tx, ids: readonly string[]) {
    const faces = await userFaces(db, ids, 'en')
    return new Map(
      [...faces].map(
        ([id, { name }]) => [id, { nameIn: () => name, owner: { type: 'user' as const, id } }] as const,
      ),
    )
  },
  contents: contentsOfUser,
  pathOf: ({ id }: { id: string }) => profilePath(id),
} as const

// What a post shows of uploads goes with it from sight, and comes back with it.
import type { Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { serveFiles, withholdFiles, withholdManyFiles } from '../files/withholding.ts'
import { filesUnder } from './making.ts'
import { findPictured } from './queries/removed.ts'
import type { PostRow } from './queries/tables.ts'

type Shown = Pick<PostRow, 'post_id' | 'author_type' | 'author_id' | 'pictures' | 'document'>

/** Of a post that is removed. */
export async function withholdPictures(tx: Tx, post: Shown): Promise<void> {
  if (showsFiles(post)) await withholdFiles(tx, authorOf(post), { under: filesUnder(post.post_id) })
}

/** Of a post that comes back. */
export async function servePictures(tx: Tx, post: Shown): Promise<void> {
  if (showsFiles(post)) await serveFiles(tx, authorOf(post), { under: filesUnder(post.post_id) })
}

const portion = 500

/** Of all posts in a group that was shut, or is open again; what was removed by itself stays as it is. */
export async function withholdInGroup(tx: Tx, groupID: string, isShut: boolean): Promise<void> {
  for (let after = firstID; ;) {
    const posts = await findPictured(tx, groupID, { after, limit: portion })
    const places = posts.map((post) => ({ ...authorOf(post), under: filesUnder(post.post_id) }))
    if (places.length > 0) await withholdManyFiles(tx, places, isShut)
    const last = posts.at(-1)
    if (!last || posts.length < portion) return
    after = last.post_id
  }
}

export const showsFiles = ({ pictures, document }: Pick<Shown, 'pictures' | 'document'>): boolean =>
  pictures.length > 0 || document !== null

const authorOf = ({ author_type: type, author_id: id }: Pick<Shown, 'author_type' | 'author_id'>) => ({
  type,
  id,
})

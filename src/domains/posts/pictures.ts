// What a post shows of uploads goes with it from sight, and comes back with it.
import type { Tx } from '../../platform/db.ts'
import { serveFiles, withholdFiles } from '../files/withholding.ts'
import { filesUnder } from './making.ts'
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

export const showsFiles = ({ pictures, document }: Pick<Shown, 'pictures' | 'document'>): boolean =>
  pictures.length > 0 || document !== null

const authorOf = ({ author_type: type, author_id: id }: Shown) => ({ type, id })

// A post as moderators see it, and what they do with it.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { filesOf } from '../files/attachment.ts'
import type { Contents, TakenDown } from '../resources/kinds.ts'
import { findPosts, findVersions, lockPost } from './queries/posts.ts'
import { lockRemoved, markRemoved, unmarkRemoved } from './queries/removed.ts'
import { nameOfPost } from './naming.ts'
import { servePictures, withholdPictures } from './pictures.ts'
import { tellPost } from './telling.ts'

/** What one that is there says and shows. */
export async function contentsOfPost(db: Db | Tx, id: string): Promise<Contents | undefined> {
  const [post] = await findPosts(db, [id])
  if (!post) return undefined
  const files = await filesOf(
    db,
    post.pictures.flatMap(({ fileID }) => fileID ?? []),
  )
  return {
    name: nameOfPost(post.content),
    owner: { type: post.author_type, id: post.author_id },
    texts: [
      { field: 'content', text: post.content },
      ...(post.video === null ? [] : [{ field: 'video', text: post.video }]),
      ...(post.document ? [{ field: 'document', text: post.document.name }] : []),
      ...post.pictures.flatMap(({ alt }) => (alt === '' ? [] : [{ field: 'picture', text: alt }])),
    ],
    pictures: post.pictures.flatMap(
      ({ fileID, url }) => (fileID === undefined ? url : files.get(fileID)?.url) ?? [],
    ),
  }
}

const versionsMost = 20

/** What it said before, newest first, at most 20 times. */
export async function versionsOfPost(db: Db | Tx, id: string): Promise<{ text: string; at: Date }[]> {
  const rows = await findVersions(db, id, versionsMost)
  return rows.map(({ content: text, written_at: at }) => ({ text, at }))
}

/** Removes it as one of staff; false when it is not there. */
export async function takeDownPost(tx: Tx, id: string, { by, reason }: TakenDown): Promise<boolean> {
  const post = await lockPost(tx, id)
  if (!post) return false
  await markRemoved(tx, id, { by, as: 'operator', reason })
  await withholdPictures(tx, post)
  await tellPost(tx, post, { type: 'post.removed' })
  return true
}

/** Brings back what staff removed; false when that is gone, or somebody else removed it. */
export async function bringBackPost(tx: Tx, id: string): Promise<boolean> {
  const post = await lockRemoved(tx, id, limits.takenDownDays)
  if (post?.removed_as !== 'operator') return false
  await unmarkRemoved(tx, id)
  await servePictures(tx, post)
  await tellPost(tx, post, { type: 'post.restored' })
  return true
}

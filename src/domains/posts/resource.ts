// Posts as what people like, comment on and report (src/domains/resources): those of whom they meet, where they meet it.
import { postPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { groupsMet } from '../groups/standing.ts'
import { resourcesOf } from '../resources/finding.ts'
import type { Sight } from '../resources/kinds.ts'
import { bringBackPost, contentsOfPost, takeDownPost, versionsOfPost } from './moderated.ts'
import { nameOfPost } from './naming.ts'
import { apartFromHosts } from './places.ts'
import { findPosts, shareKey } from './queries/posts.ts'
import type { PostRow } from './queries/tables.ts'

export const postResource = {
  type: 'post',
  ownedBy: ['user', 'business'],
  /** Its author is asked for by the room; whose timeline it is, where that is somebody else's, here. */
  async find(db: Db | Tx, ids: readonly string[], sight?: Sight) {
    const posts = await findPosts(db, ids)
    const met = sight === undefined ? posts : await onMetTimelines(db, posts, sight)
    return new Map(
      met.map(({ post_id: id, content, author_type: type, author_id: authorID }) => [
        id,
        { nameIn: () => nameOfPost(content), owner: { type, id: authorID } },
      ]),
    )
  },
  keep: shareKey,
  contents: contentsOfPost,
  versions: versionsOfPost,
  takeDown: takeDownPost,
  bringBack: bringBackPost,
  pathOf: ({ id }: { id: string }) => postPath(id),
} as const

async function onMetTimelines(db: Db | Tx, posts: readonly PostRow[], sight: Sight): Promise<PostRow[]> {
  const elsewhere = posts.filter((post) => post.timeline_id !== post.author_id)
  if (elsewhere.length === 0) return [...posts]
  const { userID, despiteBlocks = false } = sight
  const hosts = elsewhere.flatMap(({ timeline_type: type, timeline_id: id }) =>
    type === 'group' ? [] : [{ type, id }],
  )
  const groupIDs = elsewhere
    .filter(({ timeline_type: type }) => type === 'group')
    .map((post) => post.timeline_id)
  const [hostIn, groups, kept, isApart] = await Promise.all([
    resourcesOf(db, hosts, sight),
    groupsMet(db, [...new Set(groupIDs)], userID),
    despiteBlocks || userID === undefined ? undefined : hiddenFrom(db, { userID }),
    despiteBlocks ? undefined : apartFromHosts(db, posts),
  ])
  return posts.filter((post) => {
    const { timeline_type: type, timeline_id: id, author_id: authorID, hidden_at: hiddenAt } = post
    if (id === authorID) return true
    // What a group has taken off nobody answers or likes any more.
    if (type === 'group') return groups.has(id) && hiddenAt === null
    return hostIn({ type, id }) !== undefined && !kept?.has(id) && isApart?.(post) !== true
  })
}

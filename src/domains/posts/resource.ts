// Posts as what people like, comment on and report (src/domains/resources): those of whom they meet, where they meet it.
import { postPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resourcesOf } from '../resources/finding.ts'
import type { Sight } from '../resources/kinds.ts'
import { apartFromHosts } from './places.ts'
import { findPosts } from './queries/posts.ts'
import type { PostRow } from './queries/tables.ts'

const nameMax = 80

/** A post is called by how it begins. */
export function nameOfPost(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : line
}

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
        { name: nameOfPost(content), owner: { type, id: authorID } },
      ]),
    )
  },
  pathOf: ({ id }: { id: string }) => postPath(id),
} as const

async function onMetTimelines(db: Db | Tx, posts: readonly PostRow[], sight: Sight): Promise<PostRow[]> {
  const isElsewhere = (post: PostRow) => post.timeline_id !== post.author_id
  const hosts = posts.filter(isElsewhere).flatMap(hostOf)
  if (hosts.length === 0) return posts.filter((post) => !isElsewhere(post))
  const hostIn = await resourcesOf(db, hosts, sight)
  const { userID, despiteBlocks = false } = sight
  const [kept, isApart] = await Promise.all([
    despiteBlocks || userID === undefined ? undefined : hiddenFrom(db, { userID }),
    despiteBlocks ? undefined : apartFromHosts(db, posts),
  ])
  return posts.filter((post) => {
    const [host] = hostOf(post)
    const isMet = host && hostIn(host) !== undefined && !kept?.has(host.id) && !isApart?.(post)
    return !isElsewhere(post) || isMet === true
  })
}

/** A group's posts are met by nobody until there are groups. */
const hostOf = ({ timeline_type: type, timeline_id: id }: PostRow) => (type === 'group' ? [] : [{ type, id }])

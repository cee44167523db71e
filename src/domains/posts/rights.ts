// What somebody may do with a post that is there (D10).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import type { GroupRole } from '../../contract/group-kinds.ts'
import { leads, rolesInGroups } from '../groups/standing.ts'
import { rolesIn, type MemberRole } from '../members/membership.ts'
import { requireVisible } from '../resources/visibility.ts'
import { lockPost } from './queries/posts.ts'
import type { PostRow } from './queries/tables.ts'

type Ruled = Pick<PostRow, 'author_type' | 'author_id' | 'written_by' | 'timeline_type' | 'timeline_id'>
export type Rights = {
  /** To change and remove it: the writer, and the owners and admins of the company that it was written as. */
  asAuthor: boolean
  /** To take it off the timeline: its person, the owners and admins of its company, or who leads the group. */
  asHost: boolean
}

/** What a person may do with each of these posts, by its id. One query, one more for groups. */
export async function rightsTo(
  db: Db | Tx,
  userID: string,
  posts: readonly (Ruled & Pick<PostRow, 'post_id'>)[],
): Promise<Map<string, Rights>> {
  const companies = posts.flatMap((post) => [
    ...(post.author_type === 'business' ? [post.author_id] : []),
    ...(post.timeline_type === 'business' ? [post.timeline_id] : []),
  ])
  const groups = posts.flatMap((post) => (post.timeline_type === 'group' ? [post.timeline_id] : []))
  const [companyRoles, groupRoles] = await Promise.all([
    rolesIn(db, userID, [...new Set(companies)]),
    rolesInGroups(db, userID, [...new Set(groups)]),
  ])
  const known = { companyRoles, groupRoles }
  return new Map(posts.map((post) => [post.post_id, rightsOf(userID, known, post)]))
}

type Known = {
  companyRoles: ReadonlyMap<string, MemberRole>
  groupRoles: ReadonlyMap<string, GroupRole>
}

function rightsOf(userID: string, { companyRoles: roles, groupRoles }: Known, post: Ruled): Rights {
  const manages = (id: string) => ['owner', 'admin'].includes(roles.get(id) ?? '')
  const { author_type, author_id, timeline_type, timeline_id } = post
  return {
    asAuthor:
      author_type === 'user'
        ? author_id === userID
        : manages(author_id) || (roles.has(author_id) && post.written_by === userID),
    asHost:
      timeline_type === 'group'
        ? leads(groupRoles.get(timeline_id))
        : timeline_type === 'user'
          ? timeline_id === userID
          : manages(timeline_id),
  }
}

/** A post that is there, held until the transaction ends, and what who calls may do with it. Throws NotFound without it. */
export async function holdPost(
  tx: Tx,
  session: LiveSession,
  postID: string,
): Promise<{ post: PostRow; rights: Rights }> {
  await resolveActor(tx, session)
  const post = await lockPost(tx, postID)
  if (!post) throw new AppError('NotFound')
  return { post, rights: (await rightsTo(tx, session.userID, [post])).get(postID)! }
}

/** Throws NotAllowed for who meets the post in `edition`, and NotFound for everybody else. */
export async function refuse(tx: Tx, session: LiveSession, postID: string, edition: string): Promise<never> {
  await requireVisible(tx, session, { type: 'post', id: postID }, edition)
  throw new AppError('NotAllowed')
}

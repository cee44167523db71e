// The rows of posts: what a member wrote as the business, on its timeline, which everybody may read.
import { notTheirs, type Row } from './row.ts'
import type { PostKeeper, World } from './world.ts'
import type { Principal } from './principals.ts'

const isKeeper = (as: Principal): as is PostKeeper => ['member', 'admin', 'owner', 'operator'].includes(as)

/** Of each who may change it another one, so that each finds it as it was. */
const of = (posts: World['posts'], as: Principal) => posts[isKeeper(as) ? as : 'owner']
const ofPost = ({ posts }: World, as: Principal) => ({ id: of(posts, as) })

/** They meet it, and may do nothing with it. */
const refused = { user: 'NotAllowed', stranger: 'NotAllowed', exMember: 'NotAllowed' } as const
const withReason = (as: Principal) => (as === 'operator' ? { reason: 'Advertises counterfeits' } : {})

export const postRows: Record<string, Row> = {
  makePost: {
    input: ({ businessID }) => ({
      content: 'A new grinding line',
      timelineType: 'business',
      timelineID: businessID,
      businessID,
    }),
    expected: notTheirs,
  },
  showPost: { input: ofPost },
  listPostVersions: { input: ofPost },
  changePost: {
    input: (world, as) => ({ ...ofPost(world, as), content: 'Changed', revision: 1 }),
    expected: { ...refused, operator: 'NotAllowed' },
  },
  removePost: {
    input: ({ posts }, as) => ({ postID: of(posts, as), ...withReason(as) }),
    expected: refused,
  },
  removePostByID: {
    input: (world, as) => ({ ...ofPost(world, as), ...withReason(as) }),
    expected: refused,
  },
  restorePost: { input: ({ removedPosts }, as) => ({ id: of(removedPosts, as) }), expected: notTheirs },
  hidePost: { input: ofPost, expected: { ...refused, operator: 'NotAllowed', member: 'NotAllowed' } },
  listPostPeriods: {},
  listPublicPosts: { input: () => ({ period: '2026-11' }) },
  loadTimeline: { input: ({ businessID }) => ({ id: businessID }) },
  showTimeline: { input: ({ businessID }) => ({ id: businessID }) },
}

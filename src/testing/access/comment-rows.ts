// Comments below the company of the world, written as it.
import { notTheirs, type Row } from './row.ts'
import type { World } from './world.ts'
import type { Principal } from './principals.ts'

/** Of each who may change it another one, so that each finds it as it was. */
const of = (comments: World['comments'], as: Principal) =>
  comments[as === 'member' || as === 'admin' || as === 'operator' ? as : 'owner']
const ofComment = ({ comments }: World, as: Principal) => ({ id: of(comments, as) })

/** They meet it, and may do nothing with it. */
const refused = { user: 'NotAllowed', stranger: 'NotAllowed', exMember: 'NotAllowed' } as const

export const commentRows: Record<string, Row> = {
  makeComment: {
    input: ({ businessID }) => ({
      resourceType: 'business',
      resourceID: businessID,
      content: 'Do you grind rings of 2 metres?',
      businessID,
    }),
    expected: notTheirs,
  },
  listComments: { input: ({ businessID }) => ({ id: businessID }) },
  changeComment: {
    input: (world, as) => ({ ...ofComment(world, as), content: 'On stock' }),
    expected: { ...refused, operator: 'NotAllowed' },
  },
  removeComment: {
    input: (world, as) => ({ ...ofComment(world, as), ...(as === 'operator' && { reason: 'Advertises' }) }),
    expected: refused,
  },
  // What each of them removed; nobody else brings it back.
  restoreComment: {
    input: ({ removedComments }, as) => ({
      id: of(removedComments, as),
      ...(as === 'operator' && { reason: 'A mistake' }),
    }),
    expected: { user: 'NotFound', stranger: 'NotFound', exMember: 'NotFound' },
  },
}

import * as calls from '../../contract/comments.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { resolveActor } from '../members/actors.ts'
import { changeComment, makeComment, removeComment, restoreComment } from './making.ts'
import { commentsPage } from './reading.ts'

/** What an id may name. */
const kinds = ['post', 'business', 'product', 'comment'] as const

export const commentRoutes = routes(
  {
    makeComment: calls.makeComment,
    listComments: calls.listComments,
    changeComment: calls.changeComment,
    removeComment: calls.removeComment,
    restoreComment: calls.restoreComment,
  },
  {
    makeComment: (input) =>
      input.once(
        (tx) => resolveActor(tx, sessionOf(input), input.body.businessID),
        (tx) => makeComment(tx, sessionOf(input), input.body, input.caller),
      ),
    async listComments({ db, params, query, caller, session, withheld, tag }) {
      const { edition, language } = caller
      const { businessID } = query
      const reader = {
        session,
        businessID,
        withheld: await blockedPartiesOf({ withheld }),
        edition,
        language,
      }
      tag(...kinds.map((kind) => `${kind}:${params.id}`))
      const page = await commentsPage(db, reader, params.id, query)
      for (const { commentID, whoComment, author, mentions } of page.comments) {
        tag(`comment:${commentID}`, `user:${whoComment.id}`)
        tag(...mentions.map(({ type, id }) => `${type}:${id}`))
        if (author) tag(`business:${author.id}`)
      }
      return page
    },
    changeComment: ({ db, params, body, caller, ...context }) =>
      changeComment(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    removeComment: ({ db, params, body, caller, ...context }) =>
      removeComment(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    restoreComment: ({ db, params, body, caller, ...context }) =>
      restoreComment(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
  },
)

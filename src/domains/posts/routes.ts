import * as calls from '../../contract/posts.ts'
import * as publicCalls from '../../contract/public-posts.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { resolveActor } from '../members/actors.ts'
import { changePost } from './editing.ts'
import { makePost } from './making.ts'
import { periodsOfPosts, publicPosts } from './public.ts'
import { pinPost } from './pinning.ts'
import { hidePost, removePost, restorePost } from './removal.ts'
import { showPost, versionsOf, type PostViewer } from './showing.ts'
import { loadTimeline, pageOfTimeline } from './timeline.ts'

type Looking = Pick<CallContext, 'caller' | 'session' | 'withheld'> & {
  query?: { businessID?: string | undefined }
}

async function viewerOf({ caller, session, withheld, query }: Looking): Promise<PostViewer> {
  const { edition, language } = caller
  return {
    session,
    businessID: query?.businessID,
    withheld: await blockedPartiesOf({ withheld }),
    edition,
    language,
  }
}

/** What an answer with these posts is made from. */
const madeFrom = (posts: readonly PostEntry[]): string[] => [
  ...new Set(
    posts.flatMap(({ postID, author, timeline, mentions, shared }) => [
      `post:${postID}`,
      ...[author, timeline, ...mentions, ...(shared ? [shared] : [])].map(({ type, id }) => `${type}:${id}`),
      // Whose it is is not told: every change of a company tells this.
      ...(shared && shared.type !== 'business' ? ['search'] : []),
    ]),
  ),
]

export const postRoutes = routes(
  {
    makePost: calls.makePost,
    showPost: calls.showPost,
    listPostVersions: calls.listPostVersions,
    changePost: calls.changePost,
    removePost: calls.removePost,
    removePostByID: calls.removePostByID,
    restorePost: calls.restorePost,
    hidePost: calls.hidePost,
    pinPost: calls.pinPost,
    loadTimeline: calls.loadTimeline,
    showTimeline: calls.showTimeline,
    listPostPeriods: publicCalls.listPostPeriods,
    listPublicPosts: publicCalls.listPublicPosts,
  },
  {
    makePost: (input) =>
      input.once(
        (tx) => resolveActor(tx, sessionOf(input), input.body.businessID),
        (tx) => makePost(tx, sessionOf(input), input.body, input.caller.edition),
      ),
    async showPost({ db, params, tag, ...context }) {
      const post = await showPost(db, await viewerOf(context), params.id)
      tag(...madeFrom([post]))
      return post
    },
    async listPostVersions({ db, params, tag, caller, session, withheld }) {
      tag(`post:${params.id}`)
      return versionsOf(db, await viewerOf({ caller, session, withheld }), params.id)
    },
    changePost: ({ db, params, body, caller, ...context }) =>
      changePost(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    removePost: ({ db, body, caller, ...context }) =>
      removePost(db, sessionOf(context), { ...body, id: body.postID, edition: caller.edition }),
    removePostByID: ({ db, params, body, caller, ...context }) =>
      removePost(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    restorePost: ({ db, params, body, caller, ...context }) =>
      restorePost(db, sessionOf(context), { id: params.id, ...body, edition: caller.edition }),
    hidePost: ({ db, params, body, caller, ...context }) =>
      hidePost(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    pinPost: ({ db, params, body, caller, ...context }) =>
      pinPost(db, sessionOf(context), { ...params, ...body, edition: caller.edition }),
    async loadTimeline({ db, params, query, tag, ...context }) {
      tag(...['timeline', 'user', 'business', 'group'].map((kind) => `${kind}:${params.id}`))
      const posts = await loadTimeline(db, await viewerOf({ ...context, query }), params.id, query)
      tag(...madeFrom(posts))
      return posts
    },
    async showTimeline({ db, params, query, tag, ...context }) {
      tag(...['timeline', 'user', 'business', 'group'].map((kind) => `${kind}:${params.id}`))
      const before = (list: string) => positionOf(list, query.cursor)
      const viewer = await viewerOf({ ...context, query })
      const page = await pageOfTimeline(db, viewer, params.id, { before, cursorOf })
      tag(...madeFrom([...page.pinned, ...page.items]))
      return page
    },
    // Whatever makes one of many posts another list is in time for the next look of a search engine.
    listPostPeriods: ({ db }) => periodsOfPosts(db),
    listPublicPosts: ({ db, params, caller }) => publicPosts(db, caller.edition, params.period),
  },
)

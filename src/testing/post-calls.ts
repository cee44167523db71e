// The calls of posts as somebody makes them, with a whole rate limit each.
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { PostEntry } from '../contract/posts.ts'
import type { TestSession } from './sessions.ts'

export type PostAnswer = { status: number; name?: string; data: unknown }
type Options = { edition?: string; key?: string }

/** Bound to a server. */
export function postCalls(api: FastifyInstance, pool: Pool) {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    as?: TestSession,
    body?: object,
    { edition, key }: Options = {},
  ): Promise<PostAnswer> {
    await pool.query('delete from call_budgets')
    const response = await api.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(as && { authorization: as.bearer }),
        ...(edition !== undefined && { 'x-edition': edition }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    })
    const { data, name } = response.json<{ data?: unknown; name?: string }>()
    return { status: response.statusCode, data, ...(name !== undefined && { name }) }
  }
  return {
    call,
    make: (as: TestSession | undefined, body: object, options?: Options) =>
      call('POST', '/social/posts/make-post', as, body, options),
    show: (id: string, as?: TestSession, options?: Options) =>
      call('GET', `/social/posts/${id}`, as, undefined, options),
    timeline: async (id: string, as?: TestSession, options?: Options) => {
      const { data } = await call('GET', `/timeline/load/${id}`, as, undefined, options)
      return (data as PostEntry[] | undefined)?.map(({ postID }) => postID)
    },
    change: (as: TestSession | undefined, id: string, body: object) =>
      call('PUT', `/social/posts/${id}`, as, body),
    remove: (as: TestSession | undefined, postID: string, reason?: string) =>
      call('DELETE', '/social/posts/remove-post', as, { postID, ...(reason && { reason }) }),
    restore: (as: TestSession | undefined, id: string, reason?: string) =>
      call('POST', `/social/posts/${id}/restore`, as, { ...(reason && { reason }) }),
    hide: (as: TestSession | undefined, id: string, hidden = true) =>
      call('POST', `/social/posts/${id}/hide`, as, { hidden }),
  }
}

// The posts that visitors read, for search engines (P2.1).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** A month, or a day of one in which so much is written that a list would not hold it. */
const Period = z.union([z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/), z.iso.date().startsWith('20')])
export const isPeriod = (text: string): boolean => Period.safeParse(text).success

export const listPostPeriods = endpoint({
  method: 'GET',
  path: '/social/posts/public',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '2',
  summary: `The months in which posts were written that visitors read, newest first; in place of one with more than ${limits.postsListedMax} its days.`,
  ok: z.array(Period),
})

export const listPublicPosts = endpoint({
  method: 'GET',
  path: '/social/posts/public/:period',
  access: 'visitor',
  fromReplica: 'everybody',
  section: '2',
  summary: `The posts of a month or day that visitors of an edition read, newest first, of the newest ${limits.postsListedMax}.`,
  params: z.strictObject({ period: Period }),
  ok: z.array(z.object({ postID: Id, changedOn: z.iso.date() })),
})

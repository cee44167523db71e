// What is listed of comments in a browser, how many there are with what happened here, and what is asked for anew.
import { limits } from '../../../contract/limits.ts'
import type { CommentData, CommentPage } from './comment-data.ts'

type Pages = readonly CommentPage[]

export const isListed = (pages: Pages, { id }: Pick<CommentData, 'id'>): boolean =>
  pages.some(({ comments }) => comments.some((one) => one.id === id))

type Here = { pages: Pages; said: readonly CommentData[]; gone: ReadonlySet<string> }

/** How many there are: as the server said last, or as is known of them elsewhere, with what was said and taken away here since. */
export function totalOf({ pages, said, gone }: Here, known: number): number {
  const more = said.filter((one) => !isListed(pages, one) && !gone.has(one.id)).length
  const less = [...gone].filter((id) => isListed(pages, { id })).length
  return Math.max(0, (pages.at(-1)?.total ?? known) + more - less)
}

/** How many are known, answers included, where all of them are; undefined else. */
export function knownTotal(pages: Pages): number | undefined {
  if (pages.length === 0 || (pages[0]?.skip ?? 0) > 0 || pages.at(-1)?.nextSkip !== null) return undefined
  return pages.flatMap(({ comments }) => comments).reduce((sum, { replies }) => sum + 1 + replies, 0)
}

/**
 * What to load in place of these pages: all that they hold, and where they hold the last one some to come. Undefined before there
 * are any, and for more than is answered at once: then what is new stands below the button for more.
 */
export function reloadOf(pages: Pages): { skip: number; size: number } | undefined {
  if (pages.length === 0) return undefined
  const page = limits.commentPageSize
  const held = pages.flatMap(({ comments }) => comments).length
  const isWhole = pages.at(-1)?.nextSkip === null
  const size = Math.max(page, Math.ceil(held / page) * page) + (isWhole ? page : 0)
  return size > limits.commentPageSizeMax ? undefined : { skip: pages[0]?.skip ?? 0, size }
}

import { data, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { limits } from '../../contract/limits.ts'
import { parametersOf } from '../../contract/pages/query.ts'
import { notFoundAs404 } from '../api/addresses.ts'
import { pageOf } from '../api/page.ts'
import { commentsOf } from '../components/comments/comment-pages.ts'

/** More comments below a thing, as JSON, as whoever asks meets them. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const id = idOfSlug(params['id'] ?? '')
  const query = parametersOf(page.url)
  const skip = Number(query.get('skip') ?? 0)
  const size = Number(query.get('size') ?? limits.commentPageSize)
  const isWithin = (number: number, least: number, most: number) =>
    Number.isInteger(number) && number >= least && number <= most
  if (
    id === null ||
    !isWithin(skip, 0, limits.commentSkipMax) ||
    !isWithin(size, 1, limits.commentPageSizeMax)
  )
    throw data(null, { status: 404 })
  const comments = await commentsOf(page, id, skip, size).catch(notFoundAs404)
  const kept = page.session ? 'private, no-store' : 'private, no-cache'
  return Response.json(comments, { headers: { 'cache-control': kept } })
}

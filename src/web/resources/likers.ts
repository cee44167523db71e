import { data, type LoaderFunctionArgs } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { parametersOf } from '../../contract/pages/query.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { notFoundAs404 } from '../api/addresses.ts'
import { pageOf } from '../api/page.ts'
import { partyFace } from '../components/comments/party-face.ts'
import type { LikersPage } from '../components/comments/use-likers.ts'

/** Who likes a thing, as JSON, as whoever asks meets them. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const id = idOfSlug(params['id'] ?? '')
  const skip = Number(parametersOf(page.url).get('skip') ?? 0)
  if (id === null || !Number.isInteger(skip) || skip < 0 || skip > limits.likersSkipMax)
    throw data(null, { status: 404 })
  const { items, nextSkip } = await page.api.listLikers({ id, skip }).catch(notFoundAs404)
  const likers = items.map(({ author }) => partyFace(author, page.language))
  const answer: LikersPage = {
    likers,
    nextSkip: nextSkip !== null && nextSkip > limits.likersSkipMax ? null : nextSkip,
  }
  const kept = page.session ? 'private, no-store' : 'private, no-cache'
  return Response.json(answer, { headers: { 'cache-control': kept } })
}

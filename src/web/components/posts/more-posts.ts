// Loading more posts below a page: what fails is told below what is there, which stays (P8.16).
import { parametersOf } from '../../../contract/pages/query.ts'
import type { PostPage } from './PostList.tsx'

type NotLoaded = PostPage & { failed: true }
type Asked<Page> = { request: Request; serverLoader: () => Promise<Page> }

/** For `clientLoader`: what the server answers; where a page after a cursor fails, a page that says so instead of an error. */
export async function orTold<Page>(
  { request, serverLoader }: Asked<Page>,
  cursor: 'cursor' | 'nextID',
): Promise<Page | NotLoaded> {
  try {
    return await serverLoader()
  } catch (error) {
    // Redirects are no failure.
    if (error instanceof Response || !parametersOf(new URL(request.url)).has(cursor)) throw error
    return { posts: [], next: null, failed: true }
  }
}

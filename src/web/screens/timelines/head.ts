// Title and description of a timeline.
import { msg } from '@lingui/core/macro'
import type { PostEntry } from '../../../contract/posts.ts'
import { timelinePath } from '../../../contract/slugs.ts'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'

/** Only its first page is listed. Where else a company hides is not told: each edition speaks for itself. */
export function timelineHead(
  page: ReturnType<typeof pageOf>,
  { id, name, type }: PostEntry['timeline'],
  isLater: boolean,
): Head {
  const { i18n, edition } = page
  const brand = edition.siteName
  return pageHead(page, {
    title: i18n._(msg`Timeline of ${name} | ${brand}`),
    description: i18n._(msg`What ${name} writes on ${brand}: news, questions and results.`),
    canonicalPath: timelinePath(id),
    ...(type === 'business' && { pathIn: () => undefined }),
    noindex: isLater,
  })
}

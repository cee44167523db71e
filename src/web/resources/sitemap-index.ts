import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { sitemapIndexOf } from './sitemap-xml.ts'

/** The sitemaps of this edition; those of the other editions stand in robots.txt (P2.1). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, edition } = pageOf(context)
  const [parts, months] = await Promise.all([api.listDirectory({}), api.listPostMonths({})])
  return sitemapIndexOf(edition, [
    '/sitemaps/pages.xml',
    ...parts.map(({ kind, part }) => `/sitemaps/${kind}-${part}.xml`),
    ...months.map((month) => `/sitemaps/post-${month}.xml`),
  ])
}

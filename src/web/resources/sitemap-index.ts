import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { sitemapIndexOf } from './sitemap-xml.ts'

/** The sitemaps of this edition; those of the other editions stand in robots.txt (P2.1). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, edition } = pageOf(context)
  const [parts, periods] = await Promise.all([api.listDirectory({}), api.listPostPeriods({})])
  return sitemapIndexOf(edition, [
    '/sitemaps/pages.xml',
    ...parts.map(({ kind, part }) => `/sitemaps/${kind}-${part}.xml`),
    ...periods.map((period) => `/sitemaps/post-${period}.xml`),
  ])
}

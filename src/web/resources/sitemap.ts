import type { LoaderFunctionArgs } from 'react-router'
import { companyTypes } from '../../contract/company-types.ts'
import { isPeriod } from '../../contract/public-posts.ts'
import { businessPath, postPath, productPath } from '../../contract/slugs.ts'
import { categoryCounts } from '../api/category-counts.ts'
import { pageOf, type Page } from '../api/page.ts'
import { canonicalSearchPath, nodePath, readSearch } from '../components/search/address.ts'
import { prosePaths } from '../content/paths.ts'
import { sitemapOf, type SitemapPage } from './sitemap-xml.ts'

const postsName = /^post-([\d-]{7,10})\.xml$/
const partName = /^(business|product)-([1-9]\d{0,6})\.xml$/

/** One sitemap of this edition: a part of its companies or products, or the pages that are always there; 404 for any other. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const { api, edition, editions } = page
  const first = editions[0]?.code === edition.code
  if (params.file === 'pages.xml')
    return sitemapOf(edition, [...lastingPages(edition.abbreviation), ...(await nodePages(page))], first)
  const [, period] = postsName.exec(params.file ?? '') ?? []
  if (period !== undefined && isPeriod(period)) return sitemapOf(edition, await postsOf(api, period), first)
  const [, kind, part] = partName.exec(params.file ?? '') ?? []
  const pages =
    kind === undefined ? undefined : await pagesOf(api, kind as 'business' | 'product', Number(part))
  return pages ? sitemapOf(edition, pages, first) : new Response('Not Found\n', { status: 404 })
}

async function postsOf(api: Page['api'], period: string): Promise<SitemapPage[]> {
  const posts = await api.listPublicPosts({ period })
  return posts.map(({ postID, changedOn }) => ({ path: postPath(postID), changedOn }))
}

async function pagesOf(
  api: Page['api'],
  kind: 'business' | 'product',
  part: number,
): Promise<SitemapPage[] | undefined> {
  try {
    const listed = await api.listDirectoryPart({ kind, part })
    const pathOf = kind === 'business' ? businessPath : productPath
    return listed.map(({ key, changedOn, writtenIn }) => ({ path: pathOf({ key }), changedOn, writtenIn }))
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return undefined
    throw error
  }
}

/** Home, the industries, the pages of prose and a search of each type, people left out: they are not offered to lists of search engines. */
function lastingPages(abbreviation: string): SitemapPage[] {
  const searches = [...companyTypes, 'PR'].map((business) =>
    canonicalSearchPath(readSearch(new URLSearchParams({ business }), () => false)),
  )
  return [
    '/',
    '/industries',
    '/transparency',
    '/ranking',
    ...prosePaths(abbreviation),
    ...new Set(searches),
  ].map((path) => ({ path }))
}

/** What stands under each industry, category and subcategory, as /industries leads there: makers, of subcategories products; none under which nothing stands. */
async function nodePages(page: Pick<Page, 'api' | 'onError'>): Promise<SitemapPage[]> {
  const counts = await categoryCounts(page, 'all')
  return [...counts].flatMap(([id, { manufacturers, products }]) => {
    const ofProducts = id.split('-').length === 3
    return (ofProducts ? products : manufacturers) === 0
      ? []
      : [{ path: nodePath(id, ofProducts ? 'PR' : 'MA') }]
  })
}

// What the list of a company's products shows, made on the server in the page's language.
import { parametersOf } from '../../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import type { ManagedBusinessEntry } from '../../../../contract/business-management.ts'
import { limits } from '../../../../contract/limits.ts'
import type { ProductRowEntry } from '../../../../contract/product-management.ts'
import { productPath } from '../../../../contract/slugs.ts'
import { mayManage } from '../../../api/managed.ts'
import type { Page } from '../../../api/page.ts'
import { langAttribute } from '../../../components/text/text-language.ts'
import { isShowcase, listAddress, readListQuery } from './list-query.ts'

/** Asks for the products of a page of the list of company `bid`, while it is asked who manages that. */
export function askList(page: Page, bid: string) {
  const query = readListQuery(parametersOf(page.url))
  const { search, state, sort } = query
  const skip = Math.min((query.page - 1) * limits.productsPageSize, limits.productsManagedMax)
  const listed = page.api.listManagedProducts({ bid, search, ...(state && { state }), sort, skip })
  // Who may not manage the company is told that sooner.
  listed.catch(() => {})
  return { query, listed }
}

/** What the list shows; leads to the last page from one behind it. */
export async function listDataOf(
  page: Page,
  managed: ManagedBusinessEntry,
  { query, listed }: ReturnType<typeof askList> = askList(page, managed.businessID),
) {
  const { businessID: bid, subscription } = managed
  const { results, totalResults, counts, showcase } = await listed
  const pages = Math.max(1, Math.ceil(totalResults / limits.productsPageSize))
  if (query.page > pages) throw redirect(listAddress(bid, query, { page: pages }))
  return {
    query,
    rows: results.map((row) => rowOf(row, managed, page.language, Date.now())),
    total: totalResults,
    pages,
    counts,
    showcase: { ...showcase, plan: subscription },
    canManage: mayManage(managed),
    canOrder: mayManage(managed) && isShowcase(query) && totalResults > 1,
  }
}
export type ListData = Awaited<ReturnType<typeof listDataOf>>
export type ListRow = ListData['rows'][number]

const dayMs = 86_400_000

/** Days in which something can still be restored; the last one counts. */
export const daysLeft = ({ restorableUntil }: { restorableUntil: string }, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(restorableUntil) - now) / dayMs))

function rowOf(row: ProductRowEntry, { contactInfo }: ManagedBusinessEntry, language: string, now: number) {
  const { productID, name, partNumber, mainImage, photoCount, category, state, byPlan, stock, changedAt } =
    row
  return {
    productID,
    name,
    ...(partNumber !== '' && { partNumber }),
    lang: langAttribute(name, contactInfo.country, language),
    path: productPath(row),
    image: mainImage?.url,
    photos: photoCount,
    industryID: category.id.slice(0, 4),
    category: category.name,
    state,
    byPlan,
    stock,
    changedAt,
    removed: row.removed && {
      ...row.removed,
      daysLeft: daysLeft(row.removed, now),
    },
  }
}

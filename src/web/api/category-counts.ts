// How much stands under the industries and categories, for pages that show it beside their names.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { Api } from '../../contract/api.ts'
import type { Page } from './page.ts'

export type CategoryCount = Omit<CallOutput<Api['listCategoryCounts']>[number], 'id'>
export type CategoryCounts = ReadonlyMap<string, CategoryCount>

const byID = new WeakMap<readonly CategoryCount[], CategoryCounts>()

/** Counts by the id of an industry, with `all` of its categories too (P2.11); none when they cannot be had, since every page says enough without them. */
export async function categoryCounts(
  page: Pick<Page, 'api' | 'onError'>,
  depth: 'industry' | 'all',
): Promise<CategoryCounts> {
  try {
    const counts = await page.api.listCategoryCounts({ depth })
    // What the API keeps is the same list for all who ask in its process.
    let known = byID.get(counts)
    if (!known) byID.set(counts, (known = new Map(counts.map((count) => [count.id, count]))))
    return known
  } catch (error) {
    page.onError(error)
    return new Map()
  }
}

// How much stands under each industry, category and subcategory (P2.11).
import type { Db } from '../../platform/db.ts'
import { kept } from '../../platform/kept/kept.ts'
import { findCounts, type CategoryCount } from './queries.ts'

/** The numbers of an edition by id, industries alone or all; what holds nothing there is left out. One query. */
export function categoryCounts(
  db: Db,
  editionBit: number,
  depth: 'industry' | 'all',
): Promise<CategoryCount[]> {
  return kept(db, `category counts ${editionBit} ${depth}`, (from) => {
    from('search')
    return findCounts(db, { editionBit, onlyIndustries: depth === 'industry' })
  })
}

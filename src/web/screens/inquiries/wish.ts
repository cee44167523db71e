// Which conversations a list shows, as its address says it.
import type { Query } from '../../../contract/pages/query.ts'
import { searchedWords } from '../../components/search/words.ts'
import type { Sort } from './merging.ts'

export const shows = ['all', 'unread', 'toAnswer', 'ended'] as const
export type Show = (typeof shows)[number]
export type Wish = { search: string; show: Show; sort: Sort }

/** What is asked for; anything else is the whole list by the day it was begun. */
export function wishOf(query: Query): Wish {
  return {
    search: searchedWords(query.get('search') ?? ''),
    show: shows.find((show) => show === query.get('show')) ?? 'all',
    sort: query.get('sort') === 'activity' ? 'activity' : 'created',
  }
}

/** The query of a wish without what goes without saying; '' or beginning with '?'. */
export function queryOf({ search, show, sort }: Wish, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
    ...(sort !== 'created' && { sort }),
    ...more,
  })
  return query.size > 0 ? `?${query}` : ''
}

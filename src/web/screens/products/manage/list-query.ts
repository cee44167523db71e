// What the address of the list of products says: words, state, order and page.
import type { Query } from '../../../../contract/pages/query.ts'
import { searchedWords } from '../../../components/search/words.ts'
import { listedStates, type ListedState } from './states.ts'

export const sorts = ['showcase', 'name', 'changed'] as const
export type Sort = (typeof sorts)[number]

export type ListQuery = {
  search: string
  /** Undefined for every state. */
  state: ListedState | undefined
  sort: Sort
  /** From 1. */
  page: number
}

/** Reads the query of an address; what is not known is left out. */
export function readListQuery(query: Query): ListQuery {
  const page = Number(query.get('page'))
  return {
    search: searchedWords(query.get('search') ?? ''),
    state: listedStates.find((state) => state === query.get('state')),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'showcase',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of the list, without what is as usual; `change` begins at its first page unless it names one. */
export function listAddress(
  businessID: string,
  query: Partial<ListQuery> = {},
  change: Partial<ListQuery> = {},
): string {
  const { search, state, sort, page } = { ...query, page: 1, ...change }
  const said = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(sort && sort !== 'showcase' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/business/${businessID}/products${said.size > 0 ? `?${said}` : ''}`
}

/** Whether this list is the showcase as buyers see it: only that has an order to change. */
export const isShowcase = ({ search, state, sort }: ListQuery): boolean =>
  search === '' && state === 'published' && sort === 'showcase'

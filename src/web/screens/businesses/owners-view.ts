// How a company's own people look at its public page (P4.11 and P6.4): they edit it, or see it with a buyer's eyes.
import type { Query } from '../../../contract/pages/query.ts'
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { ApiClient } from '../../../contract/api.ts'
import type { Standing } from '../../api/standing.ts'

export type Level = NonNullable<BusinessProfileEntry['session']>['accessLevel']

export type OwnersView = { as: 'buyer' } | { as: 'editor'; completeness: number; missing: number }

/** Owners and admins change the page (D8); members look on. */
export const mayEdit = (level: Level | undefined): boolean => level === 'owner' || level === 'admin'

/** What the query asks for, when the viewer may: for everybody else the parameters do nothing. */
export async function ownersViewOf(
  api: ApiClient,
  { businessID, session }: BusinessProfileEntry,
  query: Query,
): Promise<OwnersView | undefined> {
  if (!session) return undefined
  if (query.get('view') === 'buyer') return { as: 'buyer' }
  if (query.get('editMode') !== '1' || !mayEdit(session.accessLevel)) return undefined
  const { completeness, missing } = await api.showManagedBusiness({ id: businessID })
  return { as: 'editor', completeness, missing: missing.length }
}

/** A buyer belongs to no company that they look at. */
export const asBuyer = (standing: Standing | undefined): Standing | undefined =>
  standing && { ...standing, mine: [] }

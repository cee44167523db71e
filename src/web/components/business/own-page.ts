// The two ways in which a company's people look at its public page, and the way to become one of them.
import { businessPath } from '../../../contract/slugs.ts'

type Keyed = { key: string }

/** The page as a buyer sees it, with a way back. */
export const buyersViewPath = (business: Keyed): string => `${businessPath(business)}?view=buyer`

/** The page with a way to edit each of its parts. */
export const editModePath = (business: Keyed): string => `${businessPath(business)}?editMode=1`

/** Where somebody asks to join the company. */
export const joinPath = (businessID: string): string => `/business/${businessID}/join`

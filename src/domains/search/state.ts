// How the search index stands, for platform admins.
import { findState } from './queries/state.ts'

/** Documents, about; whether they are being made anew; until when what ran out was noticed. */
export const searchState = findState

// Where an address of a person's page leads (P2.20, D36).
import { idOfSlug } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'

/** The id that the address names, in its one spelling; null leads to the home page. */
export const userIDOf = (id: string): string | null =>
  id.length === limits.slugIdLength ? idOfSlug(id) : null

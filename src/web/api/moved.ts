// Old addresses of a company that was merged into another (D57) lead to the other's.
import { redirect } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { notFoundAs404 } from './addresses.ts'
import type { PageOnServer } from './page.ts'

type Successor = { businessID: string; path: string }

/** The company in whose place one that is gone was merged; undefined without one. */
export const successorOf = (page: PageOnServer, businessID: string): Promise<Successor | undefined> =>
  page.api.showSuccessor({ id: businessID }).catch(() => undefined)

/** For the failures of a loader: leads on from a company that was merged, and is 404 for what is unknown; everything else stays what it is. */
export const movedOr404 =
  (page: PageOnServer, businessID: string, addressOf: (to: Successor) => string) =>
  async (error: unknown): Promise<never> => {
    const to = isAppError(error) && error.name === 'NotFound' && (await successorOf(page, businessID))
    if (to) throw redirect(addressOf(to), 301)
    return notFoundAs404(error)
  }

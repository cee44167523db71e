import { listCategoryCounts, listDirectory, listDirectoryPart } from '../../contract/directory.ts'
import { routes } from '../../platform/http/routes.ts'
import { editionBit } from '../editions/editions.ts'
import { categoryCounts } from './counts.ts'
import { pagesOf, partsOf } from './pages.ts'

// Every change of a company tells `search`, so what was made from many of them is named by it alone.
export const directoryRoutes = routes(
  { listCategoryCounts, listDirectory, listDirectoryPart },
  {
    async listCategoryCounts({ db, caller, query, tag }) {
      tag('search')
      return categoryCounts(db, editionBit(caller.edition), query.depth)
    },
    async listDirectory({ db, caller, tag }) {
      tag('search')
      return partsOf(db, editionBit(caller.edition))
    },
    async listDirectoryPart({ db, caller, params, tag }) {
      tag('search')
      return pagesOf(db, editionBit(caller.edition), params)
    },
  },
)

import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads the people of a company to a document of its product in any state, by an address made now. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['productID', 'documentID'], (api, { productID: id, documentID }) =>
    api.showProductDocument({ id, documentID }),
  )

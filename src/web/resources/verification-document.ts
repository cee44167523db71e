import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads an owner or admin to a document of their verification, by an address made now. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['id', 'documentID'], (api, { id: businessID, documentID }) =>
    api.showOwnDocument({ businessID, documentID }),
  )

import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads a verifier to the report of a visit or audit, by an address made now; each reading is logged. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['id', 'documentID'], (api, { id: businessID, documentID }) =>
    api.readCheckReport({ businessID, documentID }),
  )

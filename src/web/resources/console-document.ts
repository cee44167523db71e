import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads a verifier to a document of a case, for who has it, by an address made now; each reading is logged. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['caseID', 'documentID'], (api, ids) => api.readVerificationDocument(ids))

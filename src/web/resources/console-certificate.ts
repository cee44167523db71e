import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads a verifier to the document of a certificate that waits to be looked up, by an address made now; each reading is logged. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['requestID'], (api, ids) => api.readCertificateDocument(ids))

import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads an owner or admin to the document of a certificate, by an address made now. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['id', 'certificateID'], (api, ids) => api.showCertificateDocument(ids))

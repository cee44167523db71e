import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads the owners and admins of a company to the refused rows of an import, by an address made now. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['importID'], (api, { importID: id }) => api.fetchRefusedRows({ id }))

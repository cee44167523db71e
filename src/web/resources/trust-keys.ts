import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'

/** The public keys of trust files and of heads of the audit log, as a set of JSON Web Keys (RFC 7517). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { keys } = await pageOf(context).api.listTrustKeys({})
  return new Response(`${JSON.stringify({ keys }, null, 1)}\n`, {
    headers: { 'content-type': 'application/json' },
  })
}

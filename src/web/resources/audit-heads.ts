import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'

/** Where the audit log ended on each day, signed: whoever saves this can tell later whether it was written anew. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { heads } = await pageOf(context).api.listAuditHeads({})
  return new Response(`${JSON.stringify({ heads }, null, 1)}\n`, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
  })
}

// Files that some may read, at addresses that are made when they are asked for and hold for minutes.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf, type PageOnServer } from '../api/page.ts'
import { requireSession } from '../api/session/require-session.ts'
import { refusal } from './refusal.ts'

/** Leads who is signed in to the address that is made of these ids in that of the page; 404 for what can be none, and the refusal as a text. */
export async function leadToFile<Name extends string>(
  { params, context }: LoaderFunctionArgs,
  names: readonly Name[],
  made: (api: PageOnServer['api'], ids: Record<Name, string>) => Promise<{ url: string }>,
): Promise<Response> {
  requireSession(context)
  const page = pageOf(context)
  const ids = {} as Record<Name, string>
  for (const name of names) {
    const id = idOfSlug(params[name] ?? '')
    if (id === null) return new Response('Not Found\n', { status: 404 })
    ids[name] = id
  }
  try {
    const { url } = await made(page.api, ids)
    return redirect(url, {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return refusal(error, page.language)
  }
}

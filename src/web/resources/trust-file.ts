import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { successorOf } from '../api/moved.ts'
import { pageOf } from '../api/page.ts'
import { refusal } from './refusal.ts'

/** What is known of a company's past as a signed file: /business/ID/trust.json, saved byte by byte as it was signed. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = idOfSlug(params.id ?? '')
  if (id === null) return new Response('Not Found\n', { status: 404 })
  const page = pageOf(context)
  const { api, language, session } = page
  try {
    const { file } = await api.showTrustFile({ id })
    return new Response(file, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="trust-${id}.json"`,
        'cache-control': session ? 'private, no-store' : 'public, max-age=60',
      },
    })
  } catch (error) {
    const to = isAppError(error) && error.name === 'NotFound' && (await successorOf(page, id))
    return to ? redirect(`/business/${to.businessID}/trust.json`, 301) : refusal(error, language)
  }
}

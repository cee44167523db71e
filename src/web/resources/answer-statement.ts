import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isAppError } from '../../contract/errors.ts'
import { idOfSlug } from '../../contract/slugs.ts'
import { successorOf } from '../api/moved.ts'
import { pageOf } from '../api/page.ts'
import { refusal } from './refusal.ts'

/** The signed statement of how a company answered: /business/ID/answers/2026-10.json, byte for byte as it was signed. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = idOfSlug(params.id ?? '')
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.json$/.exec(params.file ?? '') ?? []
  if (id === null || month === undefined) return new Response('Not Found\n', { status: 404 })
  const page = pageOf(context)
  const { api, language, session } = page
  try {
    const { file } = await api.showAnswerStatement({ id, month })
    return new Response(file, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="answers-${month}-${id}.json"`,
        'cache-control': session ? 'private, no-store' : 'public, max-age=60',
      },
    })
  } catch (error) {
    const to = isAppError(error) && error.name === 'NotFound' && (await successorOf(page, id))
    return to ? redirect(`/business/${to.businessID}/answers`, 301) : refusal(error, language)
  }
}

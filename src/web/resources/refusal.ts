// What stands in the place of a file that the server refuses.
import { isAppError } from '../../contract/errors.ts'
import { errorText } from '../../messages/texts.ts'

/** The refusal as a plain text in `language`, with its status; throws what is none. */
export function refusal(error: unknown, language: string): Response {
  if (!isAppError(error) || error.status >= 500) throw error
  return new Response(`${errorText(error.name, language)}\n`, {
    status: error.status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

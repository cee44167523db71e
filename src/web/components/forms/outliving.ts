// One rule for everything that a page sends: it stays with what was typed unless it has arrived (U26).
import { parametersOf } from '../../../contract/pages/query.ts'
import { data, isRouteErrorResponse, type DataStrategyResult } from 'react-router'
import { dropDraft } from '../../ui/drafts.ts'
import { isTyping, keptAs, noteSending, tellFate, type Fate } from '../../ui/forms.ts'
import { showToast } from '../../ui/toastList.ts'
import { forgetBack, noteEnded } from '../../api/session/ended.ts'

type Results = Record<string, DataStrategyResult>

/** Sends what `request` asks for by `next`: a form that nobody answered, or whose session has ended, stays as it is; one that has arrived is forgotten. */
export async function outliving(request: Request, next: () => Promise<Results>): Promise<Results> {
  if (request.method === 'GET') return withoutLists(request, await next())
  forgetBack()
  const sent = await request.clone().formData()
  const kept = sent.get(keptAs)
  const name = typeof kept === 'string' ? kept : undefined
  const over = name === undefined ? () => {} : noteSending(name)
  try {
    const results = await next()
    // What was given up for another, such as one that was pressed after it, is no failure: the other is answered.
    if (request.signal.aborted) return results
    for (const [route, result] of Object.entries(results)) results[route] = outlived(result, name)
    return results
  } finally {
    over()
  }
}

/** A pick list that did not come is an empty one, and not the end of the page. */
function withoutLists({ url }: Request, results: Results): Results {
  if (!new URL(url).pathname.startsWith('/resources/')) return results
  for (const [route, result] of Object.entries(results))
    if (fateOf(result) === 'failed') results[route] = { type: 'data', result: undefined }
  return results
}

function outlived(result: DataStrategyResult, name: string | undefined): DataStrategyResult {
  const fate = fateOf(result)
  if (name !== undefined && fate === 'sent') dropDraft(name)
  if (name !== undefined && fate !== undefined) tellFate(name, fate)
  if (fate === 'session') noteEnded()
  else if (fate !== 'failed' || (name === undefined && !isTyping())) return result
  else if (name === undefined) showToast({ tone: 'failure' })
  // With such a status nothing is asked for anew, which would fail too.
  return { type: 'data', result: data(undefined, { status: fate === 'session' ? 401 : 500 }) }
}

/** Undefined for what the form itself has to say, such as which field is wrong. */
function fateOf({ type, result }: DataStrategyResult): Fate | undefined {
  if (result instanceof Response) {
    const location = result.headers.get('location')
    if (location === null) return undefined
    return leadsToLogIn(location) ? 'session' : 'sent'
  }
  if (type === 'error') return isRouteErrorResponse(result) ? undefined : 'failed'
  const { data: answer, init } = result as {
    data?: { outcome?: string } | null
    init?: { status?: number } | null
  }
  return (init?.status ?? 200) < 400 && answer?.outcome !== 'listed' ? 'sent' : undefined
}

/** The way that an ended session leads, on a page that came to somebody who was signed in; visitors go it and come back. */
function leadsToLogIn(location: string): boolean {
  const page = new URL(location, window.location.href)
  const wasSignedIn = document.documentElement.dataset['session'] !== undefined
  return wasSignedIn && page.pathname === '/accounts/log-in' && !parametersOf(page).has('done')
}

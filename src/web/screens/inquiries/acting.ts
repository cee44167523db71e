// What the forms of the message center do: write, end, report, note as read, mark as won.
import { parametersOf } from '../../../contract/pages/query.ts'
import { data, redirect } from 'react-router'
import { idOfSlug, requestPath } from '../../../contract/slugs.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentText } from '../../api/sent.ts'
import { withStatus } from '../../components/forms/outcome.ts'
import { reportFrom, type ReportAnswer } from '../../components/safety/reporting.ts'
import { queryOf, wishOf } from './wish.ts'

export type RequestAnswer = {
  at: number
  outcome: 'ended' | 'refused' | 'reported' | 'won'
  /** The server's words when it refused. */
  problem?: string
  /** Its answer never came. */
  isUnanswered?: true
  /** What was typed and not sent. */
  text?: string
  report?: ReportAnswer
  /** Whether it is marked as won by now. */
  isWon?: boolean
}

type Place = { rid: string; bid: string }

/** Does what `intent` says in one conversation. */
export async function actIn(page: PageOnServer, form: FormData, params: { id?: string; rid?: string }) {
  const bid = idOfSlug(params.id ?? '')
  const rid = idOfSlug(params.rid ?? '')
  if (bid === null || rid === null) throw data(null, { status: 404 })
  const place = { rid, bid }
  const intent = sentText(form, 'intent')
  try {
    if (intent === 'report') return await report(page, form, place)
    if (intent === 'end') {
      await page.api.endInquiry(place)
      return data<RequestAnswer>({ at: Date.now(), outcome: 'ended' })
    }
    if (intent === 'won') {
      const isWon = sentText(form, 'won') === 'yes'
      await page.api.markWon({ ...place, won: isWon })
      return data<RequestAnswer>({ at: Date.now(), outcome: 'won', isWon })
    }
    if (intent === 'document') await page.api.sendDocument(place)
    else if (intent === 'read')
      await page.api.readInquiry({ ...place, number: Number(sentText(form, 'number')) || 0 })
    else await send(page, form, place)
  } catch (error) {
    if (error instanceof Response) throw error
    return refused(page, error, form, place)
  }
  const query = parametersOf(page.url)
  const language = query.get('lang')
  throw redirect(
    requestPath(bid, rid) + queryOf(wishOf(query), language === null ? {} : { lang: language }),
    303,
  )
}

/** A message without words is no message: nothing happens (P5.2). */
async function send(page: PageOnServer, form: FormData, place: Place): Promise<void> {
  const content = textOf(form, 'content').trim()
  if (content === '') return
  const key = sentText(form, 'key')
  await (key === '' ? page.api : page.apiOnce(key)).sendMessage({ ...place, content })
}

async function report(page: PageOnServer, form: FormData, { bid, rid }: Place) {
  const report = await reportFrom(page, form, {
    back: requestPath(bid, rid),
    send: (words) => page.api.reportInquiry({ bid, rid, ...words }),
  })
  return data<RequestAnswer>({ at: report.at, outcome: 'reported', report }, withStatus(report).init ?? {})
}

function refused(page: PageOnServer, error: unknown, form: FormData, { bid, rid }: Place) {
  const { name, status } = error as { name: string; status?: number }
  if (status === 401)
    throw redirect(logInAddress(requestPath(bid, rid), parametersOf(page.url).get('lang')), 303)
  if (status === undefined || status >= 500)
    page.onError(new Error('a conversation was not changed', { cause: error }))
  const answer = { at: Date.now(), outcome: 'refused' as const, text: textOf(form, 'content') }
  return data<RequestAnswer>(
    { ...answer, problem: errorText(name, page.language, error) },
    { status: status ?? 500 },
  )
}

const textOf = (form: FormData, name: string) => sentText(form, name).replaceAll('\r\n', '\n')

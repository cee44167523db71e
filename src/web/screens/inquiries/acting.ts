// What the forms of the message center do: write, end, report, note as read.
import { data, redirect } from 'react-router'
import { idOfSlug, requestPath } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'
import { reportReasons } from '../../../contract/safety.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentText } from '../../api/sent.ts'
import type { ReportAnswer } from '../../components/safety/ReportFields.tsx'
import { queryOf, wishOf } from './wish.ts'

export type RequestAnswer = {
  at: number
  outcome: 'ended' | 'refused' | 'reported'
  /** The server's words when it refused. */
  problem?: string
  /** What was typed and not sent. */
  text?: string
  report?: ReportAnswer
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
    if (intent === 'read')
      await page.api.readInquiry({ ...place, number: Number(sentText(form, 'number')) || 0 })
    else await send(page, form, place)
  } catch (error) {
    return refused(page, error, form, place)
  }
  const { searchParams } = page.url
  const language = searchParams.get('lang')
  throw redirect(
    requestPath(bid, rid) + queryOf(wishOf(searchParams), language === null ? {} : { lang: language }),
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

async function report(page: PageOnServer, form: FormData, place: Place) {
  const values = { reason: sentText(form, 'reason'), text: textOf(form, 'text') }
  const reason = reportReasons.find((known) => known === values.reason)
  const isTooLong = [...values.text].length > limits.reportTextMax
  const answer = (report: ReportAnswer, status = 200) =>
    data<RequestAnswer>({ at: Date.now(), outcome: 'reported', report }, { status })
  if (!reason || isTooLong)
    return answer(
      {
        outcome: 'refused',
        ...(!reason && { noReason: true as const }),
        ...(isTooLong && { tooLong: true as const }),
        values,
      },
      400,
    )
  try {
    await page.api.reportInquiry({ ...place, reason, text: values.text })
    return answer({ outcome: 'sent', values })
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (name === 'AlreadyReported') return answer({ outcome: 'already', values })
    if (status === 401) throw error
    if (status >= 500) page.onError(error)
    return answer({ outcome: 'refused', problem: errorText(name, page.language, error), values }, status)
  }
}

function refused(page: PageOnServer, error: unknown, form: FormData, { bid, rid }: Place) {
  const { name, status } = error as { name: string; status?: number }
  if (status === 401)
    throw redirect(logInAddress(requestPath(bid, rid), page.url.searchParams.get('lang')), 303)
  if (status === undefined || status >= 500)
    page.onError(new Error('a conversation was not changed', { cause: error }))
  const answer = { at: Date.now(), outcome: 'refused' as const, text: textOf(form, 'content') }
  return data<RequestAnswer>(
    { ...answer, problem: errorText(name, page.language, error) },
    { status: status ?? 500 },
  )
}

const textOf = (form: FormData, name: string) => sentText(form, name).replaceAll('\r\n', '\n')

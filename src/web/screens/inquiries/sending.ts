// What becomes of the form of an inquiry when it is sent.
import { data, redirect } from 'react-router'
import { requestPath, sendRequestPath } from '../../../contract/slugs.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentText } from '../../api/sent.ts'
import { attachedField, attachedIn } from '../../components/upload/use-attachments.ts'
import { requireAsker } from './request-form-data.ts'
import { subjectOf, valuesOf, wrongOf, type RequestValues, type Wrong } from './request-values.ts'

export type SendAnswer = {
  at: number
  outcome: 'incomplete' | 'refused' | 'failed'
  /** Which of the server's refusals it was. */
  name?: string
  /** The server's words when it refused. */
  problem?: string
  wrong: Wrong
  values?: RequestValues
  /** For the next try. */
  key?: string
}

/** Sends it once, however often the form comes, and leads to its conversation; else answers what the form says. */
export async function sendFrom(page: PageOnServer, form: FormData, id: string | undefined) {
  const { businessID, session } = await requireAsker(page, id)
  const values = valuesOf((name) => sentText(form, name))
  const key = sentText(form, 'key') || crypto.randomUUID()
  const kept = { at: Date.now(), values, key }
  const wrong = wrongOf(values)
  if (Object.keys(wrong).length > 0)
    return data<SendAnswer>({ ...kept, outcome: 'incomplete', wrong }, { status: 400 })
  const productID = sentText(form, 'product')
  const previousID = sentText(form, 'previous')
  const fields = form.getAll(attachedField).filter((one) => typeof one === 'string')
  const attachments = attachedIn(fields.join('\n')).map(({ token }) => token)
  let requestID: string
  try {
    const sent = await page.apiOnce(key).sendInquiry({
      to: businessID,
      subject: subjectOf(values),
      message: values.message.trim(),
      ...(values.from && { from: values.from }),
      ...(productID && { productID }),
      ...(previousID && { previousID }),
      ...(attachments.length > 0 && { attachments }),
    })
    requestID = sent.requestID
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    const { search, searchParams } = page.url
    // P8.11; what was typed is kept in the browser.
    if (status === 401)
      throw redirect(logInAddress(sendRequestPath(businessID) + search, searchParams.get('lang')), 303)
    if (status >= 500) {
      page.onError(new Error('an inquiry was not sent', { cause: error }))
      return data<SendAnswer>({ ...kept, outcome: 'failed', wrong: {} }, { status: 500 })
    }
    const problem = errorText(name, page.language)
    // What was sent before stays sent: this is another one.
    const next = name === 'KeyReused' ? crypto.randomUUID() : key
    return data<SendAnswer>({ ...kept, key: next, outcome: 'refused', name, problem, wrong: {} }, { status })
  }
  const language = page.url.searchParams.get('lang')
  throw redirect(
    `${requestPath(values.from || session.userID, requestID)}?sent=1${language === null ? '' : `&lang=${language}`}`,
    303,
  )
}

// What becomes of the form of an inquiry when it is sent.
import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import { askForDocument } from '../../../contract/certificate-wishes.ts'
import { sendInquiry } from '../../../contract/inquiries.ts'
import { otherSubject } from '../../../contract/inquiry-subjects.ts'
import { requestPath, sendRequestPath } from '../../../contract/slugs.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { sentText } from '../../api/sent.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { wrongOf, type Wrong } from '../../components/forms/problems.ts'
import { attachedField, attachedIn } from '../../components/upload/attached.ts'
import { requireAsker } from './request-form-data.ts'
import { subjectOf, valuesOf, type RequestValues } from './request-values.ts'

export type SendAnswer = Told<'refused' | 'failed'> & {
  /** Which of the server's refusals it was. */
  name?: string
  wrong: Wrong
  shown?: RequestValues
  /** For the next try. */
  key?: string
}

const Words = sendInquiry.body.pick({ subject: true, message: true })

/** What the call takes of what was typed, or what is wrong with it: a typed subject is that of 'Other'. */
export function checkedWords(values: RequestValues) {
  const { subject, message } = values
  const fieldOf = (path: string) => (path === 'subject' && subject === otherSubject ? 'typed' : path)
  const checked = Words.safeParse({ subject: subjectOf(values), message })
  return checked.success
    ? { words: checked.data, wrong: {} }
    : { words: undefined, wrong: wrongOf(checked.error.issues, fieldOf) }
}

const OwnWords = askForDocument.body.pick({ message: true })

/** The same of a wish for a document, to which words may be added. */
export function checkedOwnWords({ message }: RequestValues) {
  const checked = OwnWords.safeParse({ message })
  return checked.success
    ? { words: checked.data, wrong: {} }
    : { words: undefined, wrong: wrongOf(checked.error.issues, (path) => path) }
}

type Sent = (calls: PageOnServer['api'], to: { to: string; from?: string }) => Promise<{ requestID: string }>
type Checked = { send?: Sent; wrong: Wrong }

function inquiryIn(form: FormData, values: RequestValues): Checked {
  const { words, wrong } = checkedWords(values)
  if (!words) return { wrong }
  const productID = sentText(form, 'product')
  const previousID = sentText(form, 'previous')
  const fields = form.getAll(attachedField).filter((one) => typeof one === 'string')
  const attachments = attachedIn(fields.join('\n')).map(({ token }) => token)
  const inquiry = {
    ...words,
    ...(productID && { productID }),
    ...(previousID && { previousID }),
    ...(attachments.length > 0 && { attachments }),
  }
  return { send: (calls, to) => calls.sendInquiry({ ...to, ...inquiry }), wrong }
}

function wishIn(certificateID: string, values: RequestValues): Checked {
  const { words, wrong } = checkedOwnWords(values)
  if (!words) return { wrong }
  return { send: (calls, to) => calls.askForDocument({ ...to, ...words, certificateID }), wrong }
}

/** Sends it once, however often the form comes, and leads to its conversation; else answers what the form says. */
export async function sendFrom(page: PageOnServer, form: FormData, id: string | undefined) {
  const { businessID, session } = await requireAsker(page, id)
  const values = valuesOf((name) => sentText(form, name))
  const key = sentText(form, 'key') || crypto.randomUUID()
  const kept = { at: Date.now(), shown: values, key }
  const certificateID = sentText(form, 'certificate')
  const calls = page.apiOnce(key)
  const to = { to: businessID, ...(values.from && { from: values.from }) }
  const { send, wrong } = certificateID === '' ? inquiryIn(form, values) : wishIn(certificateID, values)
  if (!send) return withStatus<SendAnswer>({ ...kept, outcome: 'refused', wrong })
  let requestID: string
  try {
    const sent = await send(calls, to)
    requestID = sent.requestID
  } catch (error) {
    const { name } = error as Error
    const { outcome, ...refusal } = refusalOf(page, error, errorText)
    const { search } = page.url
    // P8.11; what was typed is kept in the browser.
    if (outcome === 'session')
      throw redirect(
        logInAddress(sendRequestPath(businessID) + search, parametersOf(page.url).get('lang')),
        303,
      )
    // What was sent before stays sent: this is another one.
    const next = name === 'KeyReused' ? crypto.randomUUID() : key
    return withStatus<SendAnswer>({ ...kept, key: next, name, ...refusal, outcome, wrong: {} })
  }
  const language = parametersOf(page.url).get('lang')
  throw redirect(
    `${requestPath(values.from || session.userID, requestID)}?sent=1${language === null ? '' : `&lang=${language}`}`,
    303,
  )
}

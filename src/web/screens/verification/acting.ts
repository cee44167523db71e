// What the forms of the verification tab ask for, and what the page says then.
import { data } from 'react-router'
import { errorText } from '../../../messages/texts.ts'
import { refusalIn } from '../../api/managed.ts'
import type { PageOnServer } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { refusalOf, withStatus } from '../../components/forms/outcome.ts'
import { attachedField, attachedIn } from '../../components/upload/attached.ts'
import { intentOf, type Answer, type Intent } from './answer.ts'

/** Does what a form of company `businessID` asks for; answers why when it was not done. Throws what is no refusal. */
export async function act(page: PageOnServer, businessID: string, form: FormData) {
  const intent = intentOf(form)
  if (intent === undefined) throw data(null, { status: 400 })
  const at = Date.now()
  try {
    await acts[intent](page, businessID, form)
  } catch (error) {
    const because = await refusalIn(page, businessID, error)
    const refusal = refusalOf(page, because, errorText, (path) => path)
    return withStatus<Answer>({ at, intent, ...refusal })
  }
  return withStatus<Answer>({ at, intent, outcome: 'done', wrong: [] })
}

/** The text and the checked files of a form. */
function writtenIn(form: FormData) {
  const fields = form.getAll(attachedField).filter((one) => typeof one === 'string')
  return { text: sentText(form, 'text'), documents: attachedIn(fields.join('\n')).map(({ token }) => token) }
}

/** Of one sending, however often it arrives. */
const onceIn = (page: PageOnServer, form: FormData) => page.apiOnce(sentText(form, 'key').slice(0, 64))

const acts: Record<Intent, (page: PageOnServer, businessID: string, form: FormData) => Promise<unknown>> = {
  request: (page, businessID, form) =>
    onceIn(page, form).requestVerification({ businessID, ...writtenIn(form) }),
  answer: (page, businessID, form) => onceIn(page, form).answerVerifier({ businessID, ...writtenIn(form) }),
  appeal: (page, businessID, form) =>
    onceIn(page, form).appealVerification({
      businessID,
      caseID: sentText(form, 'caseID'),
      ...writtenIn(form),
    }),
  withdraw: ({ api }, businessID) => api.withdrawVerification({ businessID }),
  identity: ({ api }, businessID) => api.checkIdentity({ businessID }),
  certificate: ({ api }, businessID, form) =>
    api.askConfirmation({ businessID, certificateID: sentText(form, 'certificateID') }),
}

// What the forms of the page do: a key is made, which is shown in the answer and never again, or one is ended.
import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { companyKeyApi } from '../../../contract/company-keys.ts'
import { isAppError, type ErrorName } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { intentOf, typedIn, type Intent, type KeysAnswer } from './answer.ts'

type Page = ReturnType<typeof pageOf>

/** Does what a form of company `id` asks for; answers why when it was not done. Throws what is no refusal. */
export async function act(page: Page, id: string, form: FormData) {
  const intent = intentOf(form)
  try {
    return intent === 'end' ? await end(page, id, form) : await make(page, id, form)
  } catch (error) {
    return refusal(page, intent, form, error)
  }
}

const withStatus = (answer: KeysAnswer, status = 200) => data(answer, { status })

async function end({ api }: Page, id: string, form: FormData) {
  await api.endCompanyKey({ id, keyID: sentText(form, 'keyID') })
  return withStatus({ at: Date.now(), intent: 'end', ended: true, fields: {} })
}

async function make(page: Page, id: string, form: FormData) {
  const { name, scopes, days } = typedIn(form)!
  const code = sentText(form, 'passkey') || sentText(form, 'code').trim()
  const raw = {
    name,
    scopes,
    days: days === '' ? null : Number(days),
    password: sentText(form, 'password'),
    ...(code && { code }),
  }
  const checked = companyKeyApi.createCompanyKey.body.safeParse(raw)
  if (!checked.success) {
    const wrong = new Set(checked.error.issues.map(({ path }) => String(path[0])))
    const fields = Object.fromEntries([...wrong].map((field) => [field, fieldText(page, field)]))
    return withStatus({ at: Date.now(), intent: 'make', fields, typed: typedIn(form) }, 400)
  }
  const { key, secret } = await page.api.createCompanyKey({ id, ...checked.data })
  return withStatus({ at: Date.now(), intent: 'make', made: { name: key.name, secret }, fields: {} })
}

function fieldText({ i18n }: Page, field: string): string {
  switch (field) {
    case 'name':
      return i18n._(msg`Enter a name of at most ${limits.companyKeyNameMax} visible characters.`)
    case 'scopes':
      return i18n._(msg`Choose what the key may do.`)
    case 'password':
      return i18n._(msg`Enter your password.`)
    case 'code':
      return i18n._(msg`Enter the six digits that your app shows, or a recovery code.`)
    default:
      return i18n._(msg`Please check this entry.`)
  }
}

/** Which field a refusal belongs to. */
const fieldOf: Partial<Record<ErrorName, string>> = {
  WrongCredentials: 'password',
  CodeNeeded: 'code',
  WrongCode: 'code',
}

function refusal(page: Page, intent: Intent, form: FormData, error: unknown) {
  if (!isAppError(error) || error.status === 401 || error.status === 404) throw error
  const { name, status, details } = error
  if (status >= 500 && name !== 'Unavailable') page.onError(error)
  const field = fieldOf[name]
  const text =
    name === 'WrongCredentials'
      ? page.i18n._(msg`This is not your password.`)
      : errorText(name, page.language, error)
  const answer = { at: Date.now(), intent, ...(intent === 'make' && { typed: typedIn(form) }) }
  return field === undefined
    ? withStatus({ ...answer, problem: text, fields: {} }, status)
    : withStatus({ ...answer, refused: name, details, fields: { [field]: text } }, status)
}

// What an account form sends: checked by the contract, given to the account service, and answered in words beside the fields.
import { parametersOf } from '../../../contract/pages/query.ts'
import { data, redirect } from 'react-router'
import type * as z from 'zod'
import { isAppError, type ErrorName } from '../../../contract/errors.ts'
import type { Page } from '../../api/page.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { failureText, fieldText } from './texts.ts'
import { sentText } from '../../api/sent.ts'

type Texts = Parameters<typeof failureText>[0]

/** What a form learns after it was sent; never a password. */
export type FormAnswer = {
  /** Why the service refused, when it was not a field of the form. */
  problem?: string
  /** The refusal by its name. */
  refused?: ErrorName
  /** What the refusal says beside its name. */
  details?: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, string>>
  /** What was typed, to stand in the fields again. */
  values: Readonly<Record<string, string>>
}

type Submission<S extends z.ZodObject> = {
  /** The body of the call. */
  schema: S
  /** What was typed, in the order of the form. */
  raw: Readonly<Record<string, string | boolean | object | undefined>>
  /** Names of the texts that come back when the form is shown again. */
  kept?: readonly string[]
  /** Fields that a refusal belongs to. */
  fieldOf?: Partial<Record<ErrorName, string>>
  send(body: z.output<S>): Promise<Response>
}

const noSession: readonly string[] = [
  'TokenNotFound',
  'JsonWebTokenError',
  'TokenExpiredError',
  'SessionError',
]

const keptText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''

/** Answers where `send` leads, or what the form must say; an ended session leads to the log-in and back here. */
export async function submit<S extends z.ZodObject>(
  page: Pick<Page, 'url' | 'onError'> & { i18n: Texts },
  { schema, raw, kept = [], fieldOf = {}, send }: Submission<S>,
) {
  const values = Object.fromEntries(kept.map((name) => [name, keptText(raw[name])]))
  const checked = schema.safeParse(raw)
  if (!checked.success)
    return data(answerTo(checked.error.issues, Object.keys(raw), page.i18n, values), { status: 400 })
  try {
    return await send(checked.data)
  } catch (error) {
    if (!isAppError(error)) throw error
    if (noSession.includes(error.name))
      return redirect(logInAddress(page.url.pathname + page.url.search, parametersOf(page.url).get('lang')))
    // That the service is away is told beside what was typed, which stays.
    if (error.status >= 500 && error.name !== 'Unavailable') page.onError(error)
    const byPasskey = typeof raw['code'] === 'string' && raw['code'].startsWith('{')
    const told = { ...error.details, ...(byPasskey && { byPasskey }) }
    return data(refusal({ name: error.name, details: told }, page.i18n, values, fieldOf), {
      status: error.status,
    })
  }
}

function answerTo(
  issues: readonly z.core.$ZodIssue[],
  order: readonly string[],
  i18n: Texts,
  values: FormAnswer['values'],
): FormAnswer {
  const nameOf = ({ path }: z.core.$ZodIssue) => String(path[0] ?? '')
  const inOrder = issues.toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)))
  const fields: Record<string, string> = {}
  // Of several messages for one field the first stays.
  for (const issue of inOrder) fields[nameOf(issue)] ??= fieldText(i18n, nameOf(issue), issue)
  return { fields, values }
}

function refusal(
  error: { name: string; details: Record<string, unknown> },
  i18n: Texts,
  values: FormAnswer['values'],
  fieldOf: Submission<z.ZodObject>['fieldOf'] = {},
): FormAnswer {
  const refused = error.name as ErrorName
  const field = fieldOf[refused]
  const text = failureText(i18n, refused, error.details, field)
  return field === undefined
    ? { problem: text, refused, details: error.details, fields: {}, values }
    : { refused, details: error.details, fields: { [field]: text }, values }
}

/** A text that may be left out. */
export const optionalText = (form: FormData, name: string): string | undefined =>
  sentText(form, name).trim() || undefined

// What becomes of the need-help form when it is sent (P4.7 and P8.13).
import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect } from 'react-router'
import { EnquiryFields, ticketNumber } from '../../../contract/help.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'
import { enquiryFieldOf, enquiryOf, withMissingCodes } from './enquiry-body.ts'
import { companyIn, initialValues, unlistedIn } from './enquiry-data.ts'
import { enquiryPath } from '../../components/search/wish.ts'
import { enquiryValuesFrom, isAs, noValues, type EnquiryValues } from './enquiry-values.ts'

export type EnquiryAnswer = Told<'refused' | 'failed' | 'session' | 'listed'> & {
  wrong: Wrong
  /** Of the rate limit, when it was sent too often. */
  waitMinutes?: number
  /** What was typed. */
  shown: EnquiryValues
}

/** Sends it once, however often the same words come, and leads to its number; else answers what the form says. */
export async function sendFrom(page: PageOnServer, form: FormData) {
  const shown = enquiryValuesFrom(form)
  if (form.get('intent') !== 'reset')
    return withStatus({ at: Date.now(), shown, ...(await outcomeOf(page, shown)) })
  // Without scripts: asked once more where anything was typed.
  if (isAs(shown, noValues) || isAs(shown, await initialValues(page)))
    throw redirect(addressOf(page, companyAsked(page)), 303)
  return withStatus<EnquiryAnswer>({ at: Date.now(), shown, outcome: 'listed', wrong: {} })
}

async function outcomeOf(
  page: PageOnServer,
  shown: EnquiryValues,
): Promise<Omit<EnquiryAnswer, 'at' | 'shown'>> {
  const body = EnquiryFields.safeParse(enquiryOf(shown))
  const wrong = body.success ? {} : wrongOf(body.error.issues, enquiryFieldOf)
  if (!body.success) return { outcome: 'refused', wrong: withMissingCodes(wrong, shown) }
  let ticket: string
  try {
    // Looked up before the call: whoever corrects something spends nothing of how often it may be sent.
    const unlisted = await unlistedIn(page, body.data)
    if (unlisted.length > 0) return { outcome: 'refused', wrong: refusedFields(unlisted) }
    const businessID = (await companyIn(page))?.businessID
    const key = await keyOf(shown, new Date(), businessID)
    ticket = (await page.apiOnce(key).sendEnquiry({ ...body.data, ...(businessID && { businessID }) })).ticket
  } catch (error) {
    const { wrong, ...refusal } = refusalOf(page, error, errorText, enquiryFieldOf)
    return { ...refusal, wrong: refusedFields(wrong), ...waitOf(error) }
  }
  throw redirect(addressOf(page, { sent: signed(page, ticket) }), 303)
}

/** After how many minutes it may be tried again, when it was sent too often. */
function waitOf(error: unknown): Pick<EnquiryAnswer, 'waitMinutes'> {
  const { name, details } = error as { name: string; details?: { retryAfter?: unknown } }
  const seconds = details?.retryAfter
  return name === 'TooManyRequests' && typeof seconds === 'number'
    ? { waitMinutes: Math.max(1, Math.ceil(seconds / 60)) }
    : {}
}

/** A number with what shows that we gave it out: an address that somebody made up is no page that says so. */
const signed = (page: PageOnServer, ticket: string): string =>
  `${ticket}.${page.signOf('number of an enquiry', ticket)}`

/** The number that the page's address tells, when we gave it out. */
export function ticketIn(page: PageOnServer): string | undefined {
  const asked = parametersOf(page.url).get('sent') ?? ''
  const [ticket = ''] = asked.split('.')
  return ticketNumber.test(ticket) && asked === signed(page, ticket) ? ticket : undefined
}

/** The company for which somebody asks stays when the form is begun anew. */
function companyAsked({ url }: PageOnServer): Record<string, string> {
  const business = parametersOf(url).get('business')
  return business === null ? {} : { business }
}

/** This page, in the language that was asked for. */
function addressOf(page: PageOnServer, query: Record<string, string>): string {
  const lang = parametersOf(page.url).get('lang')
  const asked = new URLSearchParams({ ...query, ...(lang !== null && { lang }) })
  return asked.size > 0 ? `${enquiryPath}?${asked}` : enquiryPath
}

/**
 * The same for the same words within one hour of the clock: the page is kept for everybody, so no key of its own can
 * stand in it; and who asks the same once more, later, asks anew.
 */
export async function keyOf(shown: EnquiryValues, now: Date, businessID?: string): Promise<string> {
  const words = new TextEncoder().encode(
    JSON.stringify([
      now.toISOString().slice(0, 13),
      shown,
      ...(businessID === undefined ? [] : [businessID]),
    ]),
  )
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

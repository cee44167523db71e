// What becomes of the need-help form when it is sent (sections 4 and 8).
import { redirect } from 'react-router'
import { EnquiryFields } from '../../../contract/help.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/manage/problems.ts'
import { enquiryFieldOf, enquiryOf } from './enquiry-body.ts'
import { enquiryPath, enquiryValuesFrom, isAs, noValues, type EnquiryValues } from './enquiry-values.ts'

export type EnquiryAnswer = Told<'refused' | 'failed' | 'session' | 'listed'> & {
  wrong: Wrong
  /** What was typed. */
  shown: EnquiryValues
}

/** Sends it once, however often the same words come, and leads to its number; else answers what the form says. */
export async function sendFrom(page: PageOnServer, form: FormData) {
  const shown = enquiryValuesFrom(form)
  if (form.get('intent') !== 'reset')
    return withStatus({ at: Date.now(), shown, ...(await outcomeOf(page, shown)) })
  // Without scripts: asked once more where anything was typed.
  if (isAs(shown, noValues)) throw redirect(addressOf(page, {}), 303)
  return withStatus<EnquiryAnswer>({ at: Date.now(), shown, outcome: 'listed', wrong: {} })
}

async function outcomeOf(
  page: PageOnServer,
  shown: EnquiryValues,
): Promise<Omit<EnquiryAnswer, 'at' | 'shown'>> {
  const body = EnquiryFields.safeParse(enquiryOf(shown))
  if (!body.success) return { outcome: 'refused', wrong: wrongOf(body.error.issues, enquiryFieldOf) }
  let ticket: string
  try {
    ticket = (await page.apiOnce(await keyOf(shown)).sendEnquiry(body.data)).ticket
  } catch (error) {
    const { wrong, ...refusal } = refusalOf(page, error, errorText, enquiryFieldOf)
    return { ...refusal, wrong: refusedFields(wrong) }
  }
  throw redirect(addressOf(page, { sent: ticket }), 303)
}

/** This page, in the language that was asked for. */
function addressOf(page: PageOnServer, query: Record<string, string>): string {
  const lang = page.url.searchParams.get('lang')
  const asked = new URLSearchParams({ ...query, ...(lang !== null && { lang }) })
  return asked.size > 0 ? `${enquiryPath}?${asked}` : enquiryPath
}

/** The same for the same words: the page is kept for everybody, so no key of its own can stand in it. */
async function keyOf(shown: EnquiryValues): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify(shown))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

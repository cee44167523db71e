// What becomes of the form of a new company when it is sent.
import { parametersOf } from '../../../contract/pages/query.ts'
import { createContext, redirect } from 'react-router'
import { createBusiness, type SameBusinessEntry } from '../../../contract/business-management.ts'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { chooseActor, wantedActor } from '../../api/session/actor.ts'
import { logInAddress } from '../../api/session/require-session.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'
import {
  createFieldOf,
  createValuesFrom,
  likenessOf,
  newBusinessOf,
  type CreateValues,
} from './create-values.ts'

type Page = ReturnType<typeof pageOf>

export type CreateAnswer = Told<'listed' | 'refused' | 'failed' | 'session' | 'same'> & {
  wrong: Wrong
  shown?: CreateValues
  /** Companies that may be the one that was about to be made. */
  same?: SameBusinessEntry[]
  /** True when fields are missing or wrong: P8.14 has words for that. */
  incomplete?: boolean
}

/** For the loader that follows in the same request: what was typed, and the industry whose categories are wanted. */
export const comingBack = createContext<{ shown: CreateValues; industry: string } | null>(null)

/** Creates what was typed and leads to its management; else answers what the form says. */
export async function createFrom(page: Page, form: FormData) {
  const typed = createValuesFrom({
    all: (name) => form.getAll(name).filter((value) => typeof value === 'string'),
  })
  return withStatus({ at: Date.now(), shown: typed, ...(await outcomeOf(page, form, typed)) })
}

type Ended = Omit<CreateAnswer, 'at' | 'shown'>

async function outcomeOf(page: Page, form: FormData, typed: CreateValues): Promise<Ended> {
  const intent = form.get('intent')
  if (intent !== 'save' && intent !== 'another') return { outcome: 'listed', wrong: {} }
  // P8.14; what was typed is kept in the browser.
  if (!page.session) throw redirect(logInAddress('/business/create', parametersOf(page.url).get('lang')))
  const wanted = { ...newBusinessOf(typed), isAnother: intent === 'another' }
  const body = createBusiness.body.safeParse(wanted)
  if (!body.success)
    return { outcome: 'refused', incomplete: true, wrong: wrongOf(body.error.issues, createFieldOf) }
  let businessID: string
  try {
    businessID = (await page.api.createBusiness(body.data)).businessID
  } catch (error) {
    if ((error as Error).name === 'SameBusiness') return sameAs(page, typed)
    const { wrong, ...refusal } = refusalOf(page, error, errorText, createFieldOf)
    if (refusal.outcome === 'session')
      throw redirect(logInAddress('/business/create', parametersOf(page.url).get('lang')))
    return { ...refusal, wrong: refusedFields(wrong), incomplete: wrong.length > 0 }
  }
  // What they do next, a request or a post, is for the company they have just presented.
  if (wantedActor(page) === undefined) chooseActor(page, businessID)
  throw redirect(`${managePath(businessID, 'general')}?done=created`)
}

async function sameAs(page: Page, typed: CreateValues): Promise<Ended> {
  const likeness = likenessOf(typed)
  const same = likeness ? await page.api.findSameBusiness(likeness).catch(() => []) : []
  return { outcome: 'same', wrong: {}, same }
}

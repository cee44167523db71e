// What the forms of boosts do: one is looked at before, made, or stopped.
import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { boostApi } from '../../../contract/boosts.ts'
import { boostsPath } from '../../../contract/boost-words.ts'
import { isAppError } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { intentOf, typedIn, type BoostAnswer, type Typed } from './answer.ts'

type Page = ReturnType<typeof pageOf>

const withStatus = (answer: BoostAnswer, status = 200) => data(answer, { status })

/** Stops the boost of company `id` that a form names. Throws what is no refusal. */
export async function stopFrom(page: Page, id: string, form: FormData) {
  const answer = { at: Date.now(), intent: 'stop', fields: {} } as const
  try {
    await page.api.stopBoost({ id, boostID: sentText(form, 'boostID') })
  } catch (error) {
    return withStatus({ ...answer, ...refusal(page, error) }, statusOf(error))
  }
  return withStatus({ ...answer, stopped: true })
}

/** Makes a boost of company `id`, or tells where it may show, as the form asks. Throws what is no refusal. */
export async function makeFrom(page: Page, id: string, form: FormData) {
  const intent = intentOf(form)
  const typed = typedIn(form)
  const answer = { at: Date.now(), intent, typed, fields: {} }
  const { startsOn, ...wish } = wishOf(typed)
  const checked = (intent === 'preview' ? boostApi.previewBoost.body : boostApi.makeBoost.body).safeParse(
    intent === 'preview' ? wish : { ...wish, startsOn },
  )
  if (!checked.success) {
    const wrong = new Set(checked.error.issues.map(({ path }) => fieldNamed(String(path[0]))))
    const fields = Object.fromEntries([...wrong].map((field) => [field, fieldText(page, field)]))
    return withStatus({ ...answer, fields }, 400)
  }
  try {
    if (intent === 'preview')
      return withStatus({ ...answer, preview: await page.api.previewBoost({ id, ...checked.data }) })
    await page.api.makeBoost({ id, ...checked.data })
  } catch (error) {
    const refused = refusal(page, error)
    return withStatus({ ...answer, ...refused }, statusOf(error))
  }
  throw redirect(`${boostsPath(id)}?done=made`, 303)
}

function wishOf({ thing, industries, countries, editions, startsOn }: Typed) {
  const [thingType, thingID] = thing.split(' ')
  return { thingType, thingID, industries, countries, editions, startsOn: startsOn === '' ? null : startsOn }
}

const fieldNamed = (name: string) => (name === 'thingType' || name === 'thingID' ? 'thing' : name)

function fieldText({ i18n }: Page, field: string): string {
  const { boostIndustriesMax, boostCountriesMax, boostAheadDays } = limits
  switch (field) {
    case 'thing':
      return i18n._(msg`Choose the page, a published product or a post of the company.`)
    case 'industries':
      return i18n._(msg`Choose one to ${boostIndustriesMax} industries.`)
    case 'countries':
      return i18n._(msg`Choose at most ${boostCountriesMax} countries, or none for all.`)
    case 'startsOn':
      return i18n._(msg`Choose a day within the next ${boostAheadDays} days.`)
    default:
      return i18n._(msg`Please check this entry.`)
  }
}

const statusOf = (error: unknown) => (isAppError(error) ? error.status : 500)

function refusal(page: Page, error: unknown): Pick<BoostAnswer, 'problem' | 'fields'> {
  if (!isAppError(error) || error.status === 401 || error.status === 404) throw error
  const { name, status, details } = error
  if (status >= 500 && name !== 'Unavailable') page.onError(error)
  const wrong = Object.keys((details?.['fields'] ?? {}) as Record<string, unknown>).map(fieldNamed)
  if (name === 'InvalidInput' && wrong.length > 0)
    return { fields: Object.fromEntries(wrong.map((field) => [field, fieldText(page, field)])) }
  return { problem: errorText(name, page.language, error), fields: {} }
}

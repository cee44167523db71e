// What the forms of boosts learn after one was sent.
import type { BoostPreviewEntry } from '../../../contract/boosts.ts'
import type { ManageTab } from '../../components/manage/tabs.ts'
import { sentText } from '../../api/sent.ts'

/** Under which boosts stand. */
export const boostsTab: ManageTab = 'data'

/** What was chosen in the form, as it stands there again. */
export type Typed = {
  thing: string
  industries: string[]
  countries: string[]
  editions: string[]
  startsOn: string
}

export type BoostAnswer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: 'preview' | 'make' | 'stop'
  preview?: BoostPreviewEntry
  stopped?: true
  /** Why it was not done, in the server's words; empty when it never answered. */
  problem?: string
  /** What is wrong with which field. */
  fields: Readonly<Record<string, string>>
  typed?: Typed
}

const all = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((one): one is string => typeof one === 'string' && one !== '')

export const typedIn = (form: FormData): Typed => ({
  thing: sentText(form, 'thing'),
  industries: all(form, 'industries'),
  countries: all(form, 'countries'),
  editions: all(form, 'editions'),
  startsOn: sentText(form, 'startsOn'),
})

export const intentOf = (form: FormData): BoostAnswer['intent'] => {
  const intent = form.get('intent')
  return intent === 'preview' || intent === 'stop' ? intent : 'make'
}

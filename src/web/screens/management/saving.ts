// What becomes of a section's form when it is sent: saved, refused, or beside what somebody else has saved meanwhile.
import { createContext } from 'react-router'
import * as rules from '../../../contract/business-fields.ts'
import type {
  BusinessSection,
  ManagedBusinessEntry,
  SameBusinessEntry,
} from '../../../contract/business-management.ts'
import type { AppError } from '../../../contract/errors.ts'
import { errorText } from '../../../messages/texts.ts'
import { refusalIn } from '../../api/managed.ts'
import type { pageOf } from '../../api/page.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'
import type { Clash } from '../../components/forms/StalePanel.tsx'
import { fieldOfPath, namesOf, togetherWith } from './fields.ts'
import { merged, withPicks } from './merging.ts'
import { fieldsTyped, filledFrom, filledOf, ofForm, type Filled } from './values.ts'

type Page = ReturnType<typeof pageOf>

export type Answer = Told<'saved' | 'listed' | 'refused' | 'failed' | 'session' | 'stale' | 'same'> & {
  wrong: Wrong
  section: BusinessSection
  /** What the form shows from now on: what was typed, or what was kept of it. */
  shown?: Filled
  clash?: Clash
  /** Companies that have the new name already. */
  same?: SameBusinessEntry[]
}

/** For the loader that follows in the same request: what was typed into a form that comes back, and the industry whose categories are wanted. */
export const comingBack = createContext<{ answer: Answer; industry: string } | null>(null)

const schemas = {
  general: rules.GeneralFields,
  contactInfo: rules.ContactFields,
  factory: rules.FactoryFields,
  tradeCapabilities: rules.TradeFields,
  businessTerms: rules.TermsFields,
}

/** Saves what was sent of a section of company `id`; answers what the form says then, with the status that fits. */
export async function saveSection(page: Page, id: string, section: BusinessSection, form: FormData) {
  const typed = filledFrom(section, ofForm(form))
  const answer = await outcomeOf(page, id, section, form, typed)
  return withStatus({ at: Date.now(), section, shown: typed, ...answer })
}

type Ended = Omit<Answer, 'at' | 'section'>

async function outcomeOf(
  page: Page,
  id: string,
  section: BusinessSection,
  form: FormData,
  typed: Filled,
): Promise<Ended> {
  if (!page.session) return { outcome: 'session', wrong: {} }
  const intent = form.get('intent')
  if (intent !== 'save' && intent !== 'another') return { outcome: 'listed', wrong: {} }
  const fieldOf = (path: string) => fieldOfPath(section, path)
  let filled = typed
  try {
    filled = await picked(page, id, section, form, typed)
    const fields = schemas[section].safeParse(fieldsTyped(section, filled.values, page.language))
    if (!fields.success)
      return {
        outcome: 'refused',
        message: errorText('InvalidInput', page.language),
        wrong: wrongOf(fields.error.issues, fieldOf),
        shown: filled,
      }
    const isAnother = section === 'general' && intent === 'another' && { isAnother: true }
    await saved(page, id, section, Number(filled.revision), { ...fields.data, ...isAnother })
    const kept = await current(page, id, section)
    return { outcome: 'saved', wrong: {}, shown: kept }
  } catch (error) {
    if ((error as Error).name === 'Stale') return staleOf(page, id, section, filled)
    if ((error as Error).name === 'SameBusiness') {
      const { same } = (error as AppError).details as { same: SameBusinessEntry[] }
      const message = errorText('SameBusiness', page.language)
      return { outcome: 'same', message, wrong: {}, shown: filled, same }
    }
    const { wrong, ...refusal } = refusalOf(page, await refusalIn(page, id, error), errorText, fieldOf)
    return { ...refusal, wrong: refusedFields(wrong), shown: filled }
  }
}

/** What was typed, with the other's values where somebody without script chose them. */
async function picked(page: Page, id: string, section: BusinessSection, form: FormData, typed: Filled) {
  const names = namesOf(section)
    .filter((name) => form.get(`pick.${name}`) === 'theirs')
    .flatMap((name) => togetherWith(section, name))
  if (names.length === 0) return typed
  return withPicks(typed, (await current(page, id, section)).values, names)
}

/** Beside what the other has saved; when that touches nothing here, it is simply saved again. */
async function staleOf(page: Page, id: string, section: BusinessSection, mine: Filled): Promise<Ended> {
  try {
    const { clash, ...shown } = merged(section, mine, await current(page, id, section), page.language)
    if (clash.conflicts.length + clash.taken.length === 0) {
      const fields = fieldsTyped(section, shown.values, page.language)
      await saved(page, id, section, Number(shown.revision), fields)
      return { outcome: 'saved', wrong: {}, shown: await current(page, id, section) }
    }
    return { outcome: 'stale', message: errorText('Stale', page.language), wrong: {}, shown, clash }
  } catch (error) {
    return { ...refusalOf(page, await refusalIn(page, id, error), errorText), wrong: {}, shown: mine }
  }
}

const current = async (page: Page, id: string, section: BusinessSection): Promise<Filled> =>
  managedForm(await page.api.showManagedBusiness({ id }), section, page.language)

/** What the form of a section shows of the company as it is kept. */
export const managedForm = (managed: ManagedBusinessEntry, section: BusinessSection, language: string) =>
  filledOf(section, managed[section], managed.revisions[section], language)

/** Each section has a call of its own; the schemas have just made sure of the fields. */
function saved({ api }: Page, id: string, section: BusinessSection, revision: number, fields: object) {
  const body = { id, revision, ...fields }
  switch (section) {
    case 'general':
      return api.saveGeneral(body as Parameters<typeof api.saveGeneral>[0])
    case 'contactInfo':
      return api.saveContactInfo(body as Parameters<typeof api.saveContactInfo>[0])
    case 'factory':
      return api.saveFactory(body as Parameters<typeof api.saveFactory>[0])
    case 'tradeCapabilities':
      return api.saveTradeCapabilities(body as Parameters<typeof api.saveTradeCapabilities>[0])
    case 'businessTerms':
      return api.saveBusinessTerms(body as Parameters<typeof api.saveBusinessTerms>[0])
  }
}

// What becomes of the edit form when it is sent: saved, refused, or a list made anew. What was typed always comes back.
import { createContext } from 'react-router'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { refusalOf, withStatus } from '../../components/forms/outcome.ts'
import type { Answer } from './answer.ts'
import { changesOf, fieldOfPath, valuesOfProfile, valuesTyped, type FormValues } from './form-values.ts'

type Page = ReturnType<typeof pageOf>

/** For the loader that follows in the same request: what was typed into a form that comes back, and why. */
export const comingBack = createContext<Answer | null>(null)

/** Saves what was sent; answers what the form says then, with the status that fits. */
export async function saveProfile(page: Page, form: FormData) {
  const typed = valuesTyped(form)
  const answer = await outcomeOf(page, form.get('intent') === 'states', typed)
  const shown = answer.outcome === 'saved' ? await savedValues(page, typed) : typed
  return withStatus({ at: Date.now(), ...answer, shown })
}

/** As they are kept from now on, a + before the dial code, say; as they were typed when that cannot be told. */
async function savedValues(page: Page, typed: FormValues): Promise<FormValues> {
  try {
    return valuesOfProfile(await page.api.showOwnProfile({}))
  } catch (error) {
    page.onError(error)
    return typed
  }
}

type Ended = Omit<Answer, 'at' | 'shown'>

async function outcomeOf(page: Page, onlyLists: boolean, typed: FormValues): Promise<Ended> {
  if (!page.session) return { outcome: 'session', wrong: [] }
  if (onlyLists) return { outcome: 'listed', wrong: [] }
  try {
    await page.api.changeOwnProfile(changesOf(typed))
    return { outcome: 'saved', wrong: [] }
  } catch (error) {
    return refusalOf(page, error, errorText, fieldOfPath)
  }
}

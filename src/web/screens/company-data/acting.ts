// What the forms of the tab ask for: where the company is shown, an export, or that the company goes.
import { data, redirect } from 'react-router'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { managePath } from '../../components/manage/tabs.ts'

const intents = ['export', 'remove', 'editions'] as const
export type Intent = (typeof intents)[number]

export type Answer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: Intent
  /** Why it was not done, in the server's words; empty when it never answered, or when it was done. */
  problem: string
  done?: true
  /** The name that was typed, when it is not the company's. */
  typed?: string
  /** The editions that were ticked, when they could not be saved. */
  shown?: string[]
  /** What is saved of them since: by this form, or by somebody else meanwhile. */
  now?: { revision: number; hidden: string[] }
}

/** What a form asks for, and an export when it does not say. */
export const intentOf = (form: FormData): Intent =>
  intents.find((intent) => intent === form.get('intent')) ?? 'export'

type Page = ReturnType<typeof pageOf>

/** Does what a form of company `id` asks for and leads on; answers why when it was not done. Throws what is no refusal. */
export async function act(page: Page, id: string, form: FormData) {
  const { api, language } = page
  const intent = intentOf(form)
  const companyName = sentText(form, 'companyName').slice(0, 400)
  const shown = form.getAll('shown').filter((code) => typeof code === 'string')
  try {
    if (intent === 'editions') {
      const hiddenEditions = page.editions.map(({ code }) => code).filter((code) => !shown.includes(code))
      const before = Number(sentText(form, 'revision'))
      const { revision } = await api.saveHiddenEditions({ id, revision: before, hiddenEditions })
      const now = { revision, hidden: hiddenEditions }
      return data({ at: Date.now(), intent, problem: '', done: true, now } satisfies Answer)
    }
    if (intent === 'export') {
      await api.exportBusiness({ id })
      return redirect(managePath(id, 'data'))
    }
    await api.removeBusiness({ id, companyName })
    return redirect('/my-business')
  } catch (error) {
    const { name, status } = error as { name: string; status?: number }
    if (status === undefined || status === 401 || status === 404) throw error
    const answer: Answer = { at: Date.now(), intent, problem: errorText(name, language, error) }
    const now = name === 'Stale' ? (await api.showManagedBusiness({ id })).editions : undefined
    const kept = {
      ...(name === 'NameDiffers' && { typed: companyName }),
      ...(intent === 'editions' && { shown }),
      ...(now && { now }),
    }
    return data({ ...answer, ...kept }, { status })
  }
}

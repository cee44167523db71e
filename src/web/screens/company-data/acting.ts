// What the forms of the tab ask for: an export, or that the company goes.
import { data, redirect } from 'react-router'
import { errorText } from '../../../messages/texts.ts'
import type { pageOf } from '../../api/page.ts'
import { managePath } from '../../components/manage/tabs.ts'

export type Answer = {
  /** Another one for each sending, so that the same words are said again. */
  at: number
  intent: 'export' | 'remove'
  /** Why it was not done, in the server's words; empty when it never answered. */
  problem: string
  /** The name that was typed, when it is not the company's. */
  typed?: string
}

/** Does what a form of company `id` asks for and leads on; answers why when it was not done. Throws what is no refusal. */
export async function act({ api, language }: ReturnType<typeof pageOf>, id: string, form: FormData) {
  const intent = form.get('intent') === 'remove' ? 'remove' : 'export'
  const typed = form.get('companyName')
  const companyName = typeof typed === 'string' ? typed.slice(0, 400) : ''
  try {
    if (intent === 'export') {
      await api.exportBusiness({ id })
      return redirect(managePath(id, 'data'))
    }
    await api.removeBusiness({ id, companyName })
    return redirect('/my-business')
  } catch (error) {
    const { name, status } = error as { name: string; status?: number }
    if (status === undefined || status === 401 || status === 404) throw error
    const answer: Answer = { at: Date.now(), intent, problem: errorText(name, language) }
    return data(name === 'NameDiffers' ? { ...answer, typed: companyName } : answer, { status })
  }
}

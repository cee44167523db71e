// Whether mails shall change with the language of the pages: asked once, after somebody has chosen another one in the menu.
import { isLanguage, type Language } from '../../../contract/locale.ts'
import type { Page } from '../page.ts'

/** Until when the question is asked on the next page. */
const due = { name: 'mw_mails_due', seconds: 60 }
/** That it was asked in this browser, for which language. */
const asked = { name: 'mw_mails_asked', seconds: 31_536_000 }

/** Asks on the next page when mails come in another language than the one just chosen, and that was not asked before. */
export async function askForMails(
  { api, cookies, session, onError }: Pick<Page, 'api' | 'cookies' | 'session' | 'onError'>,
  chosen: Language,
): Promise<void> {
  if (!session || cookies.read(asked.name) === chosen) return
  try {
    const { mailLanguage } = await api.showNotificationPreferences({})
    if (mailLanguage !== chosen) cookies.set(due.name, mailLanguage, due.seconds)
  } catch (error) {
    // The language is chosen all the same.
    onError(error)
  }
}

/** The language that mails come in, when it is to be asked on this page whether they shall change. */
export function mailsToAsk({ cookies, session, language }: Pick<Page, 'cookies' | 'session' | 'language'>) {
  if (!session) return undefined
  const now = cookies.read(due.name)
  if (now === undefined) return undefined
  cookies.remove(due.name)
  if (!isLanguage(now) || now === language) return undefined
  cookies.set(asked.name, language, asked.seconds)
  return now
}

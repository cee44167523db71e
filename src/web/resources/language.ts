import { parametersOf } from '../../contract/pages/query.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isLanguage, rememberLanguage } from '../../contract/locale.ts'
import { ownPath, withoutLanguage } from '../../contract/own-path.ts'
import { pageOf } from '../api/page.ts'
import { askForMails } from '../api/session/mail-language.ts'

/** Remembers the language of `lang` and comes back to `continue`. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const { url } = page
  const language = parametersOf(url).get('lang')
  const back = withoutLanguage(ownPath(parametersOf(url).get('continue')))
  if (!isLanguage(language)) return redirect(back)
  await askForMails(page, language)
  const cookie = rememberLanguage(language, url.protocol === 'https:')
  return redirect(back, { headers: { 'set-cookie': cookie } })
}

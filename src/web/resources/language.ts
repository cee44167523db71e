import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isLanguage } from '../../contract/locale.ts'
import { ownPath, withoutLanguage } from '../api/own-path.ts'
import { pageOf } from '../api/page.ts'

const year = 31_536_000

/** Remembers the language of `lang` and comes back to `continue`. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { url } = pageOf(context)
  const language = url.searchParams.get('lang')
  const back = withoutLanguage(ownPath(url.searchParams.get('continue')))
  if (!isLanguage(language)) return redirect(back)
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  const cookie = `mw_lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  return redirect(back, { headers: { 'set-cookie': cookie } })
}

import { parametersOf } from '../../../contract/pages/query.ts'
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useSite } from './site.ts'

const year = 31_536_000

/** Keeps a visit that began with `?lang=` in that language. Set by the browser, so that the page itself stays the same for all and cacheable. */
export function ChosenLanguage() {
  const { i18n } = useLingui()
  const language = useSite()?.language
  useEffect(() => {
    if (parametersOf(new URL(window.location.href)).get('lang') !== language || !language) return
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `mw_lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  }, [language])
  useEffect(() => {
    // The messages of one language are loaded with the document; another language needs another document.
    if (language && language !== i18n.locale) window.location.reload()
  }, [language, i18n])
  return null
}

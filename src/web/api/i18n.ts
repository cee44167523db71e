// The compiled catalogues: the browser loads only its page's language, in one file.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { isLanguage } from '../../contract/locale.ts'

const catalogues = {
  en: () => import('./catalogues/en.ts'),
  ja: () => import('./catalogues/ja.ts'),
  es: () => import('./catalogues/es.ts'),
  it: () => import('./catalogues/it.ts'),
  zh: () => import('./catalogues/zh.ts'),
}

/** An instance with all messages of `language` (English when it is none of ours). */
export async function loadI18n(language: string): Promise<I18n> {
  const locale = isLanguage(language) ? language : 'en'
  const areas = Object.values((await catalogues[locale]()).default)
  const messages = Object.assign({}, ...areas.map((area) => area.messages)) as Messages
  return setupI18n({ locale, messages: { [locale]: messages } })
}

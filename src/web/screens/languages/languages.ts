// Which languages there are tabs for, and what each is called.
import { languages as readLanguages, isLanguage } from '../../../contract/locale.ts'
import type { PageOnServer } from '../../api/page.ts'
import { countOf, type TextsView } from './texts.ts'

export type Named = { code: string; name: string }
export type LanguageTab = Named & {
  written: number
  of: number
  isOriginal: boolean
  isWanted: boolean
}

/** Every language by its name on this page, in alphabetical order. */
export async function namedLanguages({ api }: Pick<PageOnServer, 'api'>): Promise<Named[]> {
  const all = await api.listLanguages({})
  return all.map(({ code, languageName }) => ({ code, name: languageName }))
}

/** The language whose tab is open: the one asked for, else the most useful one that is not the original. */
export function openedOf(view: TextsView, all: readonly Named[], asked: string | null): string {
  if (all.some(({ code }) => code === asked)) return asked!
  const others = [...view.wanted, ...readLanguages].filter((code) => code !== view.language)
  return others.find((code) => all.some((one) => one.code === code)) ?? view.language
}

/** The tabs: the original, the languages of the product, then every other one that is wanted, written in or open. */
export function tabsOf(view: TextsView, all: readonly Named[], opened: string): LanguageTab[] {
  const codes = new Set([
    view.language,
    ...readLanguages,
    ...view.wanted,
    ...Object.keys(view.written),
    opened,
  ])
  return [...codes].map((code) => ({
    code,
    name: all.find((one) => one.code === code)?.name ?? code,
    ...countOf(view, code),
    isOriginal: code === view.language,
    isWanted: view.wanted.includes(code),
  }))
}

/** Whether pages of the product are read in it. */
export const isReadHere = (code: string): boolean => isLanguage(code)

/** Whether a language is written in Latin letters. */
export const isLatin = (code: string): boolean => new Intl.Locale(code).maximize().script === 'Latn'

// What the screen of the languages of a company or a product is given, and where its tabs are.
import type { PageOnServer } from '../../api/page.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { isLatin, isReadHere, namedLanguages, openedOf, tabsOf, type Named } from './languages.ts'
import { filledOf, readInstead, type TextsView } from './texts.ts'

/** Texts in the language that the address asks for, beside the original; `latinName` is that of a company, null for none, and undefined for what needs none. */
export async function languagesData(page: PageOnServer, view: TextsView, latinName?: string | null) {
  const all = await namedLanguages(page)
  const opened = openedOf(view, all, parametersOf(page.url).get('language'))
  const tabs = tabsOf(view, all, opened)
  const { by, at } = view.written[opened] ?? { by: null, at: null }
  return {
    opened: nameIn(all, opened),
    original: nameIn(all, view.language),
    isSaid: view.isSaid,
    isReadHere: isReadHere(opened),
    tabs,
    /** Those without a tab. */
    more: all.filter(({ code }) => !tabs.some((tab) => tab.code === code)),
    /** For who says in which language the original is. */
    all: view.isSaid ? [] : all.filter(({ code }) => code !== opened),
    fields: view.fields.map((field) => ({
      ...field,
      isEnglishRead: readInstead(view, opened, field.name) !== view.language,
    })),
    filled: filledOf(view, opened),
    latinName: isLatin(opened) ? (latinName ?? null) : null,
    /** Without its reading nobody knows a Japanese name in Latin letters. */
    lacksReading: isLatin(opened) && view.language === 'ja' && latinName === null,
    written: at === null ? null : { by, at },
  }
}
export type LanguagesData = Awaited<ReturnType<typeof languagesData>>
export type ShownField = LanguagesData['fields'][number]

const nameIn = (all: readonly Named[], code: string): Named =>
  all.find((one) => one.code === code) ?? { code, name: code }

// What a page tells of the languages of its texts: what stands in another than the page's, what its company translated, and
// the way to what was written first and back.
import type { Page } from '../../api/page.ts'
import { parametersOf } from '../../../contract/pages/query.ts'

/** What is told of the languages of a company or a product. */
type Told = { language: string; textLanguages: Readonly<Record<string, string>> }

export type Reading = {
  /** In whose language other texts are named, by code, as they stand in a sentence. */
  names: Record<string, string>
  /** Something that is shown is its company's own translation: where its original stands. */
  original?: string
  /** What was written first is shown: where the page is as everybody is shown it. */
  back?: { path: string; language: string }
}

/** Whether the address asks for what was written first. */
export const asksOriginal = (page: Pick<Page, 'url'>): boolean =>
  parametersOf(page.url).get('texts') === 'original'

/** The call's wish of an address that asks for what was written first. */
export const originalWish = (page: Pick<Page, 'url'>) =>
  asksOriginal(page) ? ({ texts: 'original' } as const) : {}

/** What a page at `path` tells of its texts; the names of languages are asked for only where one is said. */
export async function readingOf(
  page: Pick<Page, 'api' | 'language' | 'url'>,
  { language, textLanguages }: Told,
  path: string,
): Promise<Reading> {
  const shown = [...new Set(Object.values(textLanguages))]
  const isOriginal = asksOriginal(page)
  const others = shown.filter((one) => one !== page.language)
  const said = isOriginal ? [...others, page.language] : others
  const names = said.length > 0 ? await namesOf(page, said) : {}
  const own = parametersOf(page.url).get('lang')
  const inLanguage = own === null ? '' : `lang=${own}`
  return {
    names,
    ...(!isOriginal &&
      shown.some((one) => one !== language) && {
        original: `${path}?${[inLanguage, 'texts=original'].filter(Boolean).join('&')}`,
      }),
    ...(isOriginal && {
      back: {
        path: inLanguage ? `${path}?${inLanguage}` : path,
        language: names[page.language] ?? page.language,
      },
    }),
  }
}

async function namesOf({ api, language }: Pick<Page, 'api' | 'language'>, codes: readonly string[]) {
  const all = await api.listLanguages({})
  return Object.fromEntries(
    all
      .filter(({ code }) => codes.includes(code))
      .map(({ code, languageName }) => [code, inSentence(languageName, language)]),
  )
}

/** Lists name languages as headings do; within a sentence Spanish and Italian write them small. */
const inSentence = (name: string, language: string): string =>
  language === 'es' || language === 'it' ? name.toLocaleLowerCase(language) : name

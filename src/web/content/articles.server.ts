// The pages of prose of this folder, in the language of whoever asks; only the server has them.
import type { Language } from '../../contract/locale.ts'
import type { PageOnServer } from '../api/page.ts'
import type { Article } from './article.ts'
import { fillArticle, fillText, type Words } from './fill.ts'
import { wordsOf } from './words.ts'

const read = import.meta.glob<{ default: Article }>('./{en,ja,es,it,zh}/**/*.md')

/** The article at `path` (as its file is named, without language and ending), in the language and for the edition of a page. */
export async function articleOf(page: PageOnServer, path: string): Promise<Article> {
  const [source, words] = await Promise.all([sourceOf(page.language, path), wordsFor(page)])
  return fillArticle(source, words)
}

/** Titles and leads alone of several articles, in their order. */
export async function leadsOf(
  page: PageOnServer,
  paths: readonly string[],
): Promise<{ title: string; lead: string }[]> {
  const words = await wordsFor(page)
  const sources = await Promise.all(paths.map((path) => sourceOf(page.language, path)))
  return sources.map(({ title, lead }) => ({ title: fillText(title, words), lead: fillText(lead, words) }))
}

async function wordsFor({ api, edition, editions, language }: PageOnServer): Promise<Words> {
  const industries = await api.listIndustries({})
  return wordsOf({ edition, editions: editions.length, industries: industries.length, language })
}

async function sourceOf(language: Language, path: string): Promise<Article> {
  const file = read[`./${language}/${path}.md`]
  if (!file) throw new RangeError(`no text ${path} in ${language}`)
  return (await file()).default
}

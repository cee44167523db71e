// What every page of prose needs from its loader.
import { msg } from '@lingui/core/macro'
import { breadcrumbOf } from '../components/text/structured.ts'
import { questionsOnPage } from '../components/prose/structured.ts'
import type { PageOnServer } from '../api/page.ts'
import { articleOf } from './articles.server.ts'
import { articleHead } from './head.ts'

/** The article `name` for the page at `path`, with the way to it and its head; questions are told to search engines too. */
export async function prosePage(page: PageOnServer, name: string, path = `/${name}`) {
  const article = await articleOf(page, name)
  const crumbs = [{ name: page.i18n._(msg`Home`), to: '/' }, { name: article.title }]
  const structured = [breadcrumbOf(crumbs, page.edition.origin), ...questionsOnPage(article.questions)]
  return { article, crumbs, head: articleHead(page, article, path, structured) }
}

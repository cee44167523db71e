// What every page of prose needs from its loader.
import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { breadcrumbOf } from '../components/text/structured.ts'
import { questionsOnPage } from '../components/prose/structured.ts'
import { canonicalAddress } from '../api/addresses.ts'
import type { PageOnServer } from '../api/page.ts'
import { articleOf } from './articles.server.ts'
import { articleHead } from './head.ts'

/** The path of a route that has no parameters, with its stroke; the router tells it without, its text says with. */
export const pathOfRoute = (pattern: string): string => `/${pattern.replace(/^\//, '')}`

/** Leads another spelling of a page's path to the one that it has: capitals, strokes at the end, coded letters. */
export function requireSpelling({ url }: PageOnServer, path: string): void {
  const elsewhere = canonicalAddress(url, path)
  if (elsewhere !== undefined) throw redirect(elsewhere, 301)
}

/** The article `name` for the page at `path`, with the way to it and its head; questions are told to search engines too. */
export async function prosePage(page: PageOnServer, name: string, path = `/${name}`) {
  requireSpelling(page, path)
  const article = await articleOf(page, name)
  const crumbs = [{ name: page.i18n._(msg`Home`), to: '/' }, { name: article.title }]
  const structured = [breadcrumbOf(crumbs, page.edition.origin), ...questionsOnPage(article.questions)]
  return { article, crumbs, head: articleHead(page, article, path, structured) }
}

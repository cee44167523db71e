// The head of a page of prose.
import { pageHead } from '../api/head.ts'
import type { Page } from '../api/page.ts'
import type { Article } from './article.ts'

/** Title, description and keywords as the article has them; `structured` is what search engines are told besides. */
export function articleHead(page: Page, article: Article, canonicalPath: string, structured: object[] = []) {
  const { head, description, keywords, blocks } = article
  const drawing = blocks.find((block) => block.kind === 'drawing')?.name
  const pathIn = (edition: Page['edition']) =>
    canonicalPath.replace(`-${page.edition.abbreviation}`, `-${edition.abbreviation}`)
  return pageHead(page, { title: head, description, keywords, canonicalPath, pathIn, drawing, structured })
}

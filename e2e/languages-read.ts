// Reads a page of the directory as a browser parses it: specifications, places, categories, each with what it belongs to.
import type { Page } from 'playwright-core'
import type { SeenPage } from '../src/testing/languages/judge.ts'

/** What stands on a page that was answered as `html`; `page` is any page of a browser, which stays as it is. */
export const readPage = (page: Page, html: string): Promise<SeenPage> => page.evaluate(read, html)

function read(html: string): SeenPage {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '')
      .replaceAll(/[\u00ad\u200b\u2060]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const texts = (selector: string) => all(selector).map(textOf)
  const rows = all(
    '#technical dl > div, dl[class*="keys_"] > div, dl[class*="four_"] > div, article[class*="product_"] dl > div',
  ).filter((row) => !row.closest('details[class*="original_"]'))
  const categoryLinks = all('main a[href^="/search-result?"]').flatMap((link) => {
    const query = new URL(link.getAttribute('href')!, 'https://site.example').searchParams
    const id = query.get('category') ?? query.get('industry') ?? ''
    return /^\d{4}[\d-]*$/.test(id) ? [{ id, searched: query.get('search') ?? '', text: textOf(link) }] : []
  })
  return {
    language: document.documentElement.lang,
    specs: rows.map((row) => ({
      label: textOf(row.querySelector('dt')),
      value: textOf(row.querySelector('dd')),
    })),
    places: all('[class^="place_"], [class*=" place_"]').map((place) => ({
      text: textOf(place),
      of: place.closest('article')?.querySelector('a[href^="/business/"]')?.getAttribute('href') ?? null,
    })),
    reached: texts('#contact dd, #factory dd'),
    filed: texts('#general dd, #specifications dd'),
    links: categoryLinks,
    names: [
      ...texts('p[class*="branch_"]').flatMap((branch) => branch.split(/\s*\/ /)),
      ...texts('main label').map((label) => label.replace(/[\s\d.,()（）]+$/, '')),
    ],
  }
}

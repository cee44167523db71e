// The head of a page as search engines read it.
import { expect, inject } from 'vitest'
import type { Page } from 'playwright-core'

export type Head = {
  language: string
  title: string
  /** Of meta tags, by name or property. */
  says: Record<string, string>
  canonical: string[]
  alternates: Record<string, string>
  structured: Record<string, unknown>[]
  crumbs: { name: string; href: string | null }[]
}

type Structured = { itemListElement: ListItem[]; url: string; brand: { '@id': string }; '@id': string }
type ListItem = { position: number; name: string; item?: string }

/** The head of the page at `path` as a reader of HTML finds it, and the breadcrumb that people see. */
export async function headOf(reader: Page, path: string, language = 'en'): Promise<Head> {
  const response = await fetch(inject('site') + path, {
    redirect: 'manual',
    headers: { 'accept-language': language },
  })
  expect([path, response.status]).toEqual([path, 200])
  return reader.evaluate(
    (html) => {
      const { head, documentElement, body } = new DOMParser().parseFromString(html, 'text/html')
      const linksOf = (rel: string) => [...head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
      const textOf = (element: Element | null) => element?.textContent ?? ''
      return {
        language: documentElement.lang,
        title: textOf(head.querySelector('title')),
        says: Object.fromEntries(
          [...head.querySelectorAll('meta[content]')].map((meta) => [
            meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
            meta.getAttribute('content') ?? '',
          ]),
        ),
        canonical: linksOf('canonical').map((link) => link.getAttribute('href') ?? ''),
        alternates: Object.fromEntries(
          linksOf('alternate').map((link) => [link.hreflang, link.getAttribute('href') ?? '']),
        ),
        structured: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(textOf(script)),
        ),
        crumbs: [...body.querySelectorAll('main nav ol > li')].map((crumb) => ({
          name: textOf(crumb).trim(),
          href: crumb.querySelector('a')?.getAttribute('href') ?? null,
        })),
      }
    },
    await response.text(),
  )
}

/** The JSON-LD of a type, when the page has it. */
export const kindOf = ({ structured }: Head, type: string) =>
  structured.find((object) => object['@type'] === type) as Structured | undefined

import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import { msg } from '@lingui/core/macro'

/** The head of a page about a company's people: no search engine lists it. */
export function teamHead(page: ReturnType<typeof pageOf>, path: string, title: string): Head {
  const { brand, countryName: country } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | ${brand} ${country}`),
    description: page.i18n._(msg`Who belongs to a company on ${brand} ${country}, and who is invited to it.`),
    canonicalPath: path,
    noindex: true,
  })
}

/** No cache keeps a page that names people and their addresses. */
export const teamHeaders = () => ({ 'cache-control': 'private, no-store' })

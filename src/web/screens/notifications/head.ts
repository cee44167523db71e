import { msg } from '@lingui/core/macro'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'

/** The head of a page that is one person's alone: no search engine lists it. */
export function ownHead(page: ReturnType<typeof pageOf>, path: string, title: string): Head {
  const { brand, countryName: country } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | ${brand} ${country}`),
    description: page.i18n._(msg`${title}: only you can see this page on ${brand} ${country}.`),
    canonicalPath: path,
    noindex: true,
  })
}

export const ownHeaders = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })

/** Of a page with the token of a mail in its address: nobody at all learns that. */
export const tokenHeaders = () => ({ ...ownHeaders(), 'referrer-policy': 'no-referrer' })

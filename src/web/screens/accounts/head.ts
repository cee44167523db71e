import { msg } from '@lingui/core/macro'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import type { AccountPage } from './ways.ts'

/** The head of an account page: no search engine lists it. */
export function accountHead(page: ReturnType<typeof pageOf>, name: AccountPage, title: string): Head {
  const { brand, countryName: country } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | ${brand} ${country}`),
    description: page.i18n._(
      msg`${title}. With an account on ${brand} ${country}, buyers and suppliers send requests and show their companies.`,
    ),
    canonicalPath: `/accounts/${name}`,
    noindex: true,
  })
}

/** The headers of an account page: no cache keeps it, and nobody else learns its address. */
export const accountHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** The same for a page with the token of a mail in its address: nobody at all learns that, our own logs neither. */
export const tokenHeaders = () => ({ ...accountHeaders(), 'referrer-policy': 'no-referrer' })

/** The head of the console's door: it is there for staff alone. */
export function unlockHead(page: ReturnType<typeof pageOf>, title: string): Head {
  const { brand } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | ${brand}`),
    description: page.i18n._(msg`For the staff of ${brand}.`),
    canonicalPath: '/console/unlock',
    noindex: true,
  })
}

/** The head of what was decided about somebody. */
export function appealHead(page: ReturnType<typeof pageOf>, decisionID: string, title: string): Head {
  const { brand } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | ${brand}`),
    description: page.i18n._(msg`What was decided, by which rule, and how to appeal.`),
    canonicalPath: `/appeals/${decisionID}`,
    noindex: true,
  })
}

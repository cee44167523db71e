import { pageHead, type Head } from '../../api/head.ts'
import type { Page } from '../../api/page.ts'
import type { AccountPage } from './ways.ts'

/** The head of an account page: no search engine lists it. */
export function accountHead(page: Page, name: AccountPage, title: string): Head {
  const { brand, countryName } = page.edition
  const whole = `${title} | ${brand} ${countryName}`
  return pageHead(page, {
    title: whole,
    description: whole,
    canonicalPath: `/accounts/${name}`,
    noindex: true,
  })
}

/** The headers of an account page: no cache keeps it, and no other page learns its address, which may hold the token of a mail. */
export const accountHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

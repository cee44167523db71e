import { msg } from '@lingui/core/macro'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'

/** The head of a page of the console: it is there for staff alone. */
export function consoleHead(page: ReturnType<typeof pageOf>, path: string, title: string): Head {
  const { brand } = page.edition
  return pageHead(page, {
    title: page.i18n._(msg`${title} | Console of ${brand}`),
    description: page.i18n._(msg`For the staff of ${brand}.`),
    canonicalPath: path,
    noindex: true,
  })
}

export const consoleHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

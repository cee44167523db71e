// The pages of which the content policy lets the payment provider in. A policy is that of a document, so the way to such a page, and
// from it, is a new document.

/** From the manifest of pages, as a pattern: scripts/texts-of-pages.ts. */
declare const PAYING_PAGES: string
const pattern = new RegExp(PAYING_PAGES, 'i')

/** Whether the payment provider may be loaded on the page at `pathname`. */
export const paysAt = (pathname: string): boolean => pattern.test(pathname.replace(/(?<=.)\/$/, ''))

const paysHere = typeof location !== 'undefined' && paysAt(location.pathname)

/** Whether the page at `pathname` needs another policy than that of this document. */
export const needsDocument = (pathname: string): boolean => paysAt(pathname) !== paysHere

// What a person sees when the service cannot answer and no earlier page is at hand: plain, in their language, no script.
import type { Language } from '../../contract/locale.ts'
import { errorText } from '../../messages/texts.ts'
import type { CachedPage } from './page-cache.ts'

/** A 503 page with Retry-After. */
export function unavailablePage(language: Language): CachedPage {
  const text = errorText('Unavailable', language)
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Millwright</title></head><body><main><h1>Millwright</h1><p>${text}</p></main></body></html>`
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    body: Buffer.from(html),
    storedAt: 0,
    keys: new Set(),
    ready: new Map(),
  }
}

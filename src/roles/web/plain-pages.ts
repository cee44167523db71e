// What a person sees when no page can be rendered for them: plain, in their language, no script.
import { errorTable } from '../../contract/errors.ts'
import type { Language } from '../../contract/locale.ts'
import { errorText } from '../../messages/texts.ts'
import type { CachedPage } from './page-cache.ts'

type Refusal = 'ForeignOrigin' | 'InvalidInput' | 'TooLarge'

/** The service cannot answer and no earlier page is at hand: a 503 page with Retry-After. */
export function unavailablePage(language: Language): CachedPage {
  return plainPage('Unavailable', language, 'Millwright', { 'retry-after': '5' })
}

/** The visitor asked too often: a 429 page with the seconds after which there is more. */
export function tooManyPage(language: Language, seconds: number): CachedPage {
  return plainPage('TooManyRequests', language, '<a href="/">Millwright</a>', {
    'retry-after': String(seconds),
  })
}

/** What was sent is not taken; the name leads home. */
export function refusalPage(name: Refusal, language: Language): CachedPage {
  return plainPage(name, language, '<a href="/">Millwright</a>', {})
}

function plainPage(
  name: Refusal | 'Unavailable' | 'TooManyRequests',
  language: Language,
  heading: string,
  headers: Record<string, string>,
): CachedPage {
  const text = errorText(name, language)
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Millwright</title></head><body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`
  return {
    status: errorTable[name].status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...headers,
    },
    body: Buffer.from(html),
    storedAt: 0,
    keys: new Set(),
    ready: new Map(),
  }
}

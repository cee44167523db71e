// What a person sees when no page can be rendered for them: plain, in their language, no script.
import { errorTable } from '../../contract/errors.ts'
import type { Language } from '../../contract/locale.ts'
import { errorText, serverText, type ServerText } from '../../messages/texts.ts'
import type { CachedPage } from './page-cache.ts'

type Refusal = 'ForeignOrigin' | 'InvalidInput' | 'TooLarge'

const numberText: ServerText = /*i18n*/ {
  id: 'plain.number',
  message: 'If it happens again, tell our support this number: {number}',
}
const statusText: ServerText = /*i18n*/ { id: 'plain.status', message: 'What works at the moment' }

/**
 * The service cannot answer and no earlier page is at hand: a 503 page with Retry-After, the number by which the logs know the
 * request, and the way to the page that tells what works.
 */
export function unavailablePage(language: Language, number: string): CachedPage {
  const more = [
    serverText(numberText, language, { number }),
    `<a href="/status?lang=${language}">${serverText(statusText, language)}</a>`,
  ]
  return plainPage('Unavailable', language, 'Millwright', { 'retry-after': '5' }, more)
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
  more: readonly string[] = [],
): CachedPage {
  const text = [errorText(name, language), ...more].join('</p><p>')
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

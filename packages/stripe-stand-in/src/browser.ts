// What browsers load: the script, the frame of the card's fields, the bank's script, and their styles.
import { readFileSync } from 'node:fs'
import type { Answer } from './answers.ts'
import { cardFrame } from './card-frame.ts'
import { page } from './pages.ts'
import { wordsFor } from './words.ts'

const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** Addresses with the file of ../browser that each answers; the script of pages stands where Stripe's does. */
const files: Record<string, [name: string, type: string]> = {
  '/v3/': ['stripe.js', script],
  '/v3': ['stripe.js', script],
  '/stripe.js': ['stripe.js', script],
  '/endive/stripe.js': ['stripe.js', script],
  '/card.js': ['card.js', script],
  '/card.css': ['card.css', style],
  '/3ds.js': ['3ds.js', script],
  '/style.css': ['style.css', style],
}

/** Answers a document or a file; undefined for another address. */
export function pageFor(method: string, url: URL): Answer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const file = Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined
  if (file) {
    const [name, type] = file
    return { status: 200, body: readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8'), type }
  }
  const words = wordsFor(url.searchParams.get('locale'))
  if (url.pathname === '/frames/card') return cardFrame(words)
  if (url.pathname === '/') return page(words, words.title, `<p class="note">${words.noMoney}</p>`)
  return undefined
}

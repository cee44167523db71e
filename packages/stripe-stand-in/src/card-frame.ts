// The document of the card's fields, which a page shows in a frame.
import type { Answer } from './answers.ts'
import { documentOf } from './pages.ts'
import type { Words } from './words.ts'

/** Cards that somebody who tries the demo needs, with what they are for. */
const tests = [
  ['4242424242424242', 'good'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'poor'],
  ['4000002760003184', 'secure'],
  ['4000000000000341', 'later'],
] as const

/** Labels, fields and a list of test cards, in the language of `words`. */
export function cardFrame(words: Words): Answer {
  const { number, expiry, expiryForm, cvc, tests: testsLabel, choose, errors, away } = words.card
  const known = JSON.stringify({ errors, away }).replaceAll('<', '\\u003c')
  const choices = tests.map(([value, name]) => `<option value="${value}">${words.card[name]}</option>`)
  return documentOf(
    words,
    words.card.title,
    '/card.css',
    `<main class="fields">
${field('number', number, 'cc-number', '1234 1234 1234 1234', 'wide')}
${field('expiry', expiry, 'cc-exp', expiryForm)}
${field('cvc', cvc, 'cc-csc', '123')}
<div class="wide"><label for="tests">${testsLabel}</label>
<select id="tests"><option value="">${choose}</option>${choices.join('')}</select></div>
</main>
<script type="application/json" id="words">${known}</script>`,
    '/card.js',
  )
}

const field = (id: string, label: string, complete: string, form: string, place = '') =>
  `<div class="${place}"><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${complete}" placeholder="${form}" aria-describedby="${id}-fault" aria-invalid="false" spellcheck="false">
<span class="unseen" id="${id}-fault"></span></div>`

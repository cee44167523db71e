// The page on which the bank of a card asks its owner: Complete or Fail.
import type { Call } from './calls.ts'
import { authenticated } from './charging.ts'
import { readForm } from './form.ts'
import { StripeFault } from './faults.ts'
import type { PaymentIntent } from './objects.ts'
import { checkSecret } from './payment-intents.ts'
import type { Answer } from './answers.ts'
import { page } from './pages.ts'
import { wordsFor } from './words.ts'

type Needs = Pick<Call, 'store' | 'emit' | 'origin'>

/** Answers what is below /3ds/; undefined for another address. */
export function threeDSecure(needs: Needs, method: string, url: URL, body: string): Answer | undefined {
  const [, id, choice] = /^\/3ds\/([^/]+)(?:\/(complete|fail))?$/.exec(url.pathname) ?? []
  if (id === undefined) return undefined
  const words = wordsFor(url.searchParams.get('locale'))
  const intent = needs.store.find('payment_intent', id)
  const secret = url.searchParams.get('client_secret') ?? undefined
  if (!intent || !isSecretOf(intent, secret)) return { ...page(words, words.gone, ''), status: 404 }
  if (method === 'POST' && choice !== undefined) {
    // Nothing is read from it, but it is a form.
    readForm(body)
    const after = authenticated(needs, intent, choice === 'complete')
    return { status: 200, body: { status: after.status } }
  }
  if (method !== 'GET' || choice !== undefined) return undefined
  const amount = new Intl.NumberFormat(words.language, {
    style: 'currency',
    currency: intent.currency.toUpperCase(),
  }).format(intent.amount / (intent.currency === 'jpy' ? 1 : 100))
  return page(
    words,
    words.secureTitle,
    `<p>${words.secureText(amount)}</p>
     <p class="note">${words.noMoney}</p>
     <div class="buttons">
       <button type="button" class="main" data-choice="complete">${words.complete}</button>
       <button type="button" data-choice="fail">${words.fail}</button>
     </div>
     <p role="status" id="said" data-done="${words.answered}" data-failed="${words.notSent}"></p>`,
    '/3ds.js',
  )
}

function isSecretOf(intent: PaymentIntent, secret: string | undefined): boolean {
  try {
    checkSecret(intent, secret, true)
    return true
  } catch (error) {
    if (error instanceof StripeFault) return false
    throw error
  }
}

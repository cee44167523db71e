// The payment provider's script: on this page alone, and once something was chosen to pay for.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElementLocale, StripeError } from '@stripe/stripe-js'

export type Provider = {
  publicKey: string
  /** Where its script is, when that is not where its library looks for it. */
  script: string | null
}

let opened: { publicKey: string; language: string; coming: Promise<Stripe> } | undefined

/** What speaks to the provider, in the page's language; the same for all who ask. A failure is forgotten. */
export function openProvider({ publicKey, script }: Provider, language: string): Promise<Stripe> {
  if (opened?.publicKey === publicKey && opened.language === language) return opened.coming
  const coming = open(publicKey, script, language as StripeElementLocale)
  opened = { publicKey, language, coming }
  coming.catch(() => {
    if (opened?.coming === coming) opened = undefined
  })
  return coming
}

async function open(publicKey: string, script: string | null, locale: StripeElementLocale): Promise<Stripe> {
  // The library takes one that is there already.
  if (script !== null && !('Stripe' in window)) await load(script)
  const stripe = await loadStripe(publicKey, { locale })
  if (!stripe) throw new Error('the payment provider has no script here')
  return stripe
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the script of the payment provider did not come'))
    })
    document.head.append(script)
  })
}

const notOfCard = ['api_connection_error', 'api_error', 'authentication_error', 'rate_limit_error']

/** What is wrong with a card, in the provider's words; throws where nothing is, since the provider was away or did not want us. */
export function cardProblem({ type, code, message }: StripeError): string {
  const words = message ?? code ?? type
  if (notOfCard.includes(type)) throw new Error(words)
  return words
}

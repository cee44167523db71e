// A small shop as our checkout is one: React, the card's fields of @stripe/react-stripe-js, a payment method, what comes next.
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const { dataset } = document.documentElement
const locale = dataset['locale'] === 'ja' ? 'ja' : 'en'
const stripe = loadStripe(dataset['key'] ?? '', { locale })

function Checkout() {
  const script = useStripe()
  const elements = useElements()
  const [said, say] = useState('')
  const [state, tell] = useState('')

  async function pay() {
    const card = elements?.getElement(CardElement)
    if (!script || !card) return say('not ready')
    const { error, paymentMethod } = await script.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { email: 'books@company.example' },
    })
    if (error) return say(`refused: ${error.message}`)
    const answer = await fetch('/pay', { method: 'POST', body: paymentMethod.id })
    const payment = (await answer.json()) as { status: string; clientSecret: string; message?: string }
    if (payment.status !== 'requires_action')
      return say([payment.status, payment.message].filter(Boolean).join(': '))
    const next = await script.handleNextAction({ clientSecret: payment.clientSecret })
    say(next.error ? `refused: ${next.error.message}` : `after asking: ${next.paymentIntent?.status}`)
  }

  return h(
    'main',
    null,
    h('h1', null, 'Shop'),
    h(CardElement, {
      options: { hidePostalCode: true, style: { base: { fontSize: '16px' } } },
      onChange: ({ complete, error }) => tell(error?.message ?? (complete ? 'complete' : 'incomplete')),
    }),
    h('p', { id: 'state' }, state),
    h('button', { type: 'button', onClick: () => void pay() }, 'Pay'),
    h('p', { role: 'status', id: 'said' }, said),
  )
}

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    h(StrictMode, null, h(Elements, { stripe, options: { locale }, children: h(Checkout) })),
  )

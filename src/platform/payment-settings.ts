// Which settings of payments go together: keys of one account and kind, and a place to send them to.

export type PaymentSettings = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLIC_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  PAYMENTS_URL?: string | undefined
}

export const paymentKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
export const secretKeyForm = {
  form: /^(?:sk|rk)_(?:test|live)_\w{8,}$/,
  error: 'a key that begins with sk_live_ or sk_test_',
}
export const publicKeyForm = {
  form: /^pk_(?:test|live)_\w{8,}$/,
  error: 'a key that begins with pk_live_ or pk_test_',
}
export const webhookSecretForm = { form: /^whsec_\S{8,}$/, error: 'a secret that begins with whsec_' }

/** No money moves with it. */
export const isTestKey = (key: string) => key.includes('_test_')

/** One line for each setting of payments that is missing or does not go with the others; pages alone need the public key only. */
export function paymentProblems(settings: PaymentSettings, hasData: boolean): string[] {
  const given = paymentKeys.filter((name) => settings[name] !== undefined)
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLIC_KEY: shown, PAYMENTS_URL } = settings
  const lines: string[] = []
  if (hasData && given.length > 0)
    for (const name of paymentKeys)
      if (settings[name] === undefined)
        lines.push(
          `${name} is missing: ${given.join(' and ')} needs it; without all three nothing can be paid.`,
        )
  if (secret !== undefined && shown !== undefined && isTestKey(secret) !== isTestKey(shown))
    lines.push(
      'STRIPE_PUBLIC_KEY: its value is not allowed. Allowed: a key of the same kind as STRIPE_SECRET_KEY, test or live.',
    )
  if (PAYMENTS_URL === undefined) return lines
  if (shown === undefined) lines.push('STRIPE_PUBLIC_KEY is missing: PAYMENTS_URL needs it.')
  if ([secret, shown].some((key) => key !== undefined && !isTestKey(key)))
    lines.push(
      'PAYMENTS_URL: its value is not allowed. Allowed with live keys: nothing, since they belong to Stripe alone.',
    )
  return lines
}

/** One line for each setting of payments that must not go into production. */
export function paymentProblemsInProduction(settings: PaymentSettings): string[] {
  const lines: string[] = []
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY'] as const) {
    const key = settings[name]
    if (key !== undefined && isTestKey(key))
      lines.push(
        `${name}: a test key is not allowed. Allowed in production: a live one, or none of the three keys.`,
      )
  }
  if (settings.PAYMENTS_URL !== undefined)
    lines.push('PAYMENTS_URL: no value is allowed. In production payments are made with Stripe itself.')
  return lines
}

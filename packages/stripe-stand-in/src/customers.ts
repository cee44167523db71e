// Customers: made, read.
import { required, type Call } from './calls.ts'
import { invalid } from './faults.ts'
import type { Customer } from './objects.ts'
import { metadata, readParams, text } from './params.ts'
import { newId, now } from './store.ts'

export function makeCustomer({ store, params, emit }: Call): Customer {
  const given = readParams(params, { email: text, name: text, description: text, metadata })
  if (given.email && !/^[^\s@]+@[^\s@]+$/.test(given.email))
    throw invalid(`Invalid email address: ${given.email}`, { code: 'email_invalid', param: 'email' })
  const customer = store.put('customer', {
    id: newId('cus', 14),
    object: 'customer',
    created: now(),
    email: given.email ?? null,
    name: given.name ?? null,
    description: given.description ?? null,
    balance: 0,
    default_source: null,
    delinquent: false,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    shipping: null,
  })
  emit('customer.created', customer)
  return customer
}

export function showCustomer({ store, params, ids: [id = ''] }: Call): Customer {
  readParams(params, {})
  return required(store, 'customer', id)
}

import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { sendReceipt } from './receipts.ts'

export const receiptListeners: Listener<DomainEvent>[] = [
  {
    name: 'receipts of payments',
    subscribesTo: { 'subscription.paid': 'businessID' },
    async handle(tx, event) {
      if (event.type === 'subscription.paid') await sendReceipt(tx, event.invoiceID)
    },
  },
]

import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { answerPasswordRequest } from './forgotten-password.ts'

export const accountListeners: readonly Listener<DomainEvent>[] = [
  {
    name: 'accounts: links for forgotten passwords',
    subscribesTo: { 'account.passwordForgotten': 'requestID' },
    async handle(tx, event) {
      if (event.type === 'account.passwordForgotten') await answerPasswordRequest(tx, event.requestID)
    },
  },
]

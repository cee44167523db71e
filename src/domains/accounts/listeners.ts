import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { answerPasswordRequest } from './forgotten-password.ts'

export const accountListeners: readonly Listener<DomainEvent>[] = [
  {
    name: 'accounts: links for forgotten passwords',
    types: ['account.passwordForgotten'],
    async handle(tx, event) {
      if (event.type === 'account.passwordForgotten') await answerPasswordRequest(tx, event.requestID)
    },
  },
]

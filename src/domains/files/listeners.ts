import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { releaseFilesOf } from './queries/files.ts'

export const fileListeners: Listener<DomainEvent>[] = [
  {
    name: 'files of somebody who left',
    subscribesTo: { 'account.removed': 'userID' },
    async handle(tx, event) {
      if (event.type === 'account.removed') await releaseFilesOf(tx, event.userID)
    },
  },
]

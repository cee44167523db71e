import type { DomainEvent } from '../../contract/events.ts'
import type { Listener } from '../../platform/events.ts'
import { releaseFilesOf } from './queries/files.ts'

export const fileListeners: Listener<DomainEvent>[] = [
  {
    name: 'files of somebody who left',
    types: ['account.removed'],
    async handle(tx, event) {
      if (event.type === 'account.removed') await releaseFilesOf(tx, event.userID)
    },
  },
]

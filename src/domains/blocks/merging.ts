// Whom a company blocks that is merged into another, and who blocks it: nobody meets again whom they did not want to meet (D57).
import type { DomainEvent } from '../../contract/events.ts'
import { publishEvents } from '../../platform/events.ts'
import { handingOf } from '../../platform/handover.ts'
import type { Party } from './queries.ts'
import { blockParts, shiftCount } from './queries/merging.ts'

export const blocksMerging = handingOf(blockParts, async (tx, whose, { blocked = [], blockedBy = [] }) => {
  if (blocked.length > 0) await shiftCount(tx, whose, blocked.length)
  const company: Party = { type: 'business', id: whose.to }
  await publishEvents<DomainEvent>(tx, [
    ...blocked.map((key) => ({ type: 'party.blocked' as const, blocker: company, blocked: partyOf(key) })),
    ...blockedBy.map((key) => ({ type: 'party.blocked' as const, blocker: partyOf(key), blocked: company })),
  ])
})

function partyOf(key: string): Party {
  const [type, id = ''] = key.split(':')
  return { type: type === 'business' ? 'business' : 'user', id }
}

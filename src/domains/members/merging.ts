// The people of a company that is merged into another become plain members there (D57).
import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { Handing } from '../../platform/handover.ts'
import { wakeStreams } from '../../platform/live/events.ts'
import { lockMembers } from './changing.ts'
import { countJoining, joinAll, leaveAgain } from './queries/merging.ts'

/** Whoever belongs to the other stays what they are there; who has become more than a member since stays when it is given back. */
export const membersMerging: Handing = {
  count: async (db, whose) => ({ members: await countJoining(db, whose) }),
  async takeOver(tx, whose) {
    // In one order, so that two never wait for each other.
    for (const businessID of [whose.from, whose.to].toSorted()) await lockMembers(tx, businessID)
    const members = await joinAll(tx, whose)
    await tell(tx, whose.to, members)
    return { members }
  },
  async giveBack(tx, { to }, { members = [] }) {
    await lockMembers(tx, to)
    const gone = await leaveAgain(tx, to, members)
    await tell(tx, to, gone)
    await wakeStreams(tx, gone)
  },
}

async function tell(tx: Tx, businessID: string, userIDs: readonly string[]): Promise<void> {
  if (userIDs.length === 0) return
  await publishEvent<DomainEvent>(tx, { type: 'team.changed', businessID }, [
    `business:${businessID}`,
    ...userIDs.map((userID) => `user:${userID}`),
  ])
}

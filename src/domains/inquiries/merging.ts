// The conversations of a company that is merged into another (D57): open ones go on, with whom they are and when an answer is due as before.
import { handingOf } from '../../platform/handover.ts'
import { membersOf } from '../members/changing.ts'
import { countAnswers } from './answer-times.ts'
import { inquiryParts, shareReads } from './queries/merging.ts'

/** Of so many of the newest conversations it is known who of one has read how far when the people of the other come to them. */
const readShared = 1_000

/**
 * What the people of the one have read is not new to those who were of the other alone; whoever was of the one keeps what they
 * have not read. The answers of both are counted anew. Asked while both still have their people.
 */
export const inquiriesMerging = handingOf(
  inquiryParts,
  async (tx, { from, to }, { inquiriesSent = [], inquiriesReceived = [] }, isBack) => {
    if (!isBack) {
      const own = new Set((await membersOf(tx, from)).map(({ userID }) => userID))
      const others = (await membersOf(tx, to))
        .map(({ userID }) => userID)
        .filter((userID) => !own.has(userID))
      const shared = { userIDs: others, limit: readShared }
      await shareReads(tx, { ...shared, inquiryIDs: inquiriesSent, side: 'S' })
      await shareReads(tx, { ...shared, inquiryIDs: inquiriesReceived, side: 'R' })
    }
    for (const businessID of [from, to].toSorted()) await countAnswers(tx, businessID)
  },
)

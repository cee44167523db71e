// What people were told of conversations of a company that is merged into another (D57): it leads to where those are.
import { handingOf } from '../../platform/handover.ts'
import { membersOf } from '../members/changing.ts'
import { moveSpreads, noticeParts } from './queries/merging.ts'

/** Of those who are its people when it is asked. */
export const noticesMerging = handingOf(
  async (whose, db) => {
    const people = await membersOf(db, whose.from)
    return noticeParts(
      whose,
      people.map(({ userID }) => userID),
    )
  },
  async (tx, whose, _, isBack) => {
    if (!isBack) await moveSpreads(tx, whose)
  },
)

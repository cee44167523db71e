// What strangers have told of themselves is not kept for ever; the form says for how long.
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { forgetCases } from '../staff/cases.ts'
import { enquiryQueue } from './handling.ts'
import { deleteOldEnquiries } from './queries.ts'

const batch = 1_000

/** Deletes enquiries once their declared time is over, dealt with or not, with what staff noted about them. */
export async function forgetOldEnquiries(db: Db): Promise<void> {
  for (;;) {
    const gone = await transaction(db, async (tx) => {
      const tickets = await deleteOldEnquiries(tx, limits.enquiryMonths, batch)
      await forgetCases(tx, enquiryQueue, tickets)
      return tickets.length
    })
    if (gone < batch) return
  }
}

// What strangers have told of themselves is not kept for ever; the form says for how long.
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { deleteOldEnquiries } from './queries.ts'

const batch = 1_000

/** Deletes enquiries once their declared time is over, dealt with or not. */
export async function forgetOldEnquiries(db: Db): Promise<void> {
  while ((await deleteOldEnquiries(db, limits.enquiryMonths, batch)) === batch);
}

// Somebody of our staff in a browser, for as long as a test lasts.
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '../src/contract/staff-roles.ts'
import { giveSecondFactor } from '../src/domains/accounts/two-factor.ts'
import { changeRole, type Grant } from '../src/domains/staff/granting.ts'
import { transaction } from '../src/platform/db.ts'
import type { PersonWish } from '../src/testing/people.ts'
import { staffSecret } from '../src/testing/sessions.ts'
import { onDatabase } from './changes.ts'
import { signedIn, type Signed } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

type StaffWish = PersonWish & { isLocked?: boolean; lacksFactor?: boolean }

/** The code that their app shows now. */
export const staffCode = (): string => new TOTP({ secret: Secret.fromBase32(staffSecret) }).generate()

/** Signs the visitor in as one of staff with an unlocked session, unless they are to be without, and opens `address`. */
export async function signedInAsStaff(
  visitor: Visitor,
  address: string,
  roles: readonly (StaffRole | Grant)[],
  { isLocked = false, lacksFactor = false, ...person }: StaffWish = {},
): Promise<Signed> {
  const signed = await signedIn(visitor, person)
  const { userID, sessionID } = signed
  await onDatabase((db) =>
    transaction(db, async (tx) => {
      if (!lacksFactor) await giveSecondFactor(tx, userID, staffSecret)
      for (const one of roles) {
        const grant = typeof one === 'string' ? { role: one, edition: '' } : one
        await changeRole(tx, 'os:journeys', { userID, grant, reason: 'For a journey' })
      }
      if (!isLocked)
        await sql`insert into staff_unlocks (session_id, user_id) values (${sessionID}, ${userID})`.execute(
          tx,
        )
    }),
  )
  await visitor.open(address)
  return signed
}

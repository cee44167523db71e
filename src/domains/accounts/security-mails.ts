// What the owner of an account is told when what proves them has changed, or is tried by somebody else.
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import type { OwnAccount } from './own-account.ts'

/** Tells the owner, in their own language, what became of a proof of theirs, and how to set a new password when it was not they. */
export async function mailCredentialChange(
  tx: Tx,
  { userID, email, firstName, lastName, language, edition }: OwnAccount,
  template:
    | 'password-changed'
    | 'two-factor-on'
    | 'two-factor-off'
    | 'codes-off'
    | 'passkey-added'
    | 'passkey-removed'
    | 'wrong-codes',
): Promise<void> {
  await queueMail(tx, {
    template,
    to: email,
    userID,
    language,
    edition,
    data: {
      firstName,
      lastName,
      at: new Date().toISOString(),
      link: editionLink(edition, '/accounts/forgot-password'),
    },
    dedupeKey: `${template}:${uuidv7()}`,
  })
}

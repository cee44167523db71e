// A person comes: by the pages, where a mail proves the address, or by a world that is made up.
import { AppError } from '../../contract/errors.ts'
import { ownPath } from '../../contract/own-path.ts'
import { termsVersion } from '../../contract/terms.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isKeyedHash, keyedHash } from '../../platform/sealing.ts'
import { editionLink } from '../editions/editions.ts'
import { requireOwnName } from '../editions/posing.ts'
import { queueMail } from '../mail/queue.ts'
import { newMailLink } from './mail-links.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { findUnproven } from './queries/one-time.ts'
import { findAccount, findAccountByEmail, insertAccount } from './queries/accounts.ts'

/** Where somebody speaks from: what their mails are written in. */
export type Place = { language: string; edition: string }

export type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  termsVersion: string
  continue?: string | undefined
}

/**
 * Readies a registration; what is answered writes it. The work and the answer are the same whether the address is known
 * or not: only the mail differs. Throws TermsChanged, NameReserved, CommonPassword and TooManyRequests.
 */
export async function readyRegistration(
  person: Registration,
  place: Place,
): Promise<(tx: Tx) => Promise<{ again: string }>> {
  if (person.termsVersion !== termsVersion) throw new AppError('TermsChanged')
  requireOwnName({ firstName: person.firstName, lastName: person.lastName })
  const about = [person.firstName, person.lastName, person.email]
  if (isCommonPassword(person.password, about)) throw new AppError('CommonPassword')
  const passwordHash = await hashPassword(person.password)
  return async (tx) => {
    const known = await findAccountByEmail(tx, person.email)
    const userID = uuidv7()
    if (known) await tellOwner(tx, known.userID)
    else await addUnproven(tx, { ...person, userID, passwordHash }, place)
    return { again: againFor(userID) }
  }
}

/** Somebody registered with an address that has an account: its owner is told, in their own language. */
async function tellOwner(tx: Tx, userID: string): Promise<void> {
  const owner = await findAccount(tx, userID)
  if (!owner) return
  await queueMail(tx, {
    template: 'account-exists',
    to: owner.email,
    userID,
    language: owner.language,
    edition: owner.edition,
    data: {
      firstName: owner.firstName,
      lastName: owner.lastName,
      link: editionLink(owner.edition, '/accounts/log-in'),
    },
    dedupeKey: `account-exists:${uuidv7()}`,
  })
}

async function addUnproven(
  tx: Tx,
  person: Registration & { userID: string; passwordHash: string },
  { language, edition }: Place,
): Promise<void> {
  const { userID, firstName, lastName, email, passwordHash, termsVersion } = person
  await insertAccount(tx, {
    userID,
    email,
    passwordHash,
    firstName,
    lastName,
    language,
    edition,
    termsVersion,
    proven: false,
    createdAt: new Date(),
  })
  await mailLink(tx, { ...person, language, edition, continueTo: ownPath(person.continue) })
}

type Unproven = Pick<Registration, 'firstName' | 'lastName' | 'email'> &
  Place & { userID: string; continueTo: string }

async function mailLink(tx: Tx, person: Unproven): Promise<void> {
  const { userID, firstName, lastName, email, language, edition } = person
  const link = await newMailLink(tx, 'verify-email', person)
  await queueMail(tx, {
    template: 'verify-email',
    to: email,
    userID,
    language,
    edition,
    data: { firstName, lastName, ...link },
    dedupeKey: `verify-email:${uuidv7()}`,
  })
}

/** What a mail of a registration is sent again for; of an address that is known already it is for nobody. */
const againFor = (userID: string) =>
  `${userID}.${keyedHash('send-again', userID, userID).toString('base64url')}`

/** Sends the link of a registration again, unless it was followed or has run out. Throws TokenUsed for what is none of ours. */
export async function sendAgain(tx: Tx, again: string): Promise<Record<never, never>> {
  const [userID = '', sign = ''] = again.split('.')
  const isOurs = isKeyedHash('send-again', userID, userID, Buffer.from(sign, 'base64url'))
  if (!isOurs) throw new AppError('TokenUsed')
  const person = await findUnproven(tx, userID)
  if (person) await mailLink(tx, person)
  return {}
}

export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language?: string
  edition?: string
  termsVersion?: string
}

/** Writes an account whose address is proven already; throws the unique violation for an address that is taken. */
export async function addAccount(
  tx: Tx,
  userID: string,
  account: NewAccount,
  createdAt: Date = new Date(),
): Promise<void> {
  await insertAccount(tx, {
    language: 'en',
    edition: 'jp',
    termsVersion,
    ...account,
    userID,
    proven: true,
    createdAt,
  })
}

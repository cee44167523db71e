// A person comes: by the pages, where a mail proves the address, or by a world that is made up.
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { ownPath } from '../../contract/own-path.ts'
import { termsVersion } from '../../contract/terms.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { editionLink } from '../editions/editions.ts'
import { requireOwnName } from '../editions/posing.ts'
import { queueMail } from '../mail/queue.ts'
import { finishEmailChange } from './email-change.ts'
import { newMailLink, useMailLink, whoseMailLink } from './mail-links.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  proveAccount,
  type AccountRole,
} from './queries/accounts.ts'
import { holdAccount } from './queries/credentials.ts'

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
): Promise<(tx: Tx) => Promise<Record<never, never>>> {
  if (person.termsVersion !== termsVersion) throw new AppError('TermsChanged')
  requireOwnName({ firstName: person.firstName, lastName: person.lastName })
  const about = [person.firstName, person.lastName, person.email]
  if (isCommonPassword(person.password, about)) throw new AppError('CommonPassword')
  const passwordHash = await hashPassword(person.password)
  return async (tx) => {
    const known = await findAccountByEmail(tx, person.email)
    if (known) await tellOwner(tx, known.userID)
    else await addUnproven(tx, { ...person, passwordHash }, place)
    return {}
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
  person: Registration & { passwordHash: string },
  { language, edition }: Place,
): Promise<void> {
  const userID = uuidv7()
  const { firstName, lastName, email, passwordHash, termsVersion } = person
  await insertAccount(tx, {
    userID,
    email,
    passwordHash,
    firstName,
    lastName,
    language,
    edition,
    termsVersion,
    role: 'user',
    proven: false,
    createdAt: new Date(),
  })
  const continueTo = ownPath(person.continue)
  const link = await newMailLink(tx, 'verify-email', { userID, email, edition, continueTo })
  await queueMail(tx, {
    template: 'verify-email',
    to: email,
    userID,
    language,
    edition,
    data: { firstName, lastName, ...link },
    dedupeKey: `verify-email:${userID}`,
  })
}

const uniqueViolation = '23505'

const proofs = ['verify-email', 'change-email'] as const

/**
 * Opens the account whose link was followed, or gives it its new address; answers where the person wanted to go. Whoever
 * reads the mail may not be who asked for it, so it wants the password of just that account: with another's address
 * nobody opens an account for themself, nor is given one. Throws TokenUsed, and WrongCredentials, after which the link is
 * as good as before.
 */
export async function proveAddress(
  db: Db,
  { token, password }: { token: string; password: string },
): Promise<{ continue: string }> {
  const account = await ownerOfLink(db, token)
  if (!(await verifyPassword(account.passwordHash, password))) throw new AppError('WrongCredentials')
  try {
    return await transaction(db, async (tx) => {
      // The password was changed while it was being compared.
      if (!(await holdAccount(tx, account.userID, account.passwordHash)))
        throw new AppError('WrongCredentials')
      const link = await useMailLink(tx, token, proofs)
      if (link.purpose === 'change-email') await finishEmailChange(tx, link)
      else await openAccount(tx, link.userID)
      return { continue: link.continueTo }
    })
  } catch (error) {
    // Of two who waited for one address the first to follow the link has it.
    if ((error as { code?: unknown }).code === uniqueViolation) throw new AppError('TokenUsed')
    throw error
  }
}

async function ownerOfLink(db: Db, token: string) {
  const userID = await whoseMailLink(db, token, proofs)
  const account = userID === undefined ? undefined : await findAccount(db, userID)
  if (!account) throw new AppError('TokenUsed')
  return account
}

async function openAccount(tx: Tx, userID: string): Promise<void> {
  if (!(await proveAccount(tx, userID))) throw new AppError('TokenUsed')
  await publishEvent<DomainEvent>(tx, { type: 'account.opened', userID })
}

export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language?: string
  edition?: string
  termsVersion?: string
  role?: AccountRole
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
    role: 'user',
    ...account,
    userID,
    proven: true,
    createdAt,
  })
}

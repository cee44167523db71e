// The link of a mail that proves an address, followed with the password of its account: an account is opened, or gets its new address.
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { finishEmailChange } from './email-change.ts'
import { beginHandOff, type ProvenWith, type Speaker } from './hand-off.ts'
import { useMailLink, whoseMailLink } from './mail-links.ts'
import { verifyPassword } from './passwords.ts'
import { findAccount, proveAccount } from './queries/accounts.ts'
import { holdAccount } from './queries/credentials.ts'
import { hasSecondFactor } from './second-factor.ts'

const uniqueViolation = '23505'

const proofs = ['verify-email', 'change-email'] as const

/**
 * Opens the account whose link was followed, or gives it its new address; answers where the person wanted to go. Whoever
 * reads the mail may not be who asked for it, so it wants the password of just that account: with another's address
 * nobody opens an account for themself, nor is given one. It is what a log-in asks for too: who opened an account is handed a
 * log-in (decision 74). Throws TokenUsed, and WrongCredentials and Suspended, after which the link is as good as before.
 */
export async function proveAddress(
  db: Db,
  { token, password, ...browser }: ProvenWith & { token: string; password: string },
  from: Speaker,
): Promise<{ continue: string; logIn: { token: string; device: string } | null }> {
  const account = await ownerOfLink(db, token)
  if (!(await verifyPassword(account.passwordHash, password))) throw new AppError('WrongCredentials')
  try {
    return await transaction(db, async (tx) => {
      // The password was changed while it was being compared.
      if (!(await holdAccount(tx, account.userID, account.passwordHash)))
        throw new AppError('WrongCredentials')
      const link = await useMailLink(tx, token, proofs)
      if (link.purpose === 'change-email') {
        await finishEmailChange(tx, link)
        return { continue: link.continueTo, logIn: null }
      }
      if (account.suspendedAt) throw new AppError('Suspended')
      await openAccount(tx, link.userID)
      // A code is asked for by the log-in alone.
      const needsCode = await hasSecondFactor(tx, link.userID)
      const logIn = needsCode ? null : await beginHandOff(tx, account, browser, from)
      return { continue: link.continueTo, logIn }
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

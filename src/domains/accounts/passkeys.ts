// The passkeys of one's own account: added, listed, removed.
import type * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { PasskeyMade } from '../../contract/passkeys.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { requireLiveSession, type LiveSession } from './live-session.ts'
import { requireAccount, requirePassword, requireStillProven } from './own-account.ts'
import { challengeLivesMs, newChallenge, useChallenge } from './passkey-challenges.ts'
import { webauthn } from './passkey-proof.ts'
import { lockStanding } from './queries/credentials.ts'
import { deletePasskey, findFactors, findPasskeys, insertPasskey, type Factors } from './queries/passkeys.ts'
import { countRecoveryCodes, deleteTwoFactor } from './queries/two-factor.ts'
import { renewRecoveryCodes, requireSecondFactor } from './second-factor.ts'
import { mailCredentialChange } from './security-mails.ts'
import { relyingParty } from './relying-party.ts'

type Proof = { password: string; code?: string | undefined }

/** The account's passkeys; those made for the host of this edition are `here`. */
export async function listPasskeys(db: Db, { userID }: LiveSession, edition: string) {
  const { id } = relyingParty(edition)
  return {
    passkeys: (await findPasskeys(db, userID)).map(
      ({ passkeyID, name, createdAt, usedAt, synced, rpID }) => ({
        passkeyID,
        name,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        synced,
        host: rpID,
        here: rpID === id,
      }),
    ),
  }
}

/**
 * What a browser is asked for to make a passkey. One that will be the only factor has to ask for a PIN, a finger or a face.
 * Throws WrongCredentials, CodeNeeded, WrongCode, PasskeysFull and SessionError.
 */
export async function beginPasskey(db: Db, session: LiveSession, { password, code }: Proof, edition: string) {
  const account = await requirePassword(db, session.userID, password)
  const { id, name } = relyingParty(edition)
  const { generateRegistrationOptions } = await webauthn()
  return transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    const factors = await findFactors(tx, session.userID)
    requireRoom(factors)
    const passkeys = await findPasskeys(tx, session.userID)
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: id,
      userName: account.email,
      userDisplayName: `${account.firstName} ${account.lastName}`,
      // The same for all passkeys of an account, so that an authenticator replaces its own.
      userID: new Uint8Array(Buffer.from(session.userID)),
      challenge: await newChallenge(tx, session, 'add', edition),
      attestationType: 'none',
      excludeCredentials: passkeys
        .filter(({ rpID }) => rpID === id)
        .map(({ credentialID, transports }) => ({
          id: credentialID.toString('base64url'),
          transports,
        })),
      authenticatorSelection: {
        residentKey: 'preferred',
        userVerification: factors.secret ? 'preferred' : 'required',
      },
      timeout: challengeLivesMs,
    })
    return { options: { ...options } }
  })
}

/**
 * Adds the passkey that was made for the challenge of this session; answers ten recovery codes where it is the first factor.
 * Throws PasskeyRefused for what was not made for just that, or is somebody's already, PasskeysFull and SessionError.
 */
export async function confirmPasskey(
  db: Db,
  session: LiveSession,
  { name, passkey }: { name: string; passkey: z.output<typeof PasskeyMade> },
): Promise<{ recoveryCodes: string[] }> {
  const { userID } = session
  const { verifyRegistrationResponse } = await webauthn()
  return transaction(db, async (tx) => {
    // Two at once go one after the other.
    await lockStanding(tx, { userID })
    await requireLiveSession(tx, session)
    const account = await requireAccount(tx, userID)
    const asked = await useChallenge(tx, session, 'add', passkey.response.clientDataJSON)
    if (!asked) throw new AppError('PasskeyRefused')
    const factors = await findFactors(tx, userID)
    requireRoom(factors)
    const { id, origin } = relyingParty(asked.edition)
    const checked = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: !factors.secret,
    }).catch(() => undefined)
    if (!checked?.verified) throw new AppError('PasskeyRefused')
    const { credential, userVerified, credentialBackedUp } = checked.registrationInfo
    const added = await insertPasskey(tx, {
      passkeyID: uuidv7(),
      userID,
      credentialID: Buffer.from(credential.id, 'base64url'),
      rpID: id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      verifies: userVerified,
      synced: credentialBackedUp,
      name,
    })
    if (!added) throw new AppError('PasskeyRefused')
    const isFirst = !factors.secret && factors.passkeys === 0
    const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, userID) : []
    await mailCredentialChange(tx, account, 'passkey-added')
    return { recoveryCodes }
  })
}

function requireRoom({ passkeys }: Factors): void {
  if (passkeys >= limits.passkeysMax) throw new AppError('PasskeysFull')
}

/**
 * Removes a passkey for who still has the second factor; with the last factor the recovery codes go too. Throws NotFound for
 * none of theirs, OtherWayNeeded, WrongCredentials, CodeNeeded, WrongCode and SessionError.
 */
export async function removePasskey(
  db: Db,
  session: LiveSession,
  { password, code, passkeyID }: Proof & { passkeyID: string },
): Promise<void> {
  const account = await requirePassword(db, session.userID, password)
  const { userID } = account
  await transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    if (!(await deletePasskey(tx, userID, passkeyID))) throw new AppError('NotFound')
    await mailCredentialChange(tx, account, 'passkey-removed')
    const { secret, passkeys } = await requireOtherWay(tx, userID)
    if (secret || passkeys > 0) return
    await deleteTwoFactor(tx, userID)
    await mailCredentialChange(tx, account, 'two-factor-off')
  })
}

/**
 * Who has passkeys alone needs one that asks for a PIN, a finger or a face, and a way in when it is lost: a recovery code or a second one of that
 * kind. Throws OtherWayNeeded; fine for who has codes, or no factor at all.
 */
export async function requireOtherWay(tx: Tx, userID: string): Promise<Factors> {
  const factors = await findFactors(tx, userID)
  const { secret, passkeys, verifying } = factors
  if (secret || passkeys === 0) return factors
  const ways = verifying + ((await countRecoveryCodes(tx, userID)) > 0 ? 1 : 0)
  if (verifying === 0 || ways < 2) throw new AppError('OtherWayNeeded')
  return factors
}

// What a person takes along of their account: facts, and where they are and were logged in. Nothing that proves who somebody is.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findDevices, findOwnData } from './queries/own-data.ts'
import { findPasskeys } from './queries/passkeys.ts'
import { findSessionsOf } from './queries/own-sessions.ts'
import { countRecoveryCodes } from './queries/two-factor.ts'
import { decisionsAbout } from './standing.ts'

const devicesMost = 1_000

/** An account, suspended or not; null for one that is not there. What was decided about it is told without who did. */
export async function accountForExport(db: Db | Tx, userID: string) {
  const [own, recoveryCodesLeft, passkeys, decisions] = await Promise.all([
    findOwnData(db, userID),
    countRecoveryCodes(db, userID),
    findPasskeys(db, userID),
    decisionsAbout(db, userID),
  ])
  if (!own) return null
  const { createdAt, provenAt, suspendedAt, secondFactorSince, ...facts } = own
  return {
    userID,
    ...facts,
    registeredAt: createdAt.toISOString(),
    addressConfirmedAt: provenAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    secondFactor: { since: secondFactorSince?.toISOString() ?? null, recoveryCodesLeft },
    passkeys: passkeys.map(({ name, rpID, createdAt, usedAt }) => ({
      name,
      host: rpID,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    decisions: decisions.map(({ action, at }) => ({ action, at: at.toISOString() })),
  }
}

/** Sessions that are open, by browser and system, newest use first. */
export async function sessionsForExport(db: Db | Tx, userID: string) {
  const sessions = await findSessionsOf(db, userID, limits.sessionsShownMax)
  return sessions.map(({ device, createdAt, usedAt }) => ({
    device,
    loggedInAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }))
}

/** Browsers and systems with which somebody has logged in, open session or not. */
export async function devicesForExport(db: Db | Tx, userID: string) {
  const devices = await findDevices(db, userID, devicesMost)
  return devices.map(({ device, firstSeen, lastSeen }) => ({
    device,
    firstLogIn: firstSeen.toISOString(),
    lastLogIn: lastSeen.toISOString(),
  }))
}

// Browsers that have proven to be their owner's: who tries passwords from elsewhere uses up other tries than these.
import type { Db, Tx } from '../../platform/db.ts'
import {
  deleteDevicesOf,
  deleteOlderDevices,
  findKnowing,
  insertKnownDevice,
  renameKnownDevice,
} from './queries/known-devices.ts'
import { hashOf, newToken } from './tokens.ts'

/** Of an account: each has tries of its own, so there are few. */
const devicesMax = 10
/** Of a browser that several people use. */
const peopleMax = 4

/** Whether somebody has logged in to the account of this address with the device; one read, whatever the answer. */
export async function knowsDevice(db: Db | Tx, email: string, device: string): Promise<boolean> {
  return (await findKnowing(db, email, hashOf(device))) !== undefined
}

/**
 * Makes the device that a person just proved themself on a known one, and answers its new token; that of `before`, under
 * which it was known until now, is worth nothing any more.
 */
export async function rememberDevice(tx: Tx, userID: string, before: string | undefined): Promise<string> {
  const device = newToken()
  const after = hashOf(device)
  if (before !== undefined)
    await renameKnownDevice(tx, { before: hashOf(before), after, userID, count: peopleMax })
  await insertKnownDevice(tx, userID, after)
  await deleteOlderDevices(tx, userID, devicesMax)
  return device
}

/** Forgets the devices of an account but for one. */
export function keepOnlyDevice(tx: Tx, userID: string, device: string): Promise<void> {
  return deleteDevicesOf(tx, userID, hashOf(device))
}

/** Forgets every device of an account. */
export function forgetDevices(db: Db | Tx, userID: string): Promise<void> {
  return deleteDevicesOf(db, userID)
}

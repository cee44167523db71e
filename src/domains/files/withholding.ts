// What was removed is read by nobody at its address, until it comes back: its bytes are moved where an address of two minutes
// leads alone, so that no request for a picture asks the database (docs/decisions/0013).
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { storage } from './place.ts'
import type { FileOwner } from './queries/files.ts'
import {
  findApart,
  findMisplaced,
  lockMisplaced,
  setKeeperGone,
  setLiesApart,
  setManyWithheld,
  setWithheld,
  type Places,
} from './queries/withholding.ts'
import { apartFolder, publicFolder } from './showing.ts'

/** Withholds the files in places of something that is removed. They are still there, and still its. */
export const withholdFiles = (tx: Tx, owner: FileOwner, places: Places): Promise<void> =>
  setWithheld(tx, owner, places, true)

/** Serves them again. */
export const serveFiles = (tx: Tx, owner: FileOwner, places: Places): Promise<void> =>
  setWithheld(tx, owner, places, false)

/** Withholds the files in these places, or serves them again. One statement. */
export const withholdManyFiles = (
  tx: Tx,
  places: readonly { type: 'user' | 'business'; id: string; under: string }[],
  isWithheld: boolean,
): Promise<void> => setManyWithheld(tx, places, isWithheld)

type Keeper = { type: 'user' | 'business'; id: string }

/** Withholds all that a person or company shows while they are gone. */
export const withholdFilesOf = (tx: Tx, keeper: Keeper): Promise<void> => setKeeperGone(tx, keeper, true)

/** Serves it again, but what was removed by itself. */
export const serveFilesOf = (tx: Tx, keeper: Keeper): Promise<void> => setKeeperGone(tx, keeper, false)

const portion = 100
const atOnce = 4

/** Moves the bytes of files that lie where they should not; answers how many files. May run twice, and goes on where a run broke off. */
export async function moveFiles(db: Db): Promise<number> {
  let moved = 0
  let failure: unknown
  for (let after = firstID; ;) {
    const fileIDs = await findMisplaced(db, after, portion)
    for (let at = 0; at < fileIDs.length; at += atOnce) {
      const results = await Promise.allSettled(
        fileIDs.slice(at, at + atOnce).map((fileID) => moveOne(db, fileID)),
      )
      for (const result of results)
        if (result.status === 'rejected') failure ??= result.reason
        else if (result.value) moved += 1
    }
    const last = fileIDs.at(-1)
    if (last === undefined || fileIDs.length < portion) break
    after = last
  }
  // The others are moved before it is told.
  if (failure !== undefined) throw failure
  return moved
}

function moveOne(db: Db, fileID: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const liesApart = await lockMisplaced(tx, fileID)
    if (liesApart === undefined) return false
    const [shown, apart] = [publicFolder(fileID), apartFolder(fileID)]
    await (liesApart ? storage().move(apart, shown) : storage().move(shown, apart))
    await setLiesApart(tx, fileID, !liesApart)
    return true
  })
}

const linkSeconds = 120
const ownAddress = /\/files\/([0-9a-f-]{36})\/([0-9a-z]{1,16}\.[a-z]{3,4})$/

/**
 * Where the pictures at these addresses are seen by who may see what was removed: for the next two minutes, where they lie apart, else
 * as ever. One read.
 */
export async function addressesDespiteRemoval(
  db: Db | Tx,
  addresses: readonly string[],
): Promise<(address: string) => string> {
  const named = addresses.flatMap((address) => {
    const [, fileID, name] = ownAddress.exec(address) ?? []
    return fileID === undefined || name === undefined ? [] : [{ address, fileID, name }]
  })
  const rows = named.length > 0 ? await findApart(db, [...new Set(named.map(({ fileID }) => fileID))]) : []
  const versionsOf = new Map(rows.map((row) => [row.file_id, row.versions]))
  const signed = new Map<string, string>()
  for (const { address, fileID, name } of named) {
    const version = versionsOf.get(fileID)?.find((one) => one.name === name)
    if (!version) continue
    const wish = { seconds: linkSeconds, fileName: name, contentType: version.type, shown: true } as const
    signed.set(address, await storage().signGet(apartFolder(fileID) + name, wish))
  }
  return (address) => signed.get(address) ?? address
}

// What of accounts is sealed, hashed and signed with the SECRET of the settings, when that changes (docs/operations/secrets.md).
import { transaction, type Db } from '../../platform/db.ts'
import { sealAnew, sealedBy } from '../../platform/sealing.ts'
import { findSigningKey, replaceSealedKey, retireSigningKey } from './queries/keys.ts'
import {
  countCodesOfOthers,
  findSealedSecrets,
  replaceSealedSecret,
  type SealedSecret,
} from './queries/rotation.ts'
import { sealedForSecondFactor } from './second-factor.ts'
import { addKey, sealedForSigning, signingKey } from './signing.ts'

const portion = 500

/** Lets a new key sign at once; answers its id. The one before checks what it signed until that has run out. */
export async function rotateSigningKey(db: Db): Promise<string> {
  await transaction(db, async (tx) => {
    if (await retireSigningKey(tx, { afterDays: 0 })) await addKey(tx)
  })
  return (await signingKey(db)).keyID
}

/** Seals with the first SECRET what another known one sealed; answers how many that were. */
export async function resealAccounts(db: Db): Promise<number> {
  let count = await resealSigningKey(db)
  for await (const rows of sealedSecrets(db))
    for (const row of rows) {
      const sealed = anew(row)
      // Who changes it meanwhile has sealed it anew.
      if (sealed && (await replaceSealedSecret(db, row, sealed))) count += 1
    }
  return count
}

async function resealSigningKey(db: Db): Promise<number> {
  const found = await findSigningKey(db)
  const sealed = found && sealAnew(sealedForSigning, found.keyID, found.sealedKey)
  return sealed && (await replaceSealedKey(db, { keyID: found.keyID, sealedKey: sealed })) ? 1 : 0
}

/** The key that signs, and what of each kind needs a SECRET that is not the first. */
export async function secretsOfAccounts(db: Db) {
  const states = { sealedBefore: 0, unreadable: 0 }
  const found = await findSigningKey(db)
  if (found) note(states, () => sealAnew(sealedForSigning, found.keyID, found.sealedKey))
  for await (const rows of sealedSecrets(db)) for (const row of rows) note(states, () => anew(row))
  const codes = await countCodesOfOthers(db, sealedBy())
  return { signing: found?.keyID, ...states, codesBefore: codes.codes, peopleBefore: codes.people }
}

function note(states: { sealedBefore: number; unreadable: number }, read: () => Buffer | undefined): void {
  try {
    if (read()) states.sealedBefore += 1
  } catch {
    states.unreadable += 1
  }
}

const anew = ({ userID, sealed }: SealedSecret) => sealAnew(sealedForSecondFactor, userID, sealed)

async function* sealedSecrets(db: Db): AsyncGenerator<readonly SealedSecret[]> {
  let after: string | undefined
  for (;;) {
    const rows = await findSealedSecrets(db, after, portion)
    if (rows.length > 0) yield rows
    if (rows.length < portion) return
    after = rows.at(-1)!.userID
  }
}

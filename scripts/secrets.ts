// Tells and changes what is sealed and signed with, at DATABASE_URL and SECRET. Called by bin/secrets.mjs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { record } from '../src/domains/audit/recording.ts'
import { resealAccounts, rotateSigningKey, secretsOfAccounts } from '../src/domains/accounts/rotation.ts'
import { resealTrustKey, rotateTrustKeys, trustKeyStands } from '../src/domains/trust/keys.ts'
import { readConfig } from '../src/platform/config.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { onDatabase, operator, said, say, type Answer } from './operator.ts'

type Act = (db: Db) => Promise<string>

const acts: Record<string, Act> = {
  async status(db) {
    const accounts = await secretsOfAccounts(db)
    const trust = await trustKeyStands(db)
    return [
      `signs access tokens: ${accounts.signing ?? 'no key yet'}`,
      `signs trust files: ${trust.signing ?? 'no key yet'}`,
      `sealed with a SECRET that is not the first: ${accounts.sealedBefore + trust.sealedBefore} (reseal seals them anew)`,
      `sealed with a SECRET that is not known here: ${accounts.unreadable + trust.unreadable}`,
      `recovery codes made with another SECRET: ${accounts.codesBefore}, of ${accounts.peopleBefore} people (they work while it is among those of before)`,
    ].join('\n')
  },
  async reseal(db) {
    const count = (await resealAccounts(db)) + (await resealTrustKey(db))
    await note(db, 'secrets.resealed', { count })
    return `${count} sealed with the first SECRET.`
  },
  async 'rotate-signing'(db) {
    const keyID = await rotateSigningKey(db)
    await note(db, 'secrets.signing-key', { keyID })
    return `${keyID} signs access tokens. Those of the key before are good until they run out.`
  },
  async 'rotate-trust'(db) {
    await rotateTrustKeys(db, new Date(Date.now() + 400 * 86_400_000))
    const { signing } = await trustKeyStands(db)
    await note(db, 'secrets.trust-key', {})
    return `${signing ?? 'A new key'} signs trust files.`
  },
}

const note = (db: Db, act: string, details: Record<string, string | number>) =>
  transaction(db, (tx) =>
    record(tx, { by: operator(), act, about: { type: 'platform', id: 'secrets' }, details }),
  )

/** As the roles have it; that of a start without settings lies in the data folder. */
function secretsHere(): readonly string[] {
  const { SECRET, DATA_FOLDER } = readConfig({ ...process.env, ROLES: 'api', MODE: 'development' })
  return SECRET ?? [readFileSync(path.join(DATA_FOLDER, 'secret'), 'utf8').trim()]
}

async function answerTo([act = '']: readonly string[]): Promise<Answer> {
  try {
    sealWith(secretsHere())
  } catch {
    return said(2, 'SECRET is missing, or not as the roles have it: without it nothing is read or sealed.')
  }
  return onDatabase({ unknown: 'There is no such thing.', missing: 'keys' }, async (db) =>
    said(0, await acts[act]!(db)),
  )
}

say(await answerTo(process.argv.slice(2)))

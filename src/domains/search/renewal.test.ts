// Several processes find at the same time that the documents are outdated.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { unlimitedConnection } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { somebodyWaits, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { beginPlacing } from './queries/rebuilding.ts'
import { renewDocuments } from './rebuild.ts'
import { tokeniserVersion } from './tokens.ts'

const database = await testDatabase()
const { db } = database

/** Another one stands in its place after each rebuild. */
async function partition(): Promise<number> {
  const { rows } = await sql<{ oid: number }>`select 'search_document_ma'::regclass::oid::int as oid`.execute(
    db,
  )
  return rows[0]!.oid
}
const madeBy = (version: number) => sql`update search_document set tokeniser_version = ${version}`.execute(db)

async function renewedWhen(othersMade: number): Promise<boolean> {
  await madeBy(tokeniserVersion - 1)
  const before = await partition()
  const other = await unlimitedConnection(database.pool)
  await beginPlacing(other)
  const renewing = renewDocuments(database)
  await expect.poll(() => somebodyWaits(db)).toBe(true)
  await madeBy(othersMade)
  other.release(true)
  await renewing
  return (await partition()) !== before
}

test('who waited for a rebuild does it again only when it is still needed', async () => {
  await aBusiness(db, { companyName: 'Patient Planers' })
  await deliverAll(db, domainListeners, testLog)
  expect(await renewedWhen(tokeniserVersion)).toBe(false)
  expect(await renewedWhen(tokeniserVersion - 1)).toBe(true)
})

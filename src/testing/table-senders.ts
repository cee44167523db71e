// Programs that send tables by a key of their company, as a test has them.
import { expect } from 'vitest'
import type { ProductImportEntry } from '../contract/import-shapes.ts'
import type { KeyScopeName } from '../contract/key-scopes.ts'
import { makeKey } from '../domains/members/company-keys.ts'
import { transaction, type Database } from '../platform/db.ts'
import { importing, manyLines, tableOf } from './imports.ts'
import { aTeam } from './team.ts'

type Team = Awaited<ReturnType<typeof aTeam>>
type Sent = { import: ProductImportEntry; state: string; page: string }

/** A table whose every column is sure: the heads are known from one that was brought in by hand. */
export const table = (count: number, price = '12.50') =>
  tableOf(manyLines(count).map(([number, name]) => [number, name, price] as const))

export const bearer = ({ secret }: { secret: string }) => `Bearer ${secret}`

export async function sendingTables(database: Database) {
  const { db, pool } = database
  const hands = await importing(database)
  const { server, bring, show, work } = hands

  async function keyOf({ businessID, owner }: Team, scopes: KeyScopeName[] = ['product.import']) {
    const wish = { businessID, name: 'Nightly run', scopes, days: null, by: owner.userID }
    return transaction(db, (tx) => makeKey(tx, wish))
  }

  /** A company that has brought in a table by hand, and has a key. */
  async function knownTeam(count = 3) {
    const team = await aTeam(db)
    await bring(team, table(count))
    const { secret, keyID } = await keyOf(team)
    return { ...team, secret, keyID }
  }

  async function sendBy(
    { businessID }: { businessID: string },
    authorization: string | undefined,
    body: string | Buffer,
    query = '',
  ) {
    const response = await server.inject({
      method: 'PUT',
      url: `/api/product/import?bid=${businessID}&fileName=nightly.csv${query}`,
      headers: { ...(authorization !== undefined && { authorization }), 'content-type': 'text/csv' },
      payload: body,
    })
    const { name, data } = response.json<{ name?: string; data: Sent }>()
    return { status: response.statusCode, name, data, headers: response.headers }
  }

  /** Sends a table and lets it go on as far as it does; answers the import. */
  async function run(team: Team & { secret: string }, body: string, query = '') {
    const { status, data } = await sendBy(team, bearer(team), body, query)
    expect(status).toBe(202)
    await work()
    return show(team.owner, data.import.importID)
  }

  const productsOf = async ({ businessID }: { businessID: string }) =>
    (
      await pool.query<{ name: string; prices: string; published: boolean }>(
        "select name, trade ->> 'prices' as prices, published from products where business_id = $1 and removed_at is null order by part_number",
        [businessID],
      )
    ).rows
  const importsOf = async ({ businessID }: { businessID: string }) =>
    (await pool.query('select state from product_imports where business_id = $1', [businessID])).rows.length

  return { ...hands, keyOf, knownTeam, sendBy, run, productsOf, importsOf }
}

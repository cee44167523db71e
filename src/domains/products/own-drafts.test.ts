// Whose a draft is (D8): a member proposes, and touches nobody else's proposal.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, remove } = callsOf(await testApi(database))
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

test('a member changes, removes and restores no draft but their own; owners and admins every one', async () => {
  const team = await aTeam(db, { products: [{ published: false }] })
  const { businessID, productIDs, owner, admin, member } = team
  const another = await aSession(db)
  await pool.query(
    "insert into business_members (business_id, user_id, role, created_at) values ($1, $2, 'member', now())",
    [businessID, another.userID],
  )
  const draftOf = async (person: typeof owner) =>
    entry(await post(person, '/product', { ...aForm, businessID })).productID
  const foreign = [productIDs[0]!, await draftOf(owner), await draftOf(admin), await draftOf(another)]
  for (const id of foreign) {
    const before = entry(await get(member, `/product/${id}/manage`))
    expect(before.draftedBy).not.toBe(member.userID)
    const refused = [
      await put(member, `/product/${id}`, { ...aForm, name: 'Mine now', revision: 1 }),
      await remove(member, `/product/${id}`),
    ]
    expect(entry(await get(member, `/product/${id}/manage`))).toEqual(before)
    await remove(owner, `/product/${id}`)
    refused.push(await post(member, `/product/${id}/restore`))
    for (const { status, name } of refused) expect([status, name]).toEqual([403, 'NotAllowed'])
    expect((await post(admin, `/product/${id}/restore`)).status).toBe(200)
    // What they copy is theirs.
    const copy = entry(await post(member, `/product/${id}/duplicate`))
    expect(copy.draftedBy).toBe(member.userID)
    expect((await remove(member, `/product/${copy.productID}`)).status).toBe(200)
  }
  const own = await draftOf(member)
  for (const [at, person] of [member, admin, owner].entries())
    expect((await put(person, `/product/${own}`, { ...aForm, revision: at + 1 })).status).toBe(200)
  const stranger = await aSession(db)
  expect((await put(stranger, `/product/${own}`, { ...aForm, revision: 4 })).status).toBe(404)
  expect((await put(undefined, `/product/${own}`, { ...aForm, revision: 4 })).status).toBe(401)
})

// Who is gone likes and follows nothing any more, and every number says so.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { businessCards } from '../businesses/cards.ts'
import { follow } from '../follows/following.ts'
import { forgetLikes, react, type Reactor } from './liking.ts'

const database = await testDatabase()
const { db, pool } = database
const { get } = callsOf(await testApi(database))
/** Until no news makes any other. */
async function drain(): Promise<void> {
  while ((await deliverAll(db, domainListeners, testLog)) > 0);
}

const many = 250
/** Likes and follows of an actor, as many as need three transactions. */
async function fill({ type, id }: Reactor) {
  await pool.query(
    `insert into reactions (resource_type, resource_id, actor_type, actor_id, created_at)
     select 'product', gen_random_uuid(), $1, $2, now() from generate_series(1, $3)`,
    [type, id, many],
  )
  await pool.query(
    `insert into reaction_counts (resource_type, resource_id, reaction_type, total)
     select resource_type, resource_id, reaction_type, 1 from reactions where actor_id = $1
     on conflict do nothing`,
    [id],
  )
  await pool.query(
    `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
     select 'user', gen_random_uuid(), $1, $2, now() from generate_series(1, $3)`,
    [type, id, many],
  )
  await pool.query(
    `insert into follow_counts (resource_type, resource_id, followers)
     select resource_type, resource_id, 1 from follows where actor_id = $1
     on conflict do nothing`,
    [id],
  )
}

const rowsOf = async (table: 'reactions' | 'follows' | 'favourites', { id }: Reactor) =>
  (await pool.query(`select 1 from ${table} where actor_id = $1`, [id])).rows.length

/** Every number that is not the number of its rows. */
async function wrongNumbers() {
  const { rows } = await pool.query(
    `select resource_id, total as counted from reaction_counts as c
     where total <> (select count(*) from reactions as r where r.resource_id = c.resource_id)
     union all
     select resource_id, followers from follow_counts as c
     where followers <> (select count(*) from follows as f where f.resource_id = c.resource_id)`,
  )
  return rows
}

test.each(['user', 'business'] as const)(
  'nothing of a %s that is gone is counted, the rest stays',
  async (type) => {
    const [gone, stays]: Reactor[] = [
      { type, id: randomUUID() },
      { type: 'user', id: randomUUID() },
    ]
    const { businessID, productIDs } = await aBusiness(db, { products: 1 })
    const { userID } = await aPerson(db)
    for (const actor of [gone!, stays!]) {
      await react(db, actor, { type: 'business', id: businessID })
      await react(db, actor, { type: 'product', id: productIDs[0]! })
      await follow(db, actor, { type: 'business', id: businessID })
      await follow(db, actor, { type: 'user', id: userID })
      await pool.query(
        `insert into favourites (id, actor_type, actor_id, resource_type, resource_id, saved_at)
       values (gen_random_uuid(), $1, $2, 'business', $3, now())`,
        [actor.type, actor.id, businessID],
      )
    }
    await fill(gone!)
    await drain()
    const event =
      type === 'user'
        ? ({ type: 'account.removed', userID: gone!.id } as const)
        : ({ type: 'business.givenUp', businessID: gone!.id } as const)
    // Told twice, as it may be.
    for (let times = 0; times < 2; times += 1) await transaction(db, (tx) => publishEvent(tx, event))
    await drain()

    for (const table of ['reactions', 'follows', 'favourites'] as const) {
      expect(await rowsOf(table, gone!)).toBe(0)
      expect(await rowsOf(table, stays!)).toBe({ reactions: 2, follows: 2, favourites: 1 }[table])
    }
    expect(await wrongNumbers()).toEqual([])
    expect((await businessCards(db, [businessID], 'en')).get(businessID)?.reactions.reactionCount.like).toBe(
      1,
    )
    for (const id of [businessID, userID])
      expect((await get(undefined, `/social/follow/${id}/summary`)).data).toMatchObject({ followersCount: 1 })
  },
)

test('no transaction takes back more than a hundred', async () => {
  const gone: Reactor = { type: 'user', id: randomUUID() }
  await fill(gone)
  for (const left of [150, 50, 0]) {
    await transaction(db, (tx) => forgetLikes(tx, gone))
    expect(await rowsOf('reactions', gone)).toBe(left)
    expect(await wrongNumbers()).toEqual([])
  }
})

test('likes of a product that is deleted go with it', async () => {
  const { productIDs } = await aBusiness(db, { products: 2 })
  const [gone, left] = productIDs as [string, string]
  const { userID } = await aPerson(db)
  for (const id of [gone, left]) await react(db, { type: 'user', id: userID }, { type: 'product', id })
  await transaction(db, (tx) => publishEvent(tx, { type: 'product.deleted', productID: gone }))
  await drain()
  for (const table of ['reactions', 'reaction_counts']) {
    const { rows } = await pool.query(`select resource_id as id from ${table} where resource_id = any($1)`, [
      productIDs,
    ])
    expect(rows).toEqual([{ id: left }])
  }
})

import { describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { deliverAll } from '../../platform/events.ts'
import { inBulk } from '../../platform/copy.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { hurryNews } from '../../testing/outbox.ts'
import { aPerson } from '../../testing/people.ts'
import { countsAreRight } from '../../testing/search-counts.ts'
import { testLog } from '../../testing/server.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'
import { react } from '../reactions/liking.ts'
import { applyPopularity } from './popularity.ts'
import { documentColumns, type SearchDocument } from './documents.ts'
import { search } from './find.ts'
import { indexBusinesses } from './indexing.ts'
import { insertDocuments, updateQualities } from './queries/documents.ts'
import { bandsAreOff } from './queries/rebuilding.ts'
import { findOnce } from './ranking.ts'
import { loadDocuments, rebuildSearch, renewDocuments } from './rebuild.ts'
import { knownOf } from './statistics.ts'

const database = await testDatabase()
const { db } = database

const drain = () => deliverAll(db, domainListeners, testLog)
const find = async (text: string) =>
  (await search(db, { segment: 'MA', text, exactly: true }, { skip: 0, size: 50 })).ids

describe('the rebuild', () => {
  test('goes on with a page that somebody kept from it for too long', async () => {
    await aBusiness(db, { companyName: 'Held Rollers', businessType: 'MA' })
    const waiting = async () =>
      (
        await sql<{ waits: number }>`select count(*) as waits from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'select "id" as "businessID"%'`.execute(
          db,
        )
      ).rows[0]!.waits
    const holder = await database.pool.connect()
    await holder.query('begin; lock table businesses in access exclusive mode')
    const rebuilt = rebuildSearch(database)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
    await holder.query('commit')
    holder.release()

    await rebuilt
    expect(await find('held rollers')).toHaveLength(1)
  })

  test('makes the documents that the news would have made, in score order', async () => {
    for (let index = 0; index < 44; index++)
      await aBusiness(db, {
        companyName: `Rebuilt Rollers ${index}`,
        businessType: index % 2 ? 'MA' : 'CO',
        plan: index % 3 ? 'standard' : 'gold',
        hiddenEditions: index % 5,
        products: 1 + (index % 3),
      })
    for (let index = 0; index < 5; index++) await aPerson(db, { lastName: `Rebuilt ${index}` })
    const absent = await aPerson(db)
    await transaction(db, (tx) => removeProfile(tx, absent.userID))
    const gone = await aBusiness(db, { companyName: 'Rebuilt and gone' })
    await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
    await drain()
    const documents = () =>
      sql`select segment, id, business_id, country, industry, tier, verified, hidden_editions, likes, quality, registered_at,
        name_normal, name_tokens, strong_tokens, body_tokens, tokeniser_version
        from search_document order by id`.execute(db)
    const before = (await documents()).rows
    // What others began before all this was written, in any database of this server, makes it look like news.
    const isOld = () =>
      sql<{ old: boolean }>`select max(change_xid) < pg_snapshot_xmin(pg_current_snapshot()) as old
        from search_document`.execute(db)
    await vi.waitFor(async () => expect((await isOld()).rows).toEqual([{ old: true }]), 20_000)
    const seen: number[] = []
    const count = await rebuildSearch(database, (done) => seen.push(done))

    expect((await documents()).rows).toEqual(before)
    expect(count).toBe(before.length)
    const { rows: things } = await sql<{ count: number }>`
      select (select count(*) from businesses) + (select count(*) from profiles) as count`.execute(db)
    expect(seen.at(-1)).toBe(things[0]!.count)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await countsAreRight(db)).toBe(true)
    for (const table of ['search_document_ma', 'search_document_pr']) {
      const { rows } = await sql<{ quality: number }>`
        select quality from ${sql.table(table)} order by ctid`.execute(db)
      const qualities = rows.map(({ quality }) => quality)
      expect(qualities.length).toBeGreaterThan(20)
      expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
    }
  })

  test('tells the best of a segment by bands, and what comes or changes later is placed among them', async () => {
    const wrong = async () =>
      (
        await sql`select document.id from search_document as document
          cross join (select segment, band, quality, id from search_band) as last
          where last.segment = document.segment
            and coalesce(document.band <= last.band, false) <>
              (document.quality > last.quality or document.quality = last.quality and document.id <= last.id)`.execute(
          db,
        )
      ).rows
    const banded = async () =>
      (
        await sql<{ band: number | null; documents: number }>`
          select band, count(*)::int as documents from search_document_di group by band order by band`.execute(
          db,
        )
      ).rows
    const { rows } = await sql<SearchDocument>`
      select ${sql.join(documentColumns.map((column) => sql.ref(column)))} from search_document`.execute(db)
    const ids = (count: number) => Array.from({ length: count }, () => uuidv7())
    const copies = (count: number) =>
      ids(count).map((id, at) => ({
        ...rows[0]!,
        id,
        segment: 'DI' as const,
        business_id: null,
        quality: at % 7,
      }))
    await loadDocuments(database, [...rows.filter(({ segment }) => segment !== 'DI'), ...copies(700)])
    expect(await banded()).toEqual([
      { band: 1, documents: 256 },
      { band: 2, documents: 256 },
      { band: 3, documents: 188 },
    ])
    await transaction(db, (tx) => insertDocuments(tx, copies(70)))
    const { rows: some } = await sql<{ id: string }>`
      select id from search_document_di order by id limit 50`.execute(db)
    await transaction(db, (tx) =>
      updateQualities(
        tx,
        some.map(({ id }, at) => ({ id, likes: 0, quality: at % 9 })),
      ),
    )
    expect((await banded()).length).toBe(4)
    expect(await wrong()).toEqual([])
    // What was touched while any transaction of the server still runs is taken over as it is.
    await expect
      .poll(
        async () => {
          await rebuildSearch(database)
          return banded()
        },
        { timeout: 20_000 },
      )
      .toEqual([])
  })

  test('happens by itself when bands hold far more or fewer documents than they should, and ends that', async () => {
    const isOff = () => inBulk(database.pool, bandsAreOff)
    expect(await isOff()).toBe(false)
    await sql`insert into search_counted (segment, documents, version) values ('DI', 9000, 1)`.execute(db)
    await sql`insert into search_term (segment, term, documents)
      values ('DI', 'b:03', 1000), ('DI', 'b:04', 600)`.execute(db)
    expect(await isOff()).toBe(false)
    await sql`update search_term set documents = 400 where term = 'b:04'`.execute(db)
    expect(await isOff()).toBe(true)
    await renewDocuments(database)
    expect(await isOff()).toBe(false)
  })

  test('leaves the indexes and rules as they were, also the second time', async () => {
    const shape = () =>
      sql`select tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', 'INDEX ON') as index from pg_indexes
        where tablename like 'search_document_%' order by 1, 2`.execute(db)
    const before = (await shape()).rows
    expect(before.length).toBe(11 * 10)
    await rebuildSearch(database)
    await rebuildSearch(database)
    expect((await shape()).rows).toEqual(before)
    const { rows } = await sql<{ indisvalid: boolean }>`
      select indisvalid from pg_index where indrelid = 'search_document'::regclass`.execute(db)
    expect(rows).toHaveLength(10)
    expect(rows.every(({ indisvalid }) => indisvalid)).toBe(true)
    const { businessID } = await aBusiness(db, { companyName: 'Afterwards Axles' })
    await drain()
    expect(await find('afterwards')).toEqual([businessID])
  })

  test('takes over what changed, came and went while it read', async () => {
    const changed = await aBusiness(db, { companyName: 'Meanwhile Mills' })
    const removed = await aBusiness(db, { companyName: 'Meanwhile Gone', products: 2 })
    const liked = await aBusiness(db, { companyName: 'Meanwhile Liked' })
    await drain()
    const columns = sql.join(documentColumns.map((column) => sql.ref(column)))
    const { rows } = await sql<SearchDocument>`select ${columns} from search_document`.execute(db)
    const added: string[] = []
    const brief = await aBusiness(db, { companyName: 'Meanwhile Brief', businessType: 'DI' })

    async function* asItWas(): AsyncGenerator<SearchDocument> {
      yield* rows
      await transaction(db, (tx) =>
        changeBusiness(tx, changed.businessID, { companyName: 'Otherwise Mills' }),
      )
      await transaction(db, (tx) => removeBusiness(tx, removed.businessID))
      await react(db, { type: 'user', id: uuidv7() }, { type: 'business', id: liked.businessID })
      added.push((await aBusiness(db, { companyName: 'Meanwhile Made' })).businessID)
      await drain()
      await applyPopularity(db)
      // Read before it went, and gone before the news of it was heard.
      const [unheard] = rows.filter(({ id }) => id === changed.businessID)
      yield { ...unheard!, id: brief.businessID, segment: 'DI', name_normal: 'brief' }
      await transaction(db, (tx) => removeBusiness(tx, brief.businessID))
      await drain()
    }
    await loadDocuments(database, asItWas())

    expect(await find('otherwise mills')).toEqual([changed.businessID])
    expect(await find('meanwhile gone')).toEqual([])
    expect(await find('meanwhile made')).toEqual(added)
    const { rows: left } = await sql`select id from search_document where id = ${brief.businessID}`.execute(
      db,
    )
    expect(left).toEqual([])
    const { rows: likes } = await sql<{ likes: number }>`
      select likes from search_document where id = ${liked.businessID}`.execute(db)
    expect(likes).toEqual([{ likes: 1 }])
    expect(await countsAreRight(db)).toBe(true)
  })

  test('happens by itself when documents were made by an older tokeniser, and only then', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Elder Engines' })
    await drain()
    const version = async () =>
      (
        await sql<{ version: number }>`
          select tokeniser_version as version from search_document where id = ${businessID}`.execute(db)
      ).rows[0]!.version
    const current = await version()
    await sql`update search_document set tokeniser_version = ${current + 1} where id = ${businessID}`.execute(
      db,
    )
    await renewDocuments(database)
    expect(await version()).toBe(current + 1)
    await sql`update search_document set tokeniser_version = ${current - 1} where id = ${businessID}`.execute(
      db,
    )
    // What was touched while any transaction of the server still runs is taken over as it is.
    await expect
      .poll(
        async () => {
          await renewDocuments(database)
          return version()
        },
        { timeout: 20_000 },
      )
      .toBe(current)
  })

  test('is noticed by a connection that has searched before', async () => {
    const first = await aBusiness(db, { companyName: 'Constant Cranes' })
    await drain()
    const known = await knownOf(db)
    await db.connection().execute(async (connection) => {
      const findHere = async () =>
        (await findOnce(connection, known, { segment: 'MA', text: 'constant' }, { skip: 0, size: 50 })).ids
      expect(await findHere()).toEqual([first.businessID])
      await rebuildSearch(database)
      const second = await aBusiness(db, { companyName: 'Constant Cables' })
      await drain()
      expect(new Set(await findHere())).toEqual(new Set([first.businessID, second.businessID]))
    })
  })

  test('is not missed by a search that waits for an exchange', async () => {
    expect(await find('waiting winches')).toEqual([])
    const { businessID } = await aBusiness(db, { companyName: 'Waiting Winches' })
    const searching = await transaction(db, async (tx) => {
      await sql`lock table search_document_ma in access exclusive mode`.execute(tx)
      const asked = find('waiting winches')
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
        .toBeGreaterThan(0)
      await indexBusinesses(tx, [businessID])
      return [asked]
    })
    expect(await searching[0]).toEqual([businessID])
  })

  test('lets news wait, and searches go on', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Patient Presses' })
    await transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7216040)`.execute(tx)
      await drain()
      expect(await find('patient')).toEqual([])
    })
    await hurryNews(db)
    await drain()
    expect(await find('patient')).toEqual([businessID])
  })
})

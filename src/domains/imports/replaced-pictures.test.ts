// Next month's archive has another picture of the same name: it takes the place of the one that came by it, and gives it back when
// it is undone. What people gave a product stays.
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import {
  aPicture,
  filedProducts,
  fileTable,
  packed,
  picturesIn,
  withoutRevisions,
} from '../../testing/import-files.ts'
import { importing } from '../../testing/imports.ts'
import { mergingCalls } from '../../testing/merges.ts'
import { aFile } from '../../testing/pictures.ts'
import { aTeam, type Team } from '../../testing/products.ts'
import { moveFiles } from '../files/withholding.ts'
import { cleanImports } from './cleanup.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, put, post, bring, undo, path, files, server } = await importing(database)

const archive = (...parts: { name: string; content: Buffer }[]) =>
  packed(fileTable(['6204,Bearing 6204,,', '6205,Bearing 6205,,']), ...parts)
const shown = async (team: Team) =>
  Object.fromEntries(
    (await filedProducts(get, team)).map(({ partNumber, product }) => [partNumber, picturesIn(product)]),
  )
const statusOf = async (url: string) => (await fetch(files.url(url))).status
const statesOf = async (team: Team) => {
  const { rows } = await pool.query<{ withheld: boolean; owned: boolean }>(
    'select withheld, owner_id is not null as owned from files where business_id = $1',
    [team.businessID],
  )
  return rows.map(({ withheld, owned }) => (owned ? (withheld ? 'kept' : 'shown') : 'let go')).toSorted()
}

test('a newer picture of the same name takes the place of the older one, and gives it back', async () => {
  const team = await aTeam(db)
  const [one, other] = [await aPicture(), await aPicture()]
  await bring(
    team,
    archive({ name: 'november/6204.jpg', content: one }, { name: 'november/6204_2.jpg', content: other }),
  )
  const byHand = await aFile(pool, { userID: team.owner.userID, businessID: team.businessID })
  const [first] = await filedProducts(get, team)
  const { fields } = first!.product as unknown as { fields: { photos: string[] } }
  const photos = [...fields.photos, byHand]
  const saved = await put(team.owner, `/product/${first!.product.productID}`, {
    ...fields,
    photos,
    pictureTexts: { [picturesIn(first!.product)[0]!]: 'The bearing from the front' },
    revision: first!.revision,
  })
  expect(saved.status).toBe(200)
  const before = await filedProducts(get, team)
  const old = (await shown(team))['6204']!
  expect(old).toHaveLength(3)

  // Folders and sizes of letters are another month's.
  const newer = archive(
    { name: 'December/6204.JPG', content: await aPicture() },
    { name: 'December/6204_2.jpg', content: other },
  )
  const done = await bring(team, newer)
  expect(done).toMatchObject({
    counts: { unchanged: 2 },
    files: { pictures: { done: 2, of: 2 }, refused: 0 },
  })
  const now = (await shown(team))['6204']!
  expect(now.slice(1)).toEqual(old.slice(1))
  expect(now[0]).not.toBe(old[0])
  await moveFiles(db)
  expect(await statusOf(now[0]!)).toBe(200)
  // A bucket says of what is not there that one may not read it.
  expect([403, 404]).toContain(await statusOf(old[0]!))
  expect(await statesOf(team)).toEqual(['kept', 'shown', 'shown', 'shown'])
  // Once more it changes nothing.
  expect((await bring(team, newer)).undoableUntil).toBeNull()
  expect((await shown(team))['6204']).toEqual(now)

  expect((await undo(team, done.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect(withoutRevisions(await filedProducts(get, team))).toEqual(withoutRevisions(before))
  await moveFiles(db)
  expect(await statusOf(old[0]!)).toBe(200)
  expect(await statesOf(team)).toEqual(['let go', 'shown', 'shown', 'shown'])
})

test('after thirty days the older one is let go', async () => {
  const team = await aTeam(db)
  await bring(team, archive({ name: '6205.jpg', content: await aPicture() }))
  const { importID } = await bring(team, archive({ name: '6205.jpg', content: await aPicture() }))
  expect(await statesOf(team)).toEqual(['kept', 'shown'])
  await pool.query("update product_imports set begun_at = now() - interval '31 days' where import_id = $1", [
    importID,
  ])
  await cleanImports(db)
  expect(await statesOf(team)).toEqual(['let go', 'shown'])
  expect(await shown(team)).toMatchObject({ 6205: [expect.any(String)] })
  // Its name is known though the import is not.
  await bring(team, archive({ name: '6205.jpg', content: await aPicture() }))
  expect((await shown(team))['6205']).toHaveLength(1)
})

test('after a merge it is let go where the products are now', async () => {
  const [from, into] = [await aTeam(db), await aTeam(db)]
  await bring(from, archive({ name: '6205.jpg', content: await aPicture() }))
  const { importID } = await bring(from, archive({ name: '6205.jpg', content: await aPicture() }))
  const { merge } = await mergingCalls(server, db)
  expect((await merge(from.businessID, into.businessID)).status).toBe(200)
  expect(await statesOf(into)).toEqual(['kept', 'shown'])
  await pool.query("update product_imports set begun_at = now() - interval '31 days' where import_id = $1", [
    importID,
  ])
  await cleanImports(db)
  expect(await statesOf(into)).toEqual(['let go', 'shown'])
  expect(await statesOf(from)).toEqual([])
})

test('a picture of another product, one that people gave, and one of two folders of one archive are not replaced', async () => {
  const team = await aTeam(db)
  const same = await aPicture()
  await bring(team, archive({ name: '6204.jpg', content: same }, { name: '6205.jpg', content: same }))
  const both = await shown(team)
  expect(both['6204']).toEqual(both['6205'])
  await bring(team, archive({ name: '6204.jpg', content: await aPicture() }))
  const now = await shown(team)
  expect(now['6205']).toEqual(both['6205'])
  expect(await statusOf(both['6205']![0]!)).toBe(200)

  // Two of one name come beside each other, and each is followed in its folder.
  const [front, back] = [await aPicture(), await aPicture()]
  await bring(
    team,
    archive({ name: 'front/6205_1.jpg', content: front }, { name: 'back/6205_1.jpg', content: back }),
  )
  const three = (await shown(team))['6205']!
  expect(three).toHaveLength(3)
  const done = await bring(
    team,
    archive(
      { name: 'front/6205_1.jpg', content: await aPicture() },
      { name: 'back/6205_1.jpg', content: back },
    ),
  )
  const after = (await shown(team))['6205']!
  expect(after).toHaveLength(3)
  expect(after.filter((url) => !three.includes(url))).toHaveLength(1)
  expect((await undo(team, done.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect((await shown(team))['6205']).toEqual(three)
})

test('where somebody took the newer one out since, undoing anyway puts nothing in its place', async () => {
  const team = await aTeam(db)
  await bring(team, archive({ name: '6204.jpg', content: await aPicture() }))
  const { importID } = await bring(team, archive({ name: '6204.jpg', content: await aPicture() }))
  const [first] = await filedProducts(get, team)
  const { fields } = first!.product as unknown as { fields: object }
  const saved = await put(team.owner, `/product/${first!.product.productID}`, {
    ...fields,
    mainImage: '',
    photos: [],
    revision: first!.revision,
  })
  expect(saved.status).toBe(200)
  expect((await undo(team, importID)).undone).toEqual({ rows: 0, edited: 1 })
  expect((await post(team.owner, `${path(importID)}/rows/2/undo`, {})).status).toBe(200)
  expect((await shown(team))['6204']).toEqual([])
})

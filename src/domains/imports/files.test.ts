// Pictures and documents come with a table, follow its products, and go with them (P3.4).
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { fetcher } from '../../platform/outside/fetching.ts'
import { aDrawingPdf, aStep } from '../../testing/attachments.ts'
import { aBusiness } from '../../testing/businesses.ts'
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
import { aForm, aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { fetchWith } from './attaching.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, show, listedFiles, check, bring, undo, work, path, files } = await importing(database)
afterEach(() => fetchWith(fetcher()))

test('named files and those called by a part number come to their products, in their order, made anew', async () => {
  const team = await aTeam(db)
  const sheet = aDrawingPdf(2_000)
  const zip = packed(
    fileTable(['AB-1,One,img\\front.jpg; back.jpg,AB-1_en_v2.pdf', 'AB/2,Two,,', 'AB-3,Three,missing.jpg,']),
    { name: 'img/front.jpg', content: await aPicture(400) },
    { name: 'img/Back.JPG', content: await aPicture() },
    { name: 'docs/AB-1_en_v2.pdf', content: sheet },
    { name: 'AB-1.step', content: aStep() },
    { name: 'AB-2_2.jpg', content: await aPicture() },
    {
      name: 'AB-2.png',
      content: await sharp(await aPicture(120))
        .png()
        .toBuffer(),
    },
    { name: 'other.jpg', content: await aPicture() },
  )
  const checked = await check(team, zip)
  expect(checked.counts).toMatchObject({ new: 3, refused: 0 })
  expect(checked.files).toEqual({
    pictures: { done: 1, of: 5 },
    documents: { done: 0, of: 2 },
    refused: 1,
  })
  expect(await listedFiles(team.admin, checked.importID, 'state=refused')).toMatchObject([
    { row: 4, partNumber: 'AB-3', kind: 'picture', name: 'missing.jpg', reason: 'not-there' },
  ])
  await post(team.owner, `${path(checked.importID)}/run`, { publish: 'published' })
  await work()
  const done = await show(team.owner, checked.importID)
  expect(done).toMatchObject({
    state: 'done',
    written: { created: 3 },
    files: { pictures: { done: 5, of: 5 }, documents: { done: 2, of: 2 }, refused: 1 },
  })
  const [one, two, three] = await filedProducts(get, team)
  expect(picturesIn(one!.product)).toHaveLength(2)
  expect(picturesIn(one!.product)[0]).toContain('/400.webp')
  expect(picturesIn(two!.product).map((url) => url.split('/').at(-1))).toEqual(['120.webp', '300.webp'])
  expect(picturesIn(three!.product)).toEqual([])
  expect(one!.documents).toMatchObject([
    {
      kind: 'dataSheet',
      title: 'AB-1_en_v2',
      language: 'en',
      version: '2',
      access: 'open',
      bytes: sheet.length,
    },
    { kind: 'cad', contentType: 'model/step', language: '' },
  ])
  expect((await fetch(files.url(picturesIn(one!.product)[0]!))).status).toBe(200)

  const again = await bring(team, zip)
  expect(again).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: 3 },
    files: { pictures: { done: 5, of: 5 }, documents: { done: 2, of: 2 }, refused: 1 },
    undoableUntil: null,
  })
  expect(await filedProducts(get, team)).toEqual([one, two, three])
})

test('undone, pictures and documents go and everything is what was; what somebody edited since stays', async () => {
  const team = await aTeam(db)
  await bring(team, fileTable(['AB-1,One,,', 'AB-2,Two,,']))
  await bring(team, packed(fileTable(['AB-1,One,a.jpg,']), { name: 'a.jpg', content: await aPicture() }))
  const before = await filedProducts(get, team)
  const zip = packed(
    fileTable(['AB-1,One,b.jpg,one.pdf', 'AB-2,Two called anew,b.jpg,', 'AB-3,Three,b.jpg,one.pdf']),
    { name: 'b.jpg', content: await aPicture() },
    { name: 'one.pdf', content: aDrawingPdf(1_000) },
  )
  const done = await bring(team, zip)
  expect(done).toMatchObject({ counts: { new: 1, changed: 1, unchanged: 1 }, files: { refused: 0 } })
  const after = await filedProducts(get, team)
  expect(after.map(({ product }) => picturesIn(product).length).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
  const { importID } = done
  expect(await undo(team, importID)).toMatchObject({ state: 'undone', undone: { rows: 3, edited: 0 } })
  expect(withoutRevisions(await filedProducts(get, team))).toEqual(withoutRevisions(before))
  const { rows } = await pool.query('select 1 from files where user_id = $1 and owner_id is not null', [
    team.owner.userID,
  ])
  expect(rows).toHaveLength(1)

  const next = await bring(team, zip)
  const edited = (await filedProducts(get, team)).find(({ partNumber }) => partNumber === 'AB-1')!
  const { fields } = edited.product as unknown as { fields: object }
  const saved = await put(team.owner, `/product/${edited.product.productID}`, {
    ...fields,
    name: 'Edited',
    revision: edited.revision,
  })
  expect(saved.status).toBe(200)
  expect((await undo(team, next.importID)).undone).toEqual({ rows: 2, edited: 1 })
  const left = (await filedProducts(get, team)).find(({ partNumber }) => partNumber === 'AB-1')!
  expect(picturesIn(left.product)).toHaveLength(2)
  await post(team.owner, `${path(next.importID)}/rows/2/undo`, {})
  const alone = (await filedProducts(get, team)).find(({ partNumber }) => partNumber === 'AB-1')!
  expect([picturesIn(alone.product).length, alone.documents]).toEqual([1, []])
})

test('pictures at the company’s own proven domain are fetched, and at no other', async () => {
  const host = `works${Date.now()}.example`
  const owner = await aSession(db, { email: `taro@${host}` })
  const { businessID } = await aTeamAt(host, owner.userID)
  const picture = await aPicture()
  const asked: string[] = []
  fetchWith(async (address, { isAllowed }) => {
    asked.push(address)
    const { hostname } = new URL(address)
    return isAllowed(hostname) ? { bytes: picture } : { refusal: 'address' }
  })
  const csv = fileTable([
    `AB-1,One,https://${host}/a.jpg,`,
    `AB-2,Two,https://img.${host}/a.jpg,`,
    `AB-3,Three,https://other.example/a.jpg,`,
    `AB-4,Four,https://${host}.other.example/a.jpg,`,
  ])
  const team = { owner, businessID }
  const done = await bring(team, csv)
  expect(done.files).toEqual({ pictures: { done: 4, of: 4 }, documents: { done: 0, of: 0 }, refused: 2 })
  expect(new Set(asked)).toEqual(new Set([`https://${host}/a.jpg`, `https://img.${host}/a.jpg`]))
  const [one, two] = await filedProducts(get, team)
  expect(picturesIn(one!.product)).toHaveLength(1)
  expect(picturesIn(two!.product)).toEqual(picturesIn(one!.product))
  // A proof that is over by the run is none.
  await pool.query("update businesses set website_host = 'moved.example' where id = $1", [businessID])
  const { importID } = await check(team, fileTable([`AB-5,Five,https://${host}/b.jpg,`]))
  expect((await listedFiles(owner, importID)).map(({ reason }) => reason)).toEqual(['own-domain-only'])
})

async function aTeamAt(host: string, userID: string) {
  return aBusiness(db, {
    contact: { website: `https://www.${host}/` },
    members: [{ userID, role: 'owner' }],
  })
}

test('names and texts in other languages are saved with their product, and taken back', async () => {
  const team = await aTeam(db)
  const csv = (english: string) =>
    ['品番,品名,品名(英語),Description (EN),単価(円)', `AB-1,深溝玉軸受,${english},For dry places,100`].join(
      '\n',
    )
  await bring(team, ['品番,品名,単価(円)', 'AB-1,深溝玉軸受,100'].join('\n'))
  const before = await filedProducts(get, team)
  const done = await bring(team, csv('Deep groove ball bearing'))
  expect(done.counts).toMatchObject({ changed: 1 })
  const [after] = await filedProducts(get, team)
  expect(after!.texts).toMatchObject({
    language: 'ja',
    translations: { en: { fields: { name: 'Deep groove ball bearing', description: 'For dry places' } } },
  })
  expect((await bring(team, csv('Deep groove ball bearing'))).counts).toMatchObject({ unchanged: 1 })
  const changed = await bring(team, csv('Ball bearing'))
  expect(changed.counts).toMatchObject({ changed: 1 })
  expect((await undo(team, changed.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect((await filedProducts(get, team))[0]!.texts).toMatchObject({
    translations: { en: { fields: { name: 'Deep groove ball bearing' } } },
  })
  expect((await undo(team, done.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect(withoutRevisions(await filedProducts(get, team))).toEqual(withoutRevisions(before))
})

test('the form of a product that was open meanwhile saves over no picture', async () => {
  const team = await aTeam(db)
  await bring(team, fileTable(['AB-1,One,,']))
  const [open] = await filedProducts(get, team)
  await bring(team, packed(fileTable(['AB-1,One,a.jpg,']), { name: 'a.jpg', content: await aPicture() }))
  const saved = await put(team.owner, `/product/${open!.product.productID}`, {
    ...aForm,
    partNumber: 'AB-1',
    revision: open!.revision,
  })
  expect(saved.name).toBe('Stale')
})

test('who opens the documents is said when it runs, and known when the table comes again', async () => {
  const team = await aTeam(db)
  const zip = packed(fileTable(['AB-1,One,,one.pdf']), { name: 'one.pdf', content: aDrawingPdf(2_000) })
  const first = await bring(team, zip, { documents: 'request' })
  expect(first).toMatchObject({ state: 'done', choices: { documents: 'request' } })
  const [one] = await filedProducts(get, team)
  expect(one!.documents).toMatchObject([{ title: 'one', access: 'request' }])
  expect((await check(team, zip, {})).choices).toMatchObject({ documents: 'request' })
})

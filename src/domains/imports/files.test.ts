// Pictures and documents come with a table, follow its products, and go with them (P3.4).
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { ManagedDocumentEntry } from '../../contract/product-documents.ts'
import { fetcher } from '../../platform/outside/fetching.ts'
import { zipBytes, type LaidPart } from '../../platform/tables/corpus/zip-bytes.ts'
import { aDrawingPdf, aStep } from '../../testing/attachments.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing } from '../../testing/imports.ts'
import { aForm, aTeam, type Team } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { fetchWith } from './attaching.ts'

const database = await testDatabase()
const { db, pool } = database
const { get, post, put, send, show, listedFiles, check, bring, undo, work, path, files } =
  await importing(database)
afterEach(() => fetchWith(fetcher()))

let shades = 0
/** A picture like no other. */
const aPicture = (side = 300) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: { r: (shades += 7) % 256, g: shades >> 8, b: 90 },
    },
  })
    .jpeg()
    .toBuffer()

const table = (lines: readonly string[]) => ['Part number,Name,Image,Data sheet', ...lines].join('\n')
const packed = (csv: string, ...parts: LaidPart[]) =>
  zipBytes([{ name: 'list/products.csv', content: csv }, ...parts])

type Managed = { productID: string; revision: number; fields: { photos: string[]; mainImage: string } }
async function productsOf({ owner, businessID }: Pick<Team, 'owner' | 'businessID'>) {
  const { data } = await get(owner, `/product/manage?bid=${businessID}`)
  const listed = (data as { results: { productID: string; partNumber: string }[] }).results
  return Promise.all(
    listed.map(async ({ productID, partNumber }) => {
      const { revision, ...product } = (await get(owner, `/product/${productID}/manage`)).data as Managed
      const documents = (await get(owner, `/product/${productID}/document`)).data as ManagedDocumentEntry[]
      const texts = (await get(owner, `/product/${productID}/texts`)).data
      return { partNumber, revision, product, documents, texts }
    }),
  )
}
const picturesIn = ({ fields }: Managed | Omit<Managed, 'revision'>) =>
  [fields.mainImage, ...fields.photos].filter((url) => url !== '')
const withoutRevisions = (products: Awaited<ReturnType<typeof productsOf>>) =>
  products.map(({ revision: _, ...one }) => one)

test('named files and those called by a part number come to their products, in their order, made anew', async () => {
  const team = await aTeam(db)
  const sheet = aDrawingPdf(2_000)
  const zip = packed(
    table(['AB-1,One,img\\front.jpg; back.jpg,AB-1_en_v2.pdf', 'AB/2,Two,,', 'AB-3,Three,missing.jpg,']),
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
  const [one, two, three] = await productsOf(team)
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
  expect(await productsOf(team)).toEqual([one, two, three])
})

test('undone, pictures and documents go and everything is what was; what somebody edited since stays', async () => {
  const team = await aTeam(db)
  await bring(team, table(['AB-1,One,,', 'AB-2,Two,,']))
  await bring(team, packed(table(['AB-1,One,a.jpg,']), { name: 'a.jpg', content: await aPicture() }))
  const before = await productsOf(team)
  const zip = packed(
    table(['AB-1,One,b.jpg,one.pdf', 'AB-2,Two called anew,b.jpg,', 'AB-3,Three,b.jpg,one.pdf']),
    { name: 'b.jpg', content: await aPicture() },
    { name: 'one.pdf', content: aDrawingPdf(1_000) },
  )
  const done = await bring(team, zip)
  expect(done).toMatchObject({ counts: { new: 1, changed: 1, unchanged: 1 }, files: { refused: 0 } })
  const after = await productsOf(team)
  expect(after.map(({ product }) => picturesIn(product).length).toSorted()).toEqual([1, 1, 2])
  const { importID } = done
  expect(await undo(team, importID)).toMatchObject({ state: 'undone', undone: { rows: 3, edited: 0 } })
  expect(withoutRevisions(await productsOf(team))).toEqual(withoutRevisions(before))
  const { rows } = await pool.query('select 1 from files where user_id = $1 and owner_id is not null', [
    team.owner.userID,
  ])
  expect(rows).toHaveLength(1)

  const next = await bring(team, zip)
  const edited = (await productsOf(team)).find(({ partNumber }) => partNumber === 'AB-1')!
  const { fields } = edited.product as unknown as { fields: object }
  const saved = await put(team.owner, `/product/${edited.product.productID}`, {
    ...fields,
    name: 'Edited',
    revision: edited.revision,
  })
  expect(saved.status).toBe(200)
  expect((await undo(team, next.importID)).undone).toEqual({ rows: 2, edited: 1 })
  const left = (await productsOf(team)).find(({ partNumber }) => partNumber === 'AB-1')!
  expect(picturesIn(left.product)).toHaveLength(2)
  await post(team.owner, `${path(next.importID)}/rows/2/undo`, {})
  const alone = (await productsOf(team)).find(({ partNumber }) => partNumber === 'AB-1')!
  expect([picturesIn(alone.product).length, alone.documents]).toEqual([1, []])
})

test('what is no picture or document is refused with its reason, and its product comes', async () => {
  const team = await aTeam(db)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const zip = packed(
    table([
      'P-1,One,script.svg,',
      'P-2,Two,script.jpg,',
      'P-3,Three,two.jpg,',
      'P-4,Four,,page.pdf',
      'P-5,Five,empty.jpg,acts.pdf',
      'P-6,Six,https://elsewhere.example/a.jpg,',
    ]),
    { name: 'script.svg', content: svg },
    { name: 'script.jpg', content: svg },
    { name: 'a/two.jpg', content: await aPicture() },
    { name: 'b/two.jpg', content: await aPicture() },
    { name: 'page.pdf', content: '<html>' },
    { name: 'empty.jpg', content: '' },
    {
      name: 'acts.pdf',
      content: aDrawingPdf()
        .toString('latin1')
        .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    },
  )
  const done = await bring(team, zip)
  expect(done.written).toMatchObject({ created: 6, skipped: 0 })
  const refused = await listedFiles(team.owner, done.importID, 'state=refused')
  expect(refused.map(({ partNumber, reason }) => [partNumber, reason])).toEqual([
    ['P-1', 'not-a-picture'],
    ['P-2', 'not-a-picture'],
    ['P-3', 'several-of-this-name'],
    ['P-4', 'not-a-document'],
    ['P-5', 'broken'],
    ['P-5', expect.stringMatching(/active|not-a-document/)],
    ['P-6', 'own-domain-only'],
  ])
})

test('names of a Japanese Windows are read; a product has no more pictures than a form gives it', async () => {
  const team = await aTeam(db)
  const parts: LaidPart[] = []
  for (let at = 1; at <= 14; at++) parts.push({ name: `AB-1_${at}.jpg`, content: await aPicture(100) })
  // 写真.jpg in Shift_JIS, as all names in an archive of that kind.
  const name = Buffer.from('\x8e\xca\x90\x5e.jpg', 'latin1')
  parts.push({ name, content: await aPicture(100) })
  const csv = table(['AB-1,One,,', 'AB-2,Two,写真.jpg,'])
  const zip = zipBytes(
    [{ name: 'a.csv', content: csv }, ...parts].map((part) => ({ ...part, isOldName: true })),
  )
  const done = await bring(team, zip)
  expect(done.files).toEqual({ pictures: { done: 15, of: 15 }, documents: { done: 0, of: 0 }, refused: 2 })
  const [one, two] = await productsOf(team)
  expect([picturesIn(one!.product).length, picturesIn(two!.product).length]).toEqual([12, 1])
  expect((await listedFiles(team.owner, done.importID, 'state=refused'))[0]!.reason).toBe('too-many-pictures')
})

test('hostile archives are refused whole, and nothing is changed', async () => {
  const team = await aTeam(db)
  const csv: LaidPart = { name: 'a.csv', content: table(['AB-1,One,,']) }
  for (const [parts, reason] of [
    [[csv, { name: '../x.jpg', content: 'x' }], 'unsafe path'],
    [[csv, { name: 'x.jpg', content: 'x' }, { name: 'X.JPG', content: 'y' }], 'broken file'],
    [[csv, { name: 'b.csv', content: 'a,b' }], 'several tables'],
    [[{ name: 'x.jpg', content: 'x' }], 'no table'],
    [[{ ...csv, flags: 1 }], 'encrypted'],
    [[csv, { name: 'bomb.jpg', content: Buffer.alloc(30_000_000) }], 'unpacks to too much'],
  ] as [LaidPart[], string][]) {
    const id = await send(team.owner, team.businessID, zipBytes(parts))
    await work()
    expect(await show(team.owner, id)).toMatchObject({ state: 'failed', failure: { reason } })
  }
  expect(await productsOf(team)).toEqual([])
})

test('a table of the size of an archive is refused at once', async () => {
  const team = await aTeam(db)
  const wish = { businessID: team.businessID, fileSize: 60_000_000 }
  expect((await post(team.owner, '/product/import', { ...wish, fileName: 'a.csv' })).name).toBe(
    'InvalidInput',
  )
  expect((await post(team.owner, '/product/import', { ...wish, fileName: 'a.ZIP' })).status).toBe(200)
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
  const csv = table([
    `AB-1,One,https://${host}/a.jpg,`,
    `AB-2,Two,https://img.${host}/a.jpg,`,
    `AB-3,Three,https://other.example/a.jpg,`,
    `AB-4,Four,https://${host}.other.example/a.jpg,`,
  ])
  const team = { owner, businessID }
  const done = await bring(team, csv)
  expect(done.files).toEqual({ pictures: { done: 4, of: 4 }, documents: { done: 0, of: 0 }, refused: 2 })
  expect(new Set(asked)).toEqual(new Set([`https://${host}/a.jpg`, `https://img.${host}/a.jpg`]))
  const [one, two] = await productsOf(team)
  expect(picturesIn(one!.product)).toHaveLength(1)
  expect(picturesIn(two!.product)).toEqual(picturesIn(one!.product))
  // A proof that is over by the run is none.
  await pool.query("update businesses set website_host = 'moved.example' where id = $1", [businessID])
  const { importID } = await check(team, table([`AB-5,Five,https://${host}/b.jpg,`]))
  expect((await listedFiles(owner, importID)).map(({ reason }) => reason)).toEqual(['own-domain-only'])
})

async function aTeamAt(host: string, userID: string) {
  const { aBusiness } = await import('../../testing/businesses.ts')
  return aBusiness(db, {
    contact: { website: `https://www.${host}/` },
    members: [{ userID, role: 'owner' }],
  })
}

test('only owners and admins of the company see the files of an import', async () => {
  const [team, other] = [await aTeam(db), await aTeam(db)]
  const stranger = await aSession(db)
  const { importID } = await check(team, table(['AB-1,One,a.jpg,']))
  for (const [by, name] of [
    [team.member, 'NotAllowed'],
    [stranger, 'NotFound'],
    [other.owner, 'NotFound'],
    [undefined, 'TokenNotFound'],
  ] as const)
    expect((await get(by, `${path(importID)}/files`)).name).toBe(name)
})

test('names and texts in other languages are saved with their product, and taken back', async () => {
  const team = await aTeam(db)
  const csv = (english: string) =>
    ['品番,品名,品名(英語),Description (EN),単価(円)', `AB-1,深溝玉軸受,${english},For dry places,100`].join(
      '\n',
    )
  await bring(team, ['品番,品名,単価(円)', 'AB-1,深溝玉軸受,100'].join('\n'))
  const before = await productsOf(team)
  const done = await bring(team, csv('Deep groove ball bearing'))
  expect(done.counts).toMatchObject({ changed: 1 })
  const [after] = await productsOf(team)
  expect(after!.texts).toMatchObject({
    language: 'ja',
    translations: { en: { fields: { name: 'Deep groove ball bearing', description: 'For dry places' } } },
  })
  expect((await bring(team, csv('Deep groove ball bearing'))).counts).toMatchObject({ unchanged: 1 })
  const changed = await bring(team, csv('Ball bearing'))
  expect(changed.counts).toMatchObject({ changed: 1 })
  expect((await undo(team, changed.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect((await productsOf(team))[0]!.texts).toMatchObject({
    translations: { en: { fields: { name: 'Deep groove ball bearing' } } },
  })
  expect((await undo(team, done.importID)).undone).toEqual({ rows: 1, edited: 0 })
  expect(withoutRevisions(await productsOf(team))).toEqual(withoutRevisions(before))
})

test('the form of a product that was open meanwhile saves over no picture', async () => {
  const team = await aTeam(db)
  await bring(team, table(['AB-1,One,,']))
  const [open] = await productsOf(team)
  await bring(team, packed(table(['AB-1,One,a.jpg,']), { name: 'a.jpg', content: await aPicture() }))
  const saved = await put(team.owner, `/product/${open!.product.productID}`, {
    ...aForm,
    partNumber: 'AB-1',
    revision: open!.revision,
  })
  expect(saved.name).toBe('Stale')
})

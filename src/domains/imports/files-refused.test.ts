// Archives and files of imports that are not what they should be, and who sees them (P3.4).
import { expect, test } from 'vitest'
import { zipBytes, type LaidPart } from '../../platform/tables/corpus/zip-bytes.ts'
import { aDrawingPdf } from '../../testing/attachments.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPicture, filedProducts, fileTable, packed, picturesIn } from '../../testing/import-files.ts'
import { importing } from '../../testing/imports.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const { get, post, send, show, listedFiles, check, bring, work, path } = await importing(database)

test('what is no picture or document is refused with its reason, and its product comes', async () => {
  const team = await aTeam(db)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const zip = packed(
    fileTable([
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
  const csv = fileTable(['AB-1,One,,', 'AB-2,Two,写真.jpg,'])
  const zip = zipBytes(
    [{ name: 'a.csv', content: csv }, ...parts].map((part) => ({ ...part, isOldName: true })),
  )
  const done = await bring(team, zip)
  expect(done.files).toEqual({ pictures: { done: 15, of: 15 }, documents: { done: 0, of: 0 }, refused: 2 })
  const [one, two] = await filedProducts(get, team)
  expect([picturesIn(one!.product).length, picturesIn(two!.product).length]).toEqual([12, 1])
  expect((await listedFiles(team.owner, done.importID, 'state=refused'))[0]!.reason).toBe('too-many-pictures')
})

test('hostile archives are refused whole, and nothing is changed', async () => {
  const team = await aTeam(db)
  const csv: LaidPart = { name: 'a.csv', content: fileTable(['AB-1,One,,']) }
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
  expect(await filedProducts(get, team)).toEqual([])
})

test('a table of the size of an archive is refused at once', async () => {
  const team = await aTeam(db)
  const wish = { businessID: team.businessID, fileSize: 60_000_000 }
  expect((await post(team.owner, '/product/import', { ...wish, fileName: 'a.csv' })).name).toBe(
    'InvalidInput',
  )
  expect((await post(team.owner, '/product/import', { ...wish, fileName: 'a.ZIP' })).status).toBe(200)
})

test('only owners and admins of the company see the files of an import', async () => {
  const [team, other] = [await aTeam(db), await aTeam(db)]
  const stranger = await aSession(db)
  const { importID } = await check(team, fileTable(['AB-1,One,a.jpg,']))
  for (const [by, name] of [
    [team.member, 'NotAllowed'],
    [stranger, 'NotFound'],
    [other.owner, 'NotFound'],
    [undefined, 'TokenNotFound'],
  ] as const)
    expect((await get(by, `${path(importID)}/files`)).name).toBe(name)
})

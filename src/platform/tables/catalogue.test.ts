import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCatalogue } from './catalogue.ts'
import { inEncoding } from './corpus/laying.ts'
import { zipBytes, type LaidPart } from './corpus/zip-bytes.ts'
import { openTable } from './open.ts'

let folder: string
const outside = process.env['TMPDIR']
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'))
  process.env['TMPDIR'] = folder
})
afterEach(async () => {
  if (outside === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = outside
  await rm(folder, { recursive: true })
})

async function laid(...parts: LaidPart[]): Promise<string> {
  const file = path.join(folder, 'sent.zip')
  await writeFile(file, zipBytes(parts))
  return file
}
const prices: LaidPart = { name: 'data/価格.csv', content: '品番,単価\nHB-1,480\n' }
const picture: LaidPart = { name: 'img/HB-1.jpg', content: Buffer.alloc(5_000, 7) }

test('the one table of an archive is read, and its pictures come one by one', async () => {
  const catalogue = await openCatalogue(
    await laid(prices, picture, { name: '__MACOSX/._x', content: '' }),
    'sent.zip',
  )
  expect(catalogue.table.format).toBe('csv')
  expect(catalogue.entries).toMatchObject([{ path: 'img/HB-1.jpg', size: 5_000 }])

  const to = path.join(folder, 'picture')
  expect(await catalogue.extract('img/HB-1.jpg', to, 5_000)).toBe(5_000)
  expect(await readFile(to)).toEqual(picture.content)
  await expect(catalogue.extract('img/HB-1.jpg', path.join(folder, 'other'), 4_999)).rejects.toMatchObject({
    reason: 'too large',
  })
  await expect(catalogue.extract('img/none.jpg', path.join(folder, 'other'), 9)).rejects.toMatchObject({
    name: 'TableError',
  })

  await catalogue.close()
  expect((await readdir(folder)).toSorted()).toEqual(['picture', 'sent.zip'])
})

test('of several tables one must be chosen', async () => {
  const file = await laid(prices, { name: 'old.tsv', content: 'a\tb\n' })
  await expect(openCatalogue(file, 'sent.zip')).rejects.toMatchObject({
    reason: 'several tables',
    names: ['data/価格.csv', 'old.tsv'],
  })
  const chosen = await openCatalogue(file, 'sent.zip', undefined, { table: 'old.tsv' })
  expect(chosen.table.format).toBe('tsv')
  await chosen.close()
  await expect(openCatalogue(file, 'sent.zip', undefined, { table: 'none.csv' })).rejects.toMatchObject({
    reason: 'no table',
  })
})

test('a BMEcat is told from other XML beside it', async () => {
  const file = await laid(
    { name: 'a.xml', content: '<other/>' },
    {
      name: 'b.xml',
      content:
        '<?xml version="1.0"?><BMECAT version="1.2"><ARTICLE><SUPPLIER_AID>a</SUPPLIER_AID></ARTICLE></BMECAT>',
    },
  )
  const catalogue = await openCatalogue(file, 'sent.zip')
  expect(catalogue.table.format).toBe('bmecat12')
  await catalogue.close()
})

test('names in the encoding of the computer that packed them are read', async () => {
  const bytes = zipBytes(
    [prices, { name: inEncoding('写真/深溝玉軸受.jpg', 'shift_jis'), content: 'x' }].map((part) => ({
      ...part,
      name: typeof part.name === 'string' ? inEncoding(part.name, 'shift_jis') : part.name,
    })),
  )
  // Nothing says that they are UTF-8.
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt16LE(0, at + 8)
  const file = path.join(folder, 'sent.zip')
  await writeFile(file, bytes)
  const catalogue = await openCatalogue(file, 'sent.zip')
  expect(catalogue.entries).toMatchObject([{ path: '写真/深溝玉軸受.jpg' }])
  await catalogue.close()
})

test('reading ends when it is no longer wanted, and lets others have their turn', async () => {
  const file = path.join(folder, 'long.csv')
  await writeFile(file, `a,b\n${`1,${'x'.repeat(200)}\n`.repeat(40_000)}`)
  const ending = new AbortController()
  const { sheets } = await openTable(file, 'long.csv', ending.signal)
  let turns = 0
  const turn = setInterval(() => (turns += 1), 0)
  let rows = 0
  const reading = async () => {
    for await (const _ of sheets[0]!.rows()) {
      rows += 1
      if (turns > 2) ending.abort(new Error('not wanted'))
    }
  }
  await expect(reading()).rejects.toThrow('not wanted')
  clearInterval(turn)
  expect(rows).toBeLessThan(40_000)
  await expect(openTable(file, 'long.csv', AbortSignal.abort(new Error('not wanted')))).rejects.toThrow(
    'not wanted',
  )
})

// Ends of the audit log: what is signed, when, and what is taken for signed.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { verify } from '../audit/verifying.ts'
import { record } from '../audit/recording.ts'
import { fileOf, headsIn, knownHeads, publicHeads, signedAmong, signHead } from './heads.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const another = () =>
  transaction(db, (tx) => record(tx, { by: 'system', act: 'test.done', about: { type: 'test', id: '1' } }))
const at = (text: string) => new Date(`2026-11-${text}Z`)

test('an end is signed when it is new, and once a day; everybody reads the last of each day', async () => {
  await signHead(db, at('01T10:59:00'))
  expect(await publicHeads(db, at('03T12:00:00'))).toEqual([])
  await another()
  await signHead(db, at('01T11:59:00'))
  await signHead(db, at('01T12:59:00'))
  await another()
  await signHead(db, at('01T23:59:00'))
  await signHead(db, at('02T00:59:00'))
  const shown = await publicHeads(db, at('03T12:00:00'))
  expect(shown.map(({ at, position }) => [at, position])).toEqual([
    ['2026-11-02T00:59:00.000Z', 2],
    ['2026-11-01T23:59:00.000Z', 2],
  ])
  const { heads, faults } = await knownHeads(db, at('03T12:00:00'))
  expect(heads.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([1, 2, 2])
  expect(faults).toEqual([])
  expect(await verify(db, heads)).toMatchObject({ entries: 2, faults: [] })
  expect(await publicHeads(db, at('30T12:00:00'))).toHaveLength(2)
})

test('what is signed lies in a file of its day too, which only the server reads', async () => {
  const bytes = await server.storage.read(fileOf('2026-11-01'), 100_000)
  expect(headsIn(bytes!.toString())).toHaveLength(2)
  const answer = await fetch(server.url(server.storage.urlOf(fileOf('2026-11-01'))))
  expect(answer.status).toBeGreaterThanOrEqual(403)
})

test('a file that others have written is named, and kept beside what is signed next', async () => {
  await server.storage.write(fileOf('2026-11-02'), Buffer.from('{"heads":[{}'), 'application/json')
  await another()
  await signHead(db, at('02T01:59:00'))
  expect(await knownHeads(db, at('03T12:00:00'))).toMatchObject({
    heads: [{ position: 3 }, { position: 2 }, { position: 2 }, { position: 1 }],
    faults: ['a signed end is not of the form of one'],
  })
})

test('an end with anything changed is none', async () => {
  const [head] = await publicHeads(db, at('03T12:00:00'))
  for (const change of [{ position: 1 }, { hash: '0'.repeat(64) }, { at: '2026-11-02T00:58:00.000Z' }])
    expect(await signedAmong(db, [{ ...head, ...change }])).toMatchObject({
      heads: [],
      faults: [expect.stringMatching(/is not what was signed$/) as string],
    })
  expect(await signedAmong(db, [{ ...head, keyID: 'x' }, 1, null])).toMatchObject({
    heads: [],
    faults: [expect.stringMatching(/which is gone$/) as string, 'a signed end is not of the form of one'],
  })
  expect(await signedAmong(db, [head, head])).toEqual({ heads: [head], faults: [] })
})

test('a log that is shorter than it was when it was signed is named', async () => {
  const [head] = await publicHeads(db, at('03T12:00:00'))
  expect(await verify(db, [{ ...head!, position: 9 }])).toMatchObject({
    faults: [`the log ended at position 9 at ${head!.at}, and is shorter now`],
  })
  expect(await verify(db, [{ ...head!, hash: '0'.repeat(64) }])).toMatchObject({
    faults: [
      `position ${head!.position} is not what it was at ${head!.at}: the log was written anew up to there`,
    ],
  })
})

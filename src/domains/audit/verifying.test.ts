import { once } from 'node:events'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { aRecordingProcess } from '../../testing/recording-process.ts'
import { findOfBusiness, findOfSubject } from './reading.ts'
import { record, type Act } from './recording.ts'
import { hashAfter, verify } from './verifying.ts'

const anAct = (id: string): Act => ({ by: 'system', act: 'test.done', about: { type: 'test', id } })

/** A log of so many entries, and what may be done to it by whoever owns the database. */
async function aLog(entries: number) {
  const database = await testDatabase()
  const { db, pool, url } = database
  for (let at = 0; at < entries; at += 500)
    await transaction(db, (tx) =>
      record(
        tx,
        ...Array.from({ length: Math.min(500, entries - at) }, (_, more) => anAct(`${at + more + 1}`)),
      ),
    )
  return {
    db,
    pool,
    url,
    /** Past the triggers, as somebody who rules the database can. */
    async tamper(statement: string) {
      const client = await pool.connect()
      try {
        await client.query(`set session_replication_role = replica`)
        await client.query(statement)
      } finally {
        await client.query('reset session_replication_role')
        client.release()
      }
    },
    /** The entry at a position. */
    async idAt(position: number): Promise<string> {
      const { rows } = await pool.query<{ id: string }>(
        'select entry_id as id from audit_chain where position = $1',
        [position],
      )
      return rows[0]!.id
    },
  }
}

test('an entry says who, what, about what, when and why, and owners find what is about their company', async () => {
  const { db } = await aLog(0)
  const businessID = crypto.randomUUID()
  const user = crypto.randomUUID()
  await transaction(db, (tx) =>
    record(
      tx,
      {
        by: `user:${user}`,
        act: 'business.renamed',
        about: { type: 'business', id: businessID },
        businessID,
        reason: 'Merged, 合併 – "new" name',
        details: { before: 'A', after: 'B' },
      },
      anAct('1'),
    ),
  )
  const entries = await findOfBusiness(db, { businessID, before: null, limit: 10 })
  expect(entries).toMatchObject([
    {
      actor: `user:${user}`,
      act: 'business.renamed',
      subjectID: businessID,
      reason: 'Merged, 合併 – "new" name',
      details: { before: 'A', after: 'B' },
    },
  ])
  expect(Math.abs(Date.now() - entries[0]!.at.getTime())).toBeLessThan(60_000)
  expect(await findOfSubject(db, { type: 'test', id: '1', limit: 10 })).toHaveLength(1)
  expect(await verify(db)).toMatchObject({ entries: 2, faults: [], head: { position: '2' } })
})

test('what is not committed leaves no entry and no gap', async () => {
  const { db } = await aLog(3)
  const undone = transaction(db, async (tx) => {
    await record(tx, anAct('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await transaction(db, (tx) => record(tx, anAct('4')))
  expect(await verify(db)).toMatchObject({ entries: 4, faults: [], head: { position: '4' } })
})

test('10,000 entries: a byte that changed, a row removed, exchanged or put in, and a cut tail are each named', async () => {
  const { db, tamper, idAt } = await aLog(10_000)
  expect(await verify(db)).toMatchObject({ entries: 10_000, faults: [] })
  const [changed, removed, first, second] = await Promise.all([
    idAt(2_000),
    idAt(3_000),
    idAt(4_000),
    idAt(4_001),
  ])

  await tamper(`update audit_entries set act = 'test.dond' where id = '${changed}'`)
  const theChange = `the entry ${changed} at position 2000 is not what was written there`
  expect((await verify(db)).faults).toEqual([theChange])

  await tamper(`delete from audit_entries where id = '${removed}'`)
  const theRemoval = `the entry ${removed} of position 3000 was removed`
  expect((await verify(db)).faults).toEqual([theChange, theRemoval])

  await tamper(`update audit_chain set entry_id = gen_random_uuid() where position = 4000`)
  await tamper(`update audit_chain set entry_id = '${first}' where position = 4001`)
  await tamper(`update audit_chain set entry_id = '${second}' where position = 4000`)
  const theExchange = [
    `the entry ${second} at position 4000 is not what was written there`,
    `the entry ${first} at position 4001 is not what was written there`,
  ]
  expect((await verify(db)).faults).toEqual([theChange, theRemoval, ...theExchange])

  const put = crypto.randomUUID()
  await tamper(`
    insert into audit_entries (id, actor, act, subject_type, subject_id) values ('${put}', 'system', 'test.done', 'test', 'x')`)
  const thePutIn = `the entry ${put} was put in beside the chain`
  expect((await verify(db)).faults).toEqual([theChange, theRemoval, ...theExchange, thePutIn])

  await tamper('delete from audit_chain where position = 6000')
  const [between] = (await verify(db)).faults.slice(4)
  expect(between).toBe('position 6000 was removed')

  await tamper('delete from audit_chain where position > 9990')
  expect((await verify(db)).faults).toContain('positions 9991 to 10000 were removed')
})

test('a link that is put in with a hash of its own, and a tail that is written anew, are named', async () => {
  const { db, pool, tamper } = await aLog(10)
  const { rows } = await pool.query<{ hash: Buffer }>('select hash from audit_chain where position = 10')
  const put = crypto.randomUUID()
  await tamper(`
    insert into audit_entries (id, actor, act, subject_type, subject_id) values ('${put}', 'system', 'a', 'b', 'c')`)
  await tamper(`
    insert into audit_chain (position, entry_id, hash)
    select 11, id, sha256(decode('${rows[0]!.hash.toString('hex')}', 'hex') || audit_text(entry)) from audit_entries as entry where id = '${put}'`)
  expect((await verify(db)).faults).toEqual(['the chain ends at position 11, but 10 was noted as its end'])
})

test('whoever may only write adds entries and can neither read, change nor remove one', async () => {
  const { pool, db } = await aLog(2)
  const client = await pool.connect()
  try {
    await client.query('set role millwright_audit_writer')
    await client.query(`
      insert into audit_entries (id, actor, act, subject_type, subject_id) values (gen_random_uuid(), 'system', 'a', 'b', 'c')`)
    for (const statement of [
      'select from audit_entries',
      `update audit_entries set act = 'x'`,
      'delete from audit_entries',
      'truncate audit_entries, audit_chain',
      'insert into audit_chain select 99, entry_id, hash from audit_chain',
      'update audit_head set position = 0',
      'alter table audit_entries disable trigger all',
      // Nor says when it was.
      `insert into audit_entries (id, at, actor, act, subject_type, subject_id)
        values (gen_random_uuid(), '2020-01-01', 'system', 'a', 'b', 'c')`,
    ])
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
    await client.query('reset role')
    for (const statement of [
      `update audit_entries set act = 'x'`,
      'delete from audit_chain',
      'truncate audit_entries, audit_chain',
    ])
      await expect(client.query(statement), statement).rejects.toThrow('the audit log is only added to')
  } finally {
    await client.query('reset role')
    client.release()
  }
  expect(await verify(db)).toMatchObject({ entries: 3, faults: [] })
})

test('50 writers at once keep one chain', async () => {
  const { db } = await aLog(0)
  await Promise.all(
    Array.from({ length: 50 }, async (_, writer) => {
      for (let at = 0; at < 10; at++) await transaction(db, (tx) => record(tx, anAct(`${writer}-${at}`)))
    }),
  )
  expect(await verify(db)).toMatchObject({ entries: 500, faults: [], head: { position: '500' } })
})

test('a log that is written to meanwhile is whole', async () => {
  const { db } = await aLog(2_500)
  const over = new AbortController()
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let at = 0; !over.signal.aborted; at++)
      await transaction(db, (tx) => record(tx, anAct(`${writer}-${at}`)))
  })
  const faults: string[] = []
  for (let times = 0; times < 20; times++) faults.push(...(await verify(db)).faults)
  over.abort()
  await Promise.all(writers)
  expect(faults).toEqual([])
})

const kills = casesOf(50, 2)
test(
  `${kills} writers that are killed leave whole pairs and one chain`,
  async () => {
    const { db, pool, url } = await aLog(0)
    const said: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const child = aRecordingProcess(url)
      let lines = ''
      child.stdout.on('data', (text: Buffer) => {
        lines += text.toString()
        if (lines.split('\n').length > 20 + kill) child.kill('SIGKILL')
      })
      await once(child, 'close')
      said.push(...lines.split('\n').slice(0, -1))
    }
    const verified = await verify(db)
    expect(verified.faults).toEqual([])
    expect(verified.entries).toBeGreaterThanOrEqual(said.length * 2)
    const { rows } = await pool.query<{ id: string; acts: number }>(
      'select subject_id as id, count(*)::int as acts from audit_entries group by subject_id',
    )
    expect(rows.filter(({ acts }) => acts !== 2)).toEqual([])
    const there = new Set(rows.map(({ id }) => id))
    expect(said.filter((id) => !there.has(id))).toEqual([])
  },
  kills * 10_000 + 60_000,
)

test('texts are told apart by their lengths', () => {
  const before = Buffer.alloc(32)
  expect(hashAfter(before, ['ab', 'c'])).not.toEqual(hashAfter(before, ['a', 'bc']))
  expect(hashAfter(before, ['-'])).not.toEqual(hashAfter(before, [null]))
})

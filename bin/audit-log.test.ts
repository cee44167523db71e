// The operator's view of the audit log, on a database of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFilesIn } from '../src/domains/files/place.ts'
import { publicHeads, signHead } from '../src/domains/trust/heads.ts'
import { localStorage } from '../src/platform/storage/local.ts'
import { record } from '../src/domains/audit/recording.ts'
import { transaction } from '../src/platform/db.ts'
import { testDatabase } from '../src/testing/database.ts'
import { runProgram } from '../src/testing/programs.ts'

const { db, pool, url } = await testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'audit-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const logTool = (...words: string[]) =>
  runProgram('bin/audit-log.mjs', words, { DATABASE_URL: url, DATA_FOLDER: folder })

test('the log is listed, read about one thing, and verified', async () => {
  expect(await logTool()).toEqual({ code: 0, said: 'Nothing is logged.\n' })
  await transaction(db, (tx) =>
    record(
      tx,
      { by: 'os:ada', act: 'user.suspended', about: { type: 'user', id: 'u1' }, reason: 'Spam\u202e again' },
      { by: 'system', act: 'plan.ended', about: { type: 'business', id: 'b1' }, details: { plan: 'gold' } },
    ),
  )
  const listed = await logTool()
  expect(listed.said).toMatch(/^\S+ \S+ {2}system {2}plan\.ended {2}business:b1 {2}\{"plan":"gold"\}\n/)
  expect((await logTool('--about', 'user:u1')).said).toMatch(
    / {2}os:ada {2}user\.suspended {2}user:u1 {2}"Spam again"\n$/,
  )
  expect(await logTool('--about', 'u1')).toEqual({ code: 2, said: '"u1" is not of the form TYPE:ID.\n' })
  expect(await logTool('check')).toMatchObject({ code: 2, said: expect.stringContaining('Usage:') as string })
  const whole = await logTool('verify')
  expect(whole.code).toBe(0)
  expect(whole.said).toMatch(/^2 entries, the log is whole\. Its end: 2 [0-9a-f]{64}\n$/)

  await pool.query(`
    begin; set local session_replication_role = replica; update audit_entries set actor = 'os:eve' where act = 'user.suspended'; commit`)
  const broken = await logTool('verify')
  expect(broken.code).toBe(1)
  expect(broken.said).toMatch(
    /at position 1 is not what was written there\n2 entries read: the log is not what was written\.\n$/,
  )
})

/** Written as whoever rules the database can: every link anew, so that the chain by itself is whole. */
const writtenAnew = `
  begin; set local session_replication_role = replica;
  update audit_entries set actor = 'os:nobody';
  do $$ declare link record; last bytea := decode(repeat('00', 32), 'hex'); begin
    for link in select position, entry from audit_chain join audit_entries as entry on entry.id = entry_id order by position loop
      last := sha256(last || audit_text(link.entry));
      update audit_chain set hash = last where position = link.position;
    end loop;
    update audit_head set hash = last;
  end $$; commit`

test('a log that is written anew is not what was signed: by the table, by the files alone, by a copy that was saved', async () => {
  keepFilesIn(localStorage({ folder: path.join(folder, 'files'), secret: 'of this test', origin: '' }))
  await transaction(db, (tx) =>
    record(tx, { by: 'system', act: 'plan.ended', about: { type: 'business', id: 'b2' } }),
  )
  await pool.query(writtenAnew)
  await signHead(db)
  const copy = path.join(folder, 'copy.json')
  writeFileSync(copy, JSON.stringify({ heads: await publicHeads(db) }))
  const whole = await logTool('verify', '--heads', copy)
  expect(whole.said).toMatch(
    /the log is whole.*\nIt holds each end that was signed: 1, the newest at \S+\.\n$/,
  )

  for (const wrong of ['nowhere.json', 'empty.json']) {
    writeFileSync(path.join(folder, 'empty.json'), '{"heads":[]}')
    expect(await logTool('verify', '--heads', path.join(folder, wrong))).toMatchObject({ code: 2 })
  }
  await pool.query(writtenAnew.replace('os:nobody', 'os:eve'))
  const isAnother = expect.stringMatching(
    /^position 3 is not what it was at .*: the log was written anew/,
  ) as string
  expect(await logTool('verify')).toMatchObject({ code: 1, said: isAnother })
  await expect(signHead(db)).rejects.toThrow('does not hold what was signed')
  await pool.query('delete from trust_heads')
  expect(await logTool('verify')).toMatchObject({ code: 1, said: isAnother })
  rmSync(path.join(folder, 'files'), { recursive: true })
  expect(await logTool('verify')).toMatchObject({ code: 0 })
  expect(await logTool('verify', '--heads', copy)).toMatchObject({ code: 1, said: isAnother })
  await pool.query('delete from trust_keys')
  const gone = expect.stringMatching(/^the end signed at .* has the key \S+, which is gone\n/) as string
  expect(await logTool('verify', '--heads', copy)).toMatchObject({ code: 1, said: gone })
})

// The operator's view of keys and SECRET, on a database of its own.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findNewest } from '../src/domains/audit/reading.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { testDatabase } from '../src/testing/database.ts'
import { runProgram } from '../src/testing/programs.ts'
import { testSecret } from '../src/testing/server.ts'
import { aSession } from '../src/testing/sessions.ts'

const { db, url } = await testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
afterAll(() => {
  sealWith(testSecret)
  rmSync(folder, { recursive: true, force: true })
})
const tool = (word: string, SECRET?: string) =>
  runProgram('bin/secrets.mjs', [word], {
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    ...(SECRET !== undefined && { SECRET }),
  })

test('what needs another SECRET is counted and sealed anew, keys are changed, and the log knows', async () => {
  const [old, fresh] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  sealWith(old)
  await aSession(db, { staff: ['verifier'] })
  expect(await tool('status')).toMatchObject({
    code: 2,
    said: expect.stringContaining('SECRET is missing') as string,
  })
  expect((await tool('status', fresh)).said).toContain('not known here: 2')
  expect((await tool('status', `${fresh},${old}`)).said).toContain('not the first: 2')
  expect((await tool('reseal', `${fresh},${old}`)).said).toContain('2 sealed with the first SECRET')
  expect((await tool('status', fresh)).said).toMatch(/not the first: 0[^]*not known here: 0/)

  const rotated = await tool('rotate-signing', fresh)
  const named = expect.stringMatching(/^[0-9a-f-]{36} signs access tokens/) as string
  expect(rotated).toMatchObject({ code: 0, said: named })
  expect((await tool('status', fresh)).said).toContain(rotated.said.slice(0, 36))
  expect((await tool('rotate-trust', fresh)).code).toBe(0)
  const acts = (await findNewest(db, 9)).map(({ act }) => act)
  expect(acts).toEqual(['secrets.trust-key', 'secrets.signing-key', 'secrets.resealed'])
  expect(await tool('nonsense', fresh)).toMatchObject({ code: 2 })
})

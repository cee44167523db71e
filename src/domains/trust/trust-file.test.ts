// Trust files and the program that checks them: whatever it takes for true is, byte for byte, what was signed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { verified } from '../../../bin/verify-trust.mjs'
import { transaction } from '../../platform/db.ts'
import { today } from '../../platform/days.ts'
import { sealWith } from '../../platform/sealing.ts'
import { aBusiness, type BusinessWish } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { runProgram } from '../../testing/programs.ts'
import { testSecret } from '../../testing/server.ts'
import { aTeam, testCalls } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { canonical } from './canonical.ts'
import { publicKeys, rotateTrustKeys, signedText } from './keys.ts'
import { showTrustFile } from './showing.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))
const asking = { session: undefined, edition: 'jp', today: today() }
const folder = mkdtempSync(path.join(tmpdir(), 'trust-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rich: BusinessWish = {
  companyName: '株式会社 "Kitazawa" \u{20bb7} & <Söhne>\u2028',
  yearStablished: 1961,
  verification: {
    scope: ['site'],
    checkedBy: 'Millwright',
    checkedOn: '2026-01-02',
    validUntil: '2099-01-01',
  },
  certificates: [
    {
      name: 'ISO 9001:2015',
      number: 'JQ-1',
      issuer: 'JQA',
      issueDate: '2020-04-01',
      expireDate: '2099-03-31',
    },
    { name: 'JIS Q 9100' },
  ],
}

async function aFile(wish: BusinessWish = rich): Promise<{ id: string; bytes: Buffer }> {
  const { businessID } = await aBusiness(db, wish)
  const { file } = await showTrustFile(db, businessID, asking)
  return { id: businessID, bytes: Buffer.from(file) }
}

const isTrue = (bytes: Uint8Array, keys: Awaited<ReturnType<typeof publicKeys>>) => {
  try {
    return verified(bytes, keys) !== undefined
  } catch {
    return false
  }
}

test('a file says what is known of a company, and the program by itself calls it true', async () => {
  const { id, bytes } = await aFile()
  const keys = await publicKeys(db)
  expect(verified(bytes, keys)).toMatchObject({
    format: 'millwright-trust-1',
    keyID: keys[0]!.kid,
    company: { id, name: rich.companyName, country: 'JP', formerNames: [] },
    certificates: [{ name: 'ISO 9001:2015', expireDate: '2099-03-31' }, { name: 'JIS Q 9100' }],
    timeline: [
      { kind: 'founded', year: 1961 },
      { kind: 'certificate', on: '2020-04-01', until: '2099-03-31' },
      { kind: 'joined', on: today() },
    ],
  })
  const places = ['trust.json', 'changed.json', 'keys.json'].map((name) => path.join(folder, name))
  writeFileSync(places[0]!, bytes)
  writeFileSync(places[1]!, bytes.toString().replace('1961', '1960'))
  writeFileSync(places[2]!, JSON.stringify({ keys }))
  const program = (file: string) => runProgram('bin/verify-trust.mjs', [file, places[2]!], {})
  expect(await program(places[0]!)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^True: /) as string,
  })
  expect(await program(places[1]!)).toEqual({ code: 1, said: 'Not true: its signature is wrong.\n' })
})

test('any one byte of a file that is another, missing or more makes it false', async () => {
  const { bytes } = await aFile()
  const keys = await publicKeys(db)
  const wrong: string[] = []
  for (let at = 0; at < bytes.length; at++) {
    for (const bit of [1, 2, 4, 8, 16, 32, 64, 128]) {
      const changed = Buffer.from(bytes)
      changed[at] = changed[at]! ^ bit
      if (isTrue(changed, keys)) wrong.push(`${at} ^ ${bit}`)
    }
    const without = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
    if (isTrue(without, keys)) wrong.push(`without ${at}`)
    for (const more of [' ', '0', '\n', '"'])
      if (isTrue(Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]), keys))
        wrong.push(`${more} at ${at}`)
  }
  expect(wrong).toEqual([])
})

test('the same said otherwise is false: another order, space, spelling of a text, a name twice, a mark before it', async () => {
  const { bytes } = await aFile()
  const keys = await publicKeys(db)
  const text = bytes.toString()
  const file = JSON.parse(text) as { signature: string; company: object }
  const signature = `"signature":"${file.signature}"`
  const unsigned = text.replace(`,${signature}`, '')
  const others = [
    JSON.stringify(file, null, 1),
    JSON.stringify(Object.fromEntries(Object.entries(file).toReversed())),
    `${text}\n`,
    `\ufeff${text}`,
    text.replace('JQA', '\\u004aQA'),
    text.replace('1961', '1961.0'),
    text.replace('1961', '1.961e3'),
    text.replace('"keys":', '"keys":"https://elsewhere.example/","keys":'),
    text.replace('"keys":', '"__proto__":{},"keys":'),
    text.replace('"format"', '"extra":1,"format"'),
    text.replace(file.signature, `${file.signature}==`),
    unsigned.replace('"format":', `${signature},"format":`),
    unsigned.replace('"company":{', `"company":{${signature},`),
  ]
  for (const other of others) expect([other, isTrue(Buffer.from(other), keys)]).toEqual([other, false])
  expect(isTrue(bytes, keys)).toBe(true)
  expect(isTrue(bytes, [])).toBe(false)
})

test('a new key signs after a year; files of the one before stay true, by keys that stay published', async () => {
  const before = await aFile()
  await rotateTrustKeys(db)
  const [first] = await publicKeys(db)
  expect((JSON.parse((await aFile()).bytes.toString()) as { keyID: string }).keyID).toBe(first!.kid)
  await sql`update trust_keys set created_at = now() - interval '366 days' where retired_at is null`.execute(
    db,
  )
  await Promise.all([rotateTrustKeys(db), rotateTrustKeys(db)])
  const after = await aFile()
  const keys = await publicKeys(db)
  expect(keys.filter(({ until }) => until === null)).toHaveLength(1)
  expect(keys[0]!.kid).not.toBe(first!.kid)
  expect([isTrue(before.bytes, keys), isTrue(after.bytes, keys)]).toEqual([true, true])
  expect(isTrue(before.bytes, keys.slice(0, 1))).toBe(false)
  const { rows } = await sql<{ kept: number }>`
    select count(private_key)::int as kept from trust_keys`.execute(db)
  expect(rows).toEqual([{ kept: 1 }])
})

test('a key that another secret sealed is replaced and stays published', async () => {
  const before = await aFile()
  sealWith(`${testSecret}, another`)
  const after = await aFile()
  sealWith(testSecret)
  const keys = await publicKeys(db)
  expect([isTrue(before.bytes, keys), isTrue(after.bytes, keys)]).toEqual([true, true])
  expect(keys.map(({ kid }) => kid)).toEqual([...new Set(keys.map(({ kid }) => kid))])
})

test('what says that it was signed after its key had retired is false', async () => {
  const { bytes } = await aFile()
  const [key] = await publicKeys(db)
  const { issuedAt } = JSON.parse(bytes.toString()) as { issuedAt: string }
  const retired = (hours: number) => [
    { ...key!, until: new Date(Date.parse(issuedAt) + hours * 3_600_000).toISOString() },
  ]
  expect(isTrue(bytes, retired(0))).toBe(true)
  expect(isTrue(bytes, retired(-24))).toBe(false)
})

test('something else that was signed is no trust file', async () => {
  const head = await signedText(db, { format: 'millwright-audit-head-1', position: 1, hash: 'ab' })
  expect(isTrue(Buffer.from(head), await publicKeys(db))).toBe(false)
})

test('what the program says of a file cannot be written by the file', async () => {
  const said = 'x\u001b[2K\rTrue: as signed with us\nTrue: \u202eon'
  const file = path.join(folder, 'forged.json')
  const keys = path.join(folder, 'no-keys.json')
  writeFileSync(keys, JSON.stringify({ keys: [] }))
  for (const text of [canonical({ format: 'millwright-trust-1', keyID: said, signature: 'x' }), said]) {
    writeFileSync(file, text)
    const answer = await runProgram('bin/verify-trust.mjs', [file, keys], {})
    expect(answer.code).toBe(1)
    expect(answer.said).toMatch(/^Not true: [\x20-\x7e]*\n$/)
  }
})

test('where a company has no page it has neither a timeline nor a file', async () => {
  const { businessID, owner, stranger } = await aTeam(db)
  const answers = async (as?: typeof owner, id = businessID) => {
    const both = [await call('showTrust', { id }, as), await call('showTrustFile', { id }, as)]
    return both.map(({ name }) => name)
  }
  expect(await answers()).toEqual([undefined, undefined])
  const hidden = await aBusiness(db, {
    hiddenEditions: 0xffffffff,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  expect(await answers(undefined, hidden.businessID)).toEqual(['NotFound', 'NotFound'])
  expect(await answers(stranger, hidden.businessID)).toEqual(['NotFound', 'NotFound'])
  expect(await answers(owner, hidden.businessID)).toEqual([undefined, undefined])
  await call('blockParty', { resourceType: 'user', resourceID: stranger.userID, businessID }, owner)
  expect(await answers(stranger)).toEqual(['NotFound', 'NotFound'])
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  expect(await answers()).toEqual(['NotFound', 'NotFound'])
})

test('canonical JSON is sorted by code units and has one spelling of each text', () => {
  const text = canonical({ '\u{1f600}': 1, '\ufb33': 2, b: [true, null, -0, 1.5], a: { '"': '\u2028\n' } })
  expect(text).toBe('{"a":{"\\"":"\u2028\\n"},"b":[true,null,0,1.5],"\u{1f600}":1,"\ufb33":2}')
})

// What programs send that is no table, too large, or breaks off: told, and nothing is changed (P7.13).
import { ReadableStream } from 'node:stream/web'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { testDatabase } from '../../testing/database.ts'
import { bearer, sendingTables, table } from '../../testing/table-senders.ts'

const database = await testDatabase()
const { pool } = database
const { check, show, work, files, knownTeam, sendBy, productsOf, importsOf } = await sendingTables(database)

test('what is no table is said so, and nothing is changed', async () => {
  const team = await knownTeam(2)
  const before = await productsOf(team)
  for (const body of [
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from('%PDF-1.7 x'),
  ]) {
    const sent = await sendBy(team, bearer(team), body)
    await work()
    const failed = await show(team.owner, sent.data.import.importID)
    expect(failed.state).toBe('failed')
    expect(failed.failure?.reason).toEqual(expect.any(String))
  }
  expect(await productsOf(team)).toEqual(before)
})

test('nothing at all, and more than an import may be, are refused at the door', async () => {
  const team = await knownTeam(2)
  const imports = await importsOf(team)
  expect(await sendBy(team, bearer(team), '')).toMatchObject({ status: 409, name: 'FileNotArrived' })
  const large = Buffer.alloc(limits.importBytesMax + 1, 'a')
  expect(await sendBy(team, bearer(team), large)).toMatchObject({ status: 413, name: 'TooLarge' })
  expect(await importsOf(team)).toBe(imports)
  expect(await files.keys('incoming/')).toEqual([])
})

test('who is refused hears why though they are still sending, and says how much they send or not', async () => {
  const team = await knownTeam(2)
  await check(team, table(3))
  const url = `${files.origin}/api/product/import?bid=${team.businessID}`
  async function* endless(pieces: number) {
    for (let at = 0; at < pieces; at++) yield Buffer.alloc(1_000_000, 'a')
  }
  const put = async (pieces: number) => {
    const body = ReadableStream.from(endless(pieces))
    const headers = { authorization: bearer(team) }
    const answer = await fetch(url, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit)
    return ((await answer.json()) as { name: string }).name
  }
  expect(await put(20)).toBe('ImportInHand')
  await pool.query("update product_imports set state = 'cancelled' where business_id = $1", [team.businessID])
  expect(await put(55)).toBe('TooLarge')
})

test('a connection that breaks off brings in nothing', async () => {
  const team = await knownTeam(2)
  const imports = await importsOf(team)
  const { port, hostname } = new URL(files.origin)
  const socket = connect(Number(port), hostname)
  const head = [
    `PUT /api/product/import?bid=${team.businessID} HTTP/1.1`,
    'host: here',
    `authorization: ${bearer(team)}`,
    'content-length: 5000',
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server has begun with it.
  await once(socket, 'data')
  socket.write('Part number,Name\nA-1,')
  socket.destroy()
  expect(await importsOf(team)).toBe(imports)
  expect(await sendBy(team, bearer(team), table(2))).toMatchObject({ status: 202 })
})

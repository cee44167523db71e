// A database that vanishes without a word, as when its machine loses power: connections stay open and nothing comes.
import net from 'node:net'
import { sql } from 'kysely'
import { expect, inject, test, vi, onTestFinished } from 'vitest'
import { testLog } from '../testing/server.ts'
import { databaseAnswers, isDatabaseAway, openDatabase } from './db.ts'

/** A line to the test database that can go silent; answers its address. */
async function aLine(): Promise<{ url: string; silence(): void; speak(): void }> {
  const target = new URL(inject('databaseUrl'))
  let silent = false
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    near.on('data', (data) => !silent && far.write(data))
    far.on('data', (data) => !silent && near.write(data))
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = new URL(target)
  url.port = String((server.address() as net.AddressInfo).port)
  return { url: url.href, silence: () => (silent = true), speak: () => (silent = false) }
}

test('a connection on which nothing comes is given up, and the next one is asked', async () => {
  const line = await aLine()
  const database = openDatabase(line.url, { max: 2, log: testLog })
  onTestFinished(() => database.close())
  expect(await databaseAnswers(database.db)).toBe(true)

  line.silence()
  const error = await sql`select 1`.execute(database.db).catch((failed: unknown) => failed)
  expect(isDatabaseAway(error)).toBe(true)

  line.speak()
  await vi.waitFor(async () => expect(await databaseAnswers(database.db)).toBe(true), 10_000)
})

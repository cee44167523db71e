// The server, or its database, is killed while pages are read and conversations are under way; the next start works, or the
// same one goes on: nothing that was answered is lost, nothing is there twice, and every open page is complete.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { rateLimits } from '../src/contract/rate-limits.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { onDatabase } from './changes.ts'
import { aDataFolder, databaseOf, startInstance, type Instance } from './instance.ts'
import { anOpenPage, someTalks, writing, type OpenPage, type Place, type Sent, type Talk } from './talking.ts'

/** MESSAGES=5000 for the whole proof. */
const messages = Number(process.env['MESSAGES'] ?? 300)
/** As many as a person may write at once. */
const perPerson = Math.min(messages / 20, rateLimits.message.pair.points)

const place = aDataFolder()
const running: Instance[] = []
afterAll(async () => {
  for (const instance of running) await instance.stop()
  place.remove()
})

async function start(): Promise<Instance> {
  const instance = await startInstance({ folder: place.folder, options: ['--no-demo'] })
  running.push(instance)
  return instance
}

/** Reads pages one after the other until told to stop; answers how many came. */
function reading(address: string): { pages(): number; stop(): Promise<void> } {
  let pages = 0
  const state = { goesOn: true }
  const readers = [0, 1, 2, 3].map(async (reader) => {
    for (let n = 0; state.goesOn; n++) {
      const response = await fetch(`${address}/search-result?search=x${reader}-${n}`).catch(() => undefined)
      await response?.text().catch(() => {})
      if (response?.ok) pages++
      // Gone: no need to knock thousands of times.
      else await new Promise((resolve) => setImmediate(resolve))
    }
  })
  return {
    pages: () => pages,
    async stop() {
      state.goesOn = false
      await Promise.all(readers)
    },
  }
}

/** Everybody writes, and has the page open; `kill` is called when four of ten messages are taken. */
async function talking(at: Place, kill: () => Promise<void>): Promise<void> {
  const talks = await someTalks(place.folder, messages / 2 / perPerson)
  const pages = await Promise.all(talks.flatMap(({ sides }) => sides.map((side) => anOpenPage(at, side))))
  const begun = performance.now()
  const { taken, done } = writing(at, talks, perPerson)
  // A writer who is refused is told at the end.
  done.catch(() => {})
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBeGreaterThan(messages * 0.4)
  const before = taken.length
  const killedAt = new Date()
  await kill()
  await done
  const wrote = performance.now()
  const perTalk = 1 + 2 * perPerson
  await expect
    .poll(() => pages.filter(({ shown, told }) => Math.min(shown.length, told.length + 1) < perTalk).length, {
      timeout: 60_000,
    })
    .toBe(0)
  const complete = performance.now()
  await Promise.all(pages.map(({ stop }) => stop()))
  for (const page of pages) judgePage(page, perTalk)
  const unanswered = await judgeRows(talks, taken, killedAt)
  const again = taken.filter(({ tries }) => tries > 1).length
  const cut = pages.filter((page) => page.streams() > 1).length
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
  process.stdout.write(
    `${taken.length} messages in ${talks.length} conversations, killed after ${before}: ${again} sent again, ` +
      `${unanswered} of them had been taken; ${cut} of ${pages.length} streams cut; written in ` +
      `${seconds(begun, wrote)} s, every page complete ${seconds(wrote, complete)} s later\n`,
  )
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Each message is shown once and in order; the stream told of each once. */
function judgePage({ shown, told, gaps }: OpenPage, count: number): void {
  expect(shown).toEqual(upTo(count))
  const ids = told.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
  expect(told.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(upTo(count, 2))
  expect(gaps()).toBe(0)
}

/** What was answered is there once, as it was answered; answers how many were taken and their answer lost. */
async function judgeRows(talks: readonly Talk[], taken: readonly Sent[], killedAt: Date): Promise<number> {
  const { rows, undelivered } = await onDatabase(async (db) => {
    const ids = talks.map(({ requestID }) => requestID)
    const found = await sql<{ requestID: string; number: number; content: string; at: Date }>`
      select inquiry_id as "requestID", number, content, created_at as at from inquiry_messages
      where inquiry_id = any(${ids}::uuid[]) order by inquiry_id, number`.execute(db)
    const left = await sql`
      select 1 from outbox where type = 'inquiry.message'
      union all select 1 from outbox_waiting where type = 'inquiry.message'`.execute(db)
    return { rows: found.rows, undelivered: left.rows.length }
  }, databaseOf(place.folder).url)
  expect(undelivered).toBe(0)
  const line = (one: { requestID: string; number: number; content: string }) =>
    `${one.requestID} ${one.number} ${one.content}`
  const written = rows.filter(({ number }) => number > 1)
  expect(written.map(line).toSorted()).toEqual(taken.map(line).toSorted())
  for (const { requestID } of talks) {
    const own = rows.filter((row) => row.requestID === requestID)
    expect(own.map(({ number }) => number)).toEqual(upTo(1 + 2 * perPerson))
    for (const side of ['S', 'R']) {
      const theirs = own.map(({ content }) => content).filter((content) => content.startsWith(`${side} `))
      expect(theirs).toEqual(upTo(perPerson).map((n) => `${side} ${n}`))
    }
  }
  const again = new Set(taken.filter(({ tries }) => tries > 1).map(line))
  return written.filter((row) => again.has(line(row)) && row.at < killedAt).length
}

test('the server: the next start has everything', async () => {
  const first = await start()
  await onDatabase((db) => aBusiness(db, { companyName: 'Surviving Works' }), databaseOf(place.folder).url)
  const at: Place = { address: first.address }
  const reader = reading(first.address)
  await talking(at, async () => {
    await expect.poll(reader.pages, { timeout: 30_000 }).toBeGreaterThan(20)
    process.kill(first.pidOf('src/main.ts'), 'SIGKILL')
    await expect.poll(() => first.processes().length, { timeout: 30_000 }).toBeLessThanOrEqual(1)
    await reader.stop()
    at.address = (await start()).address
  })
  await expect
    .poll(async () => (await fetch(`${at.address}/search-result?search=Surviving`)).text(), {
      timeout: 30_000,
    })
    .toContain('Surviving Works')
}, 180_000)

test('the database: the same server goes on with the database that comes back', async () => {
  const instance = running.at(-1)!
  const reader = reading(instance.address)
  await talking({ address: instance.address }, async () => {
    await expect.poll(reader.pages, { timeout: 30_000 }).toBeGreaterThan(20)
    process.kill(databaseOf(place.folder).pid, 'SIGKILL')
    await expect
      .poll(async () => (await fetch(`${instance.address}/readyz`)).status, { timeout: 30_000, interval: 20 })
      .toBe(503)
    const before = reader.pages()
    await expect.poll(reader.pages, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    await reader.stop()
  })
  expect((await fetch(`${instance.address}/search-result?search=Surviving+again`)).status).toBe(200)
}, 180_000)

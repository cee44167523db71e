// The database goes away, killed or silent: what was read before still comes, the rest says when to come again, and all recovers.
import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessKey, businessPath, productKey, productPath, profilePath } from '../src/contract/slugs.ts'
import { aBearing, aBusiness } from '../src/testing/businesses.ts'
import { aPerson } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import { familyOf } from '../src/testing/processes.ts'
import { aDataFolder, databaseOf, startInstance, type Instance } from './instance.ts'

const root = path.resolve(import.meta.dirname, '..')
// Callers wait 3.5 s for a database that is silent; after seven its connection would be given up.
const answersWithinMs = 6_000
const recoversWithinMs = 30_000

let folder: string
let database: ChildProcess
let instance: Instance
/** Pages that were read before: address, and what each says. */
let known: [string, string][]
let unknown: (() => string)[]

beforeAll(async () => {
  folder = aDataFolder().folder
  database = spawn(
    process.execPath,
    [path.join(root, 'bin/db.mjs'), path.join(folder, 'postgres'), '--throwaway'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const url = await new Promise<string>((resolve) =>
    readline
      .createInterface({ input: database.stdout! })
      .once('line', (line) => resolve((JSON.parse(line) as { url: string }).url)),
  )
  instance = await startInstance({ options: ['--no-demo'], env: { DATABASE_URL: url } })
  const { made, userID } = await onDatabase(async (db) => {
    const made = []
    for (const companyName of ['Known Bearing Works', 'Unknown Bearing Works'])
      made.push({ companyName, ...(await aBusiness(db, { companyName, products: 2 })) })
    return { made, ...(await aPerson(db, { lastName: 'Knownsson' })) }
  }, url)
  const paths = made.map(({ businessID, companyName }) =>
    businessPath({ key: businessKey({ businessID, companyName }) }),
  )
  const products = made.map(({ productIDs, companyName }) =>
    productPath({ key: productKey({ productID: productIDs[0]!, name: aBearing.name, companyName }) }),
  )
  known = [
    ['/', 'Known Bearing Works'],
    ['/industries', 'Power Transmission'],
    ['/search-result', 'Known Bearing Works'],
    [paths[0]!, 'Known Bearing Works'],
    [products[0]!, aBearing.name],
    [profilePath(userID), 'Knownsson'],
  ]
  let asked = 0
  // Each time another address, so that no answer was kept.
  unknown = [
    () => `${instance.address}${paths[1]}?token=away${asked++}`,
    () => `${instance.address}${products[1]}?token=away${asked++}`,
    () => `${instance.address}/search-result?search=away${asked++}`,
    () => `${instance.address}/search-result?business=PR&search=away${asked++}`,
  ]
})

afterAll(async () => {
  const left = await instance?.stop()
  const ended = new Promise((resolve) => database.once('exit', resolve))
  database.stdin?.end()
  await ended
  rmSync(folder, { recursive: true, force: true })
  expect(left).toEqual([])
})

type Seen = { status: number; ms: number; retryAfter: string | null; body: string }

async function see(address: string): Promise<Seen> {
  const began = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  // Names may be in several pieces that stay on a line.
  const body = (await response.text()).replaceAll(/<[^>]*>/g, '')
  return {
    status: response.status,
    ms: performance.now() - began,
    retryAfter: response.headers.get('retry-after'),
    body,
  }
}

/** Reads what is to be kept; answers which pages do not say what they should. */
async function wrongAmongKnown(): Promise<string[]> {
  const wrong: string[] = []
  for (const [path, words] of known) {
    const { status, body, ms } = await see(instance.address + path)
    if (status !== 200 || !body.includes(words) || ms > answersWithinMs)
      wrong.push(`${path} ${status} ${Math.round(ms)} ms`)
  }
  return wrong
}

/** While the database is away: kept pages come, all others answer 503 in time, with a word when to come again. */
async function expectServedWithout(): Promise<void> {
  await expect
    .poll(async () => (await see(`${instance.address}/readyz`)).status, { timeout: 30_000 })
    .toBe(503)
  expect(await wrongAmongKnown()).toEqual([])
  for (const address of [...unknown, () => `${instance.address}/api/search/business/last-registered`]) {
    const answer = await see(address())
    expect(answer.status).toBe(503)
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    expect(answer.ms).toBeLessThan(answersWithinMs)
  }
  expect((await see(`${instance.address}/healthz`)).status).toBe(200)
  const works = () => see(`${instance.address}/status?lang=en`)
  await expect.poll(async () => (await works()).body, { timeout: 60_000 }).toMatch(/Search\s+Does not work/)
  expect((await works()).status).toBe(200)
  expect((await see(instance.address + known[0]![0])).status).toBe(200)
}

async function expectRecovery(): Promise<void> {
  for (const address of unknown)
    await expect
      .poll(async () => (await see(address())).status, { timeout: recoversWithinMs, interval: 200 })
      .toBe(200)
  await expect
    .poll(async () => (await see(`${instance.address}/readyz`)).status, { timeout: 30_000 })
    .toBe(200)
  await expect
    .poll(async () => (await see(`${instance.address}/status?lang=en`)).body, { timeout: 60_000 })
    .not.toContain('not answer each other')
}

test('killed and kept from coming back', async () => {
  await expect.poll(wrongAmongKnown, { timeout: 30_000 }).toEqual([])
  process.kill(database.pid!, 'SIGSTOP')
  try {
    process.kill(databaseOf(folder).pid, 'SIGKILL')
    await expectServedWithout()
  } finally {
    process.kill(database.pid!, 'SIGCONT')
  }
  await expectRecovery()
})

test('there, but silent', async () => {
  await expect.poll(wrongAmongKnown, { timeout: 30_000 }).toEqual([])
  const silenced = familyOf(databaseOf(folder).pid)
  for (const pid of silenced) process.kill(pid, 'SIGSTOP')
  try {
    await expectServedWithout()
  } finally {
    for (const pid of silenced) process.kill(pid, 'SIGCONT')
  }
  await expectRecovery()
})

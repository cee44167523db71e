// The server, or its database, is killed while pages are read; the next start works, or the same one goes on.
import { afterAll, expect, test } from 'vitest'
import { aBusiness } from '../src/testing/businesses.ts'
import { onDatabase } from './changes.ts'
import { aDataFolder, databaseOf, startInstance, type Instance } from './instance.ts'

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

test('the server: the next start has everything', async () => {
  const first = await start()
  await onDatabase((db) => aBusiness(db, { companyName: 'Surviving Works' }), databaseOf(place.folder).url)
  const reader = reading(first.address)
  await expect.poll(reader.pages, { timeout: 15_000 }).toBeGreaterThan(20)
  process.kill(first.pidOf('src/main.ts'), 'SIGKILL')
  await expect.poll(() => first.processes().length, { timeout: 10_000 }).toBeLessThanOrEqual(1)
  await reader.stop()

  const second = await start()
  await expect
    .poll(async () => (await fetch(`${second.address}/search-result?search=Surviving`)).text(), {
      timeout: 10_000,
    })
    .toContain('Surviving Works')
})

test('the database: the same server goes on with the database that comes back', async () => {
  const instance = running.at(-1)!
  const reader = reading(instance.address)
  await expect.poll(reader.pages, { timeout: 15_000 }).toBeGreaterThan(20)
  process.kill(databaseOf(place.folder).pid, 'SIGKILL')
  await expect
    .poll(async () => (await fetch(`${instance.address}/readyz`)).status, { timeout: 10_000, interval: 20 })
    .toBe(503)
  const before = reader.pages()
  await expect.poll(reader.pages, { timeout: 30_000 }).toBeGreaterThan(before + 20)
  await reader.stop()
  expect((await fetch(`${instance.address}/search-result?search=Surviving+again`)).status).toBe(200)
})

// Lists that others keep leave out at once who hides, before they have heard of it; caches forget it.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { changesChannel, deliverAll } from '../../platform/events.ts'
import { apiInProcess } from '../../roles/api.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { aTeam, type Team } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { layParts } from '../directory/pages.ts'

const database = await testDatabase()
const { db, pool } = database

function asking(edition: string, as?: TestSession) {
  const keys = new Set<string>()
  const caller = { language: 'en', edition, address: '127.0.0.1', authorization: as?.bearer }
  const api = apiInProcess(db, { caller, tag: (...made) => made.forEach((key) => keys.add(key)) })
  return { api, keys }
}

async function aListedCompany(word: string): Promise<Team> {
  const team = await aTeam(db, { companyName: `${word} Works`, products: [{ name: `${word} gear` }] })
  await deliverAll(db, domainListeners, testLog)
  await layParts(db)
  return team
}

/** Where lists name a company whose name and product begin with a word. */
async function listed(word: string, { businessID }: Team, edition: string, as?: TestSession) {
  const { api } = asking(edition, as)
  const wish = { textQuery: word, skip: 0, size: limits.searchPageSize }
  const holds = async (answer: Promise<unknown>) => JSON.stringify(await answer).includes(businessID)
  const suggests = async (segment: 'MA' | 'PR', name: string) =>
    (await api.suggestSearches({ text: word, segment })).some(({ text }) => text === name)
  const parts = await api.listDirectory({})
  const pages = await Promise.all(parts.map((part) => api.listDirectoryPart(part).catch(() => [])))
  return {
    company: await holds(api.searchBusinesses({ ...wish, businessType: 'MA' })),
    product: await holds(api.searchProducts(wish)),
    latest: await holds(api.listLastRegistered({})),
    suggested: await suggests('MA', `${word} Works`),
    productSuggested: await suggests('PR', `${word} gear`),
    pages: pages.flat().filter(({ key }) => key.startsWith(`${word}-Works`)).length,
  }
}
const all = (value: boolean) => ({
  company: value,
  product: value,
  latest: value,
  suggested: value,
  productSuggested: value,
  // The company's and the product's.
  pages: value ? 2 : 0,
})
const hide = ({ businessID, owner }: Team, revision = 0, hiddenEditions = ['it']) =>
  asking('jp', owner).api.saveHiddenEditions({ id: businessID, revision, hiddenEditions })

test('search, home, suggestions and sitemaps leave it out before the index has heard of it', async () => {
  const team = await aListedCompany('Uwajima')
  expect(await listed('Uwajima', team, 'it')).toEqual(all(true))
  await hide(team)
  expect(await listed('Uwajima', team, 'it')).toEqual(all(false))
  expect(await listed('Uwajima', team, 'it', team.member)).toEqual(all(false))
  expect(await listed('Uwajima', team, 'jp')).toEqual(all(true))
  await deliverAll(db, domainListeners, testLog)
  expect(await listed('Uwajima', team, 'it')).toEqual(all(false))
  expect(await listed('Uwajima', team, 'jp')).toEqual(all(true))
})

test('what suggestions were made of is told with its owner, and only of what is shown', async () => {
  const team = await aListedCompany('Beppu')
  const keysOf = async () => {
    const { api, keys } = asking('it')
    await api.suggestSearches({ text: 'Beppu', segment: 'PR' })
    return keys
  }
  const own = new Set([`business:${team.businessID}`, `product:${team.productIDs[0]}`])
  expect((await keysOf()).intersection(own)).toEqual(own)
  await hide(team)
  expect((await keysOf()).intersection(own)).toEqual(new Set())
})

test('who hides is told to every cache as gone', async () => {
  const team = await aListedCompany('Nobeoka')
  const client = await pool.connect()
  const told: string[] = []
  client.on('notification', ({ payload = '[]' }) => told.push(...(JSON.parse(payload) as string[])))
  await client.query(`listen ${changesChannel}`)
  await hide(team)
  // Notices come before the answer to the next statement.
  await client.query('select 1')
  client.release(true)
  expect(told).toEqual(
    expect.arrayContaining([`business:${team.businessID}`, `gone:business:${team.businessID}`]),
  )
})

// The top bar at every width, in every state and language: no control of it is lost, cut off or under another (P2.6).
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { languages } from '../src/contract/locale.ts'
import { note } from '../src/domains/notifications/noting.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { transaction } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { aSession } from '../src/testing/sessions.ts'
import { barFaults } from './bar-faults.ts'
import { aCompanyMore, makeCompany, onDatabase } from './changes.ts'
import { waysToSearch } from './searching.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { everywhere, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()

/** Where the bar changes, and what people have. */
const widths = [
  320, 344, 360, 390, 414, 479, 480, 600, 767, 768, 900, 991, 992, 1100, 1199, 1200, 1279, 1280, 1440, 1920,
]

const longPerson = {
  firstName: 'Bartholomäus Maximilian Ferdinand',
  lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
}
const longCompany = 'Internationale Wälzlagerfertigungs- und Präzisionsgetriebebaugesellschaft Südwest '
  .repeat(2)
  .slice(0, limits.companyNameMax)

/** A page of another edition, by its host. */
const elsewhere = (code: string, path: string): string =>
  new URL(path, `http://${code}.localhost:${new URL(inject('site')).port}`).href

type State = { name: string; pages: string[]; come?: (visitor: Visitor) => Promise<void> }

const states: State[] = [
  {
    name: 'a visitor',
    pages: ['/search-result?search=bearing+units', '/', '/accounts/log-in'],
  },
  {
    // The edition whose country has the longest name.
    name: 'a visitor of the Dominican Republic',
    pages: ['/search-result?search=bearing+units', '/'].map((path) => elsewhere('do', path)),
    come: async ({ forgiven }) => void forgiven.push(/^foreign: http:\/\/do\.localhost:/),
  },
  {
    name: 'a person with a long name',
    pages: ['/search-result?business=PR&search=bearing', '/accounts/security'],
    come: async (visitor) => void (await signedIn(visitor, longPerson)),
  },
  {
    name: 'a company with a very long name, and much that is new',
    pages: ['/search-result?search=bearing+units', '/industries'],
    come: comeAsCompany,
  },
]

/** Signs in, makes the company, acts as it, and has unread messages and more than 99 notifications. */
async function comeAsCompany(visitor: Visitor): Promise<void> {
  const { userID } = await signedIn(visitor, longPerson)
  const { businessID, remove } = await makeCompany({
    companyName: longCompany,
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(remove)
  sealWith(readFileSync(path.join(inject('dataFolder'), 'secret'), 'utf8').trim())
  await onDatabase(async (db) => {
    const buyer = await aSession(db)
    const wish = { to: businessID, subject: 'Bearings', message: 'Can you make these?' }
    await transaction(db, (tx) => sendInquiry(tx, buyer, wish, 'en'))
    await transaction(db, async (tx) => {
      for (let at = 0; at < 120; at += 1)
        await note(tx, [userID], {
          kind: 'inquiry.received',
          resourceID: randomUUID(),
          mailboxID: businessID,
          actor: { type: 'user', id: buyer.userID },
          title: 'Bearings',
          step: 1,
          at: new Date(),
        })
    })
  })
  await visitor.open('/acting-as?continue=%2Findustries')
  await visitor.page.locator(`main button[value="${businessID}"]`).click()
  await visitor.page.waitForURL('**/industries')
}

test.each(states)('$name: every control of the bar has its room at every width', async ({ pages, come }) => {
  const visitor = await visitorWith(launch())
  await come?.(visitor)
  const faults: string[] = []
  for (const [at, path] of pages.entries())
    for (const language of languages) {
      await visitor.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await visitor.page.evaluate(async () => void (await document.fonts.ready))
      // Every language at every width, on one of the pages that have this bar; with SCREENS=all on each of them.
      const turn = at + languages.indexOf(language)
      for (const width of widths.filter((_, of) => everywhere || (of + turn) % pages.length === 0)) {
        await visitor.page.setViewportSize({ width, height: 900 })
        for (const fault of await barFaults(visitor.page))
          faults.push(`${path} ${language} ${width}: ${fault}`)
      }
    }
  expect(faults).toEqual([])
})

test('on a phone whoever is signed in, or manages a company, searches from where they are', async () => {
  const visitor = await visitorWith(launch(), { width: 360 })
  const { userID } = await signedInAs(visitor, '/my-business')
  const businessID = await aCompanyMore({
    companyName: 'Search Proof Works',
    members: [{ userID, role: 'owner' }],
  })
  for (const address of ['/', `/business/${businessID}/edit/general`]) {
    await visitor.open(address)
    expect(await waysToSearch(visitor.page, 'en'), address).toEqual(['button', 'menu'])
  }
})

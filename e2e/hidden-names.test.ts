// A company hides from the edition of the site: no page, list, file or head of it tells its name to who does not know it.
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { profilePath } from '../src/contract/slugs.ts'
import { saveHiddenEditions } from '../src/domains/businesses/hidden-editions.ts'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')

/** A company with a name that nobody else writes, hidden from Japan once its pages have been asked for. */
async function aCompanyThatHides() {
  const word = `kanarium${aTag()}`
  const companyName = `${word} Werke`
  const { userID } = await signedInAs(await visitorWith(launch()), '/profile/')
  const made = await makeCompany({
    companyName,
    shortDescription: `All of ${word}.`,
    members: [{ userID, role: 'owner' }],
    products: Array.from({ length: 4 }, (_, at) => ({ name: `${word} gear ${at}` })),
  })
  onTestFinished(made.remove)
  const { businessID, productIDs } = made
  const productID = productIDs[0]!
  const own = [`/business/${businessID}`, `/business-product/${productID}`]
  // With one letter wrong or left out, as what a page repeats of what was asked.
  const [wrong, begun] = [`kanariun${word.slice(8)}`, word.slice(0, -2)]
  const searches = ['', '&business=PR', '&business=UR'].flatMap((kind) =>
    [wrong, begun, 'gear', 'Werke'].map((text) => `/search-result?search=${text}${kind}`),
  )
  const pages = [
    '/',
    '/industries',
    ...searches,
    `/resources/suggestions?search=${begun}`,
    `/resources/suggestions?search=${begun}&business=PR`,
    profilePath(userID),
    '/sitemap.xml',
    ...own,
  ]
  const shown = await Promise.all(pages.map(textOf))
  expect(shown.join().toLowerCase()).toContain(word)
  await onDatabase(async (db) => {
    const { rows } = await sql<{ sessionID: string }>`
      select session_id as "sessionID" from accounts.sessions where user_id = ${userID}`.execute(db)
    const wish = { businessID, revision: 0, hiddenEditions: ['jp'] }
    await saveHiddenEditions(db, { userID, sessionID: rows[0]!.sessionID }, wish)
  })
  return { word, pages, businessID, productID }
}

const textOf = async (path: string): Promise<string> => (await fetch(site + path)).text()

/** Those of `pages` that tell a word, in their text or in their headers. */
async function tellers(pages: readonly string[], word: string, ask = textOf): Promise<string[]> {
  const told: string[] = []
  for (const path of pages) if ((await ask(path)).toLowerCase().includes(word)) told.push(path)
  return told
}

test('visitors and strangers read its name nowhere', async () => {
  const { word, pages, businessID, productID } = await aCompanyThatHides()
  await expect.poll(() => tellers(pages, word), { timeout: 30_000 }).toEqual([])

  const sitemaps = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(await tellers(sitemaps, word)).toEqual([])

  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  const asked = async (path: string) => (await stranger.context.request.get(path)).text()
  const rooms = [
    `/report/business/${businessID}`,
    `/report/product/${productID}`,
    `/block/business/${businessID}`,
    `/business/${businessID}/join`,
    `/business/${businessID}/send-request`,
    `/business/${businessID}/edit/data`,
    `/business/${businessID}/members`,
    `/business/${businessID}/products`,
    `/business/${businessID}/requests`,
    '/favorites',
    '/blocked',
    '/notifications',
    '/my-business',
  ]
  expect(await tellers([...pages, ...rooms], word, asked)).toEqual([])
})

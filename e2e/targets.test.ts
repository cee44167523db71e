// On a phone every control that stands alone is reached by a finger, on the pages that people use daily (U10).
import { describe, expect, inject, test } from 'vitest'
import { aGroup } from '../src/testing/groups.ts'
import { aSession } from '../src/testing/sessions.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { pathOf, pathOfProduct, products, richManufacturer } from './directory.ts'
import { openedWith } from './reading.ts'
import { signedInAs } from './signed-in.ts'
import { lowTargets } from './targets.ts'
import { languagesFor, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

describe.each(languagesFor('targets'))('in %s', (language) => {
  test('what visitors press', async () => {
    const { results } = await products(site, { textQuery: 'bearing', size: 1 }, language)
    const low: string[] = []
    for (const address of [
      '/',
      '/search-result?search=bearing',
      '/search-result?business=PR&search=bearing',
      '/search-result?search=zzzqqq',
      '/industries',
      pathOf(await richManufacturer(site)),
      pathOfProduct(results[0]!),
      '/accounts/log-in',
      '/accounts/register',
      '/contact-us',
      '/contact-us/form',
      '/about-us',
      '/price-list',
      '/terms-and-conditions',
      '/b2b-tips/export-to-the-world-tip-0',
    ]) {
      const page = await at(address, { width: 360, language })
      for (const one of await lowTargets(page)) low.push(`${address}: ${one}`)
      await page.close()
    }
    expect(low).toEqual([])
  })

  test('what who is signed in presses', async () => {
    const visitor = await visitorWith(browser.launch(), { width: 360, language })
    const { userID } = await signedInAs(visitor, '/my-business')
    const { businessID, remove } = await makeCompany({
      companyName: 'Reach Works',
      members: [{ userID, role: 'owner' }],
    })
    const groupID = await onDatabase(async (db) => aGroup(db, await aSession(db, { userID })))
    try {
      const low: string[] = []
      for (const address of [
        '/',
        '/my-business',
        '/my-messages',
        '/notifications',
        '/notifications/preferences',
        '/favorites',
        '/following',
        '/connections',
        '/groups',
        '/groups/create',
        ...['', '/members', '/requests', '/edit'].map((part) => `/groups/${groupID}${part}`),
        '/profile',
        '/accounts/security',
        '/acting-as',
        ...['general', 'contact', 'certificates', 'data'].map((tab) => `/business/${businessID}/edit/${tab}`),
        ...['products', 'members', 'requests'].map((part) => `/business/${businessID}/${part}`),
        `/business/${(await richManufacturer(site)).businessID}/send-request`,
      ]) {
        await visitor.open(address)
        for (const one of await lowTargets(visitor.page)) low.push(`${address}: ${one}`)
      }
      expect(low).toEqual([])
    } finally {
      await visitor.page.goto('about:blank')
      await remove()
    }
  })
})

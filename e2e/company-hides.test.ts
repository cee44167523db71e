// A company hides from an edition: by its admin on the data tab, gone for buyers there, still there for its own people.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessPath } from '../src/contract/slugs.ts'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')
const companyName = 'Kitazawa Rolling Works'

describe.each([
  ['en', 1280, true],
  ['ja', 360, true],
  ['en', 360, false],
] as const)('in %s at %i px, scripts: %s', (language, width, script) => {
  const word = (text: string) => wordsIn(language, text)
  const judge = async (page: Page) => {
    // Axe is a script.
    expect(script ? await seriousFindings(page) : []).toEqual([])
    expect(await overhang(page)).toBe(0)
  }

  /** An admin of a company of the test, on its data tab. */
  async function anAdmin() {
    const visitor = await visitorWith(launch(), { language, width, script, expected: [400, 409] })
    const { userID } = await signedInAs(visitor, '/profile/')
    const businessID = await aCompanyMore({ companyName })
    await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'admin' })))
    const { page } = visitor
    const openTab = async () => {
      await page.goto(`/business/${businessID}/edit/data`)
      if (script) await scriptsRun(page)
    }
    await openTab()
    const path = businessPath({ businessID, companyName })
    return { page, openTab, path, businessID, request: visitor.context.request }
  }

  test('hidden here, with a note for its own people; shown again', async () => {
    const { page, openTab, path, request } = await anAdmin()
    const buyer = async () => (await fetch(`${site}${path}`)).status
    const save = () => page.getByRole('button', { name: word('Save where it is shown') }).click()
    const japan = page.locator('main input[name="shown"][value="jp"]')
    const ticked = page.locator('main input[name="shown"]:checked')
    expect(await ticked.count()).toBe(25)
    await expect.poll(buyer).toBe(200)
    await judge(page)

    await japan.uncheck()
    await save()
    await page.getByText(word('Your choice was saved.')).waitFor()
    expect(await ticked.count()).toBe(24)
    await expect.poll(buyer).toBe(404)
    expect((await request.get(path)).status()).toBe(200)
    await page.goto(path)
    await page.getByRole('link', { name: word('Change where it is shown') }).waitFor()
    await judge(page)

    await openTab()
    await japan.check()
    await save()
    await page.getByText(word('Now: shown in all editions.')).waitFor()
    await expect.poll(buyer).toBe(200)
  })

  test('nowhere is refused, and what somebody else saved meanwhile is told', async () => {
    const { page, openTab, businessID } = await anAdmin()
    const save = () => page.getByRole('button', { name: word('Save where it is shown') }).click()
    const all = page.locator('main input[name="shown"]')
    for (const box of await all.all()) await box.uncheck()
    await save()
    await page.getByText(word('At least one edition has to show the company.')).waitFor()
    expect(await page.locator('main input[name="shown"]:checked').count()).toBe(0)

    await openTab()
    await onDatabase((db) =>
      transaction(db, (tx) =>
        tx
          .withTables<{ businesses: { id: string; hidden_editions: number; editions_revision: number } }>()
          .updateTable('businesses')
          .set({ hidden_editions: 1 << 4, editions_revision: 1 })
          .where('id', '=', businessID)
          .execute(),
      ),
    )
    await page.locator('main input[name="shown"][value="us"]').uncheck()
    await save()
    await page.getByText(word('What you ticked is still here.')).waitFor()
    const italy = language === 'ja' ? 'イタリア' : 'Italy'
    await page.getByText(word('Now: hidden in {names}.').replace('{names}', italy)).waitFor()
    expect(await page.locator('main input[value="us"]').isChecked()).toBe(false)
    await save()
    await page.getByText(word('Your choice was saved.')).waitFor()
  })
})

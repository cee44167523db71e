// A company hides from an edition: by its admin on the data tab, gone for buyers there, still there for its own people.
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath, productKey, productPath, sendRequestPath } from '../src/contract/slugs.ts'
import { editionBit } from '../src/domains/editions/editions.ts'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { invalidate } from '../src/platform/events.ts'
import { aCompanyMore, makeCompany, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { end } from './two-sides.ts'
import { scriptsRun, visitorWith, waysByScript, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')
const companyName = 'Kitazawa Rolling Works'

/** Hides it behind the back of its people. */
const hideFrom = (businessID: string, edition: string) =>
  onDatabase((db) =>
    transaction(db, async (tx) => {
      await tx
        .withTables<{ businesses: { id: string; hidden_editions: number; editions_revision: number } }>()
        .updateTable('businesses')
        .set({ hidden_editions: 1 << editionBit(edition), editions_revision: 1 })
        .where('id', '=', businessID)
        .execute()
      await invalidate(tx, [`business:${businessID}`])
    }),
  )

describe.each(waysByScript('company-hides'))('in %s at %i px, scripts: %s', (language, width, script) => {
  const word = (text: string) => wordsIn(language, text)
  const judge = async (page: Page) => {
    // Axe is a script.
    expect(script ? await seriousFindings(page) : []).toEqual([])
    expect(await overhang(page)).toBe(0)
  }

  /** An admin of a company of the test, on its data tab. */
  async function anAdmin() {
    // The company outlives the page: what ends with a test ends in the opposite order.
    const made = await makeCompany({ companyName, products: [{ name: 'Kitazawa roller' }] })
    onTestFinished(made.remove)
    const visitor = await visitorWith(launch(), { language, width, script, expected: [400, 409] })
    const { userID } = await signedInAs(visitor, '/profile/')
    const { businessID, productIDs } = made
    await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'admin' })))
    const { page } = visitor
    const openTab = async () => {
      await page.goto(`/business/${businessID}/edit/data`)
      if (script) await scriptsRun(page)
    }
    await openTab()
    const path = businessPath({ key: businessKey({ businessID, companyName }) })
    const pathOfProduct = productPath({
      key: productKey({ productID: productIDs[0]!, name: 'Kitazawa roller', companyName }),
    })
    return { page, openTab, path, pathOfProduct, businessID, request: visitor.context.request }
  }

  test('hidden here, with a note for its own people; shown again', async () => {
    const { page, openTab, path, pathOfProduct, request } = await anAdmin()
    const buyer = async () => (await fetch(`${site}${path}`)).status
    const change = page.getByRole('link', { name: word('Change where it is shown') })
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
    for (const shown of [path, pathOfProduct]) {
      await page.goto(shown)
      await change.waitFor()
      await judge(page)
    }
    expect((await fetch(`${site}${pathOfProduct}`)).status).toBe(404)
    await page.goto(`${path}?view=buyer`)
    const siteName = language === 'ja' ? 'Millwright 日本版' : 'Millwright Japan'
    await page.getByText(word(asBuyersSeeIt).replace('{hiddenIn}', siteName)).waitFor()
    expect(await change.count()).toBe(0)

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
    // What was ticked and refused is back, until it is discarded.
    expect(await page.locator('main input[name="shown"]:checked').count()).toBe(script ? 0 : 25)
    if (script) await page.getByRole('button', { name: word('Discard it') }).click()
    expect(await page.locator('main input[name="shown"]:checked').count()).toBe(25)
    await hideFrom(businessID, 'it')
    await page.locator('main input[name="shown"][value="us"]').uncheck()
    await save()
    await page.getByText(word('What you ticked is still here.')).waitFor()
    const italy = language === 'ja' ? 'イタリア' : 'Italy'
    await page.getByText(word('Now: hidden in {names}.').replace('{names}', italy)).waitFor()
    expect(await page.locator('main input[value="us"]').isChecked()).toBe(false)
    await save()
    await page.getByText(word('Your choice was saved.')).waitFor()
  })

  test('who talks to it goes on, and can name it where it has no page', async () => {
    const visitor = await visitorWith(launch(), { language, width, script, expected: [404] })
    await signedInAs(visitor, '/profile/')
    const { page, context } = visitor
    const businessID = await aCompanyMore({ companyName })
    const path = businessPath({ key: businessKey({ businessID, companyName }) })
    const links = page.locator(`main a[href="${path}"]`)
    const send = (message: string) => sendFrom(page, { message, script, word })
    await page.goto(sendRequestPath(businessID))
    await send('Can you roll these?')
    expect(await links.count()).toBeGreaterThan(0)

    await hideFrom(businessID, 'jp')
    await expect.poll(async () => (await context.request.get(path)).status()).toBe(404)
    // What was read before is dropped with the news, a moment later.
    const linksAfresh = async () => {
      await page.reload()
      await page.locator('main h1').getByText(companyName).waitFor()
      return links.count()
    }
    await expect.poll(linksAfresh).toBe(0)
    await end(page, language)
    await page.getByRole('link', { name: word('Start follow-up') }).click()
    await page.waitForURL('**/send-request?follow=*')
    expect(await links.count()).toBe(0)
    await send('And these?')
    await page.getByRole('link', { name: word('Follows an earlier conversation') }).waitFor()

    for (const way of ['business/:id/join', 'report/business/:id', 'block/business/:id']) {
      await page.goto(`/${way.replace(':id', businessID)}`)
      await page.locator('main h1').getByText(companyName).waitFor()
      expect(await links.count()).toBe(0)
      await judge(page)
    }
  })
})

const asBuyersSeeIt =
  'This is your page as a buyer sees it elsewhere: on {hiddenIn} it is hidden, and buyers do not find it.'

/** Fills in the form of an inquiry and waits until it was sent. */
async function sendFrom(
  page: Page,
  { message, script, word }: { message: string; script: boolean; word(text: string): string },
) {
  if (script) await scriptsRun(page)
  await page.locator('[name=subject]').selectOption({ index: 1 })
  await page.locator('[name=message]').fill(message)
  await page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await page.getByText(word('Inquiry sent successfully')).waitFor()
}

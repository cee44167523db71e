// Edit mode and the buyer's view of a company's own page (P4.11; D8).
import { expect, inject, test } from 'vitest'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const companyName = 'Edit Proof Works'

const pathTo = (businessID: string) => businessPath({ key: businessKey({ businessID, companyName }) })

test.each(pairsFor('edit-mode'))(
  'an owner edits in %s at %i px: each part leads to its tab, empty rows ask',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const { userID } = await signedIn(visitor)
    const id = await aCompanyMore({ companyName, members: [{ userID, role: 'owner' }] })
    const main = page.locator('main')
    await open(`/business/${id}/?editMode=1`)
    expect(new URL(page.url()).pathname).toBe(new URL(pathTo(id), site).pathname)
    expect(new URL(page.url()).searchParams.get('editMode')).toBe('1')
    for (const [part, tab] of [
      ['general', 'general'],
      ['factory', 'factory'],
      ['trade', 'trade'],
      ['terms', 'terms'],
      ['contact', 'contact'],
      ['about', 'general'],
    ]) {
      const edit = main
        .locator(`#${part}`)
        .getByRole('link', { name: words('Edit') })
        .first()
      expect(await edit.getAttribute('href')).toBe(`/business/${id}/edit/${tab}`)
    }
    expect(
      await main
        .locator('#factory')
        .getByRole('link', { name: words('Add') })
        .count(),
    ).toBeGreaterThan(3)
    await main.locator('aside').getByText('%').waitFor()

    await main
      .locator('aside')
      .getByRole('link', { name: words('View as a buyer') })
      .click()
    await page.waitForURL('**view=buyer')
    await main.getByText(words('This is your page as a buyer sees it.')).waitFor()
    expect(await main.locator('#factory').count()).toBe(0)
    expect(
      await main.getByRole('link', { name: words('Send Request'), exact: true }).count(),
    ).toBeGreaterThan(0)
    expect(await main.getByText(words('Your company'), { exact: true }).count()).toBe(0)
    const back = main.locator('aside').getByRole('link')
    expect(await back.getAttribute('href')).toBe(`/business/${id}/edit/general`)
  },
)

/** Without the keys of forms, of which each page has its own; what is there has ids of another version. */
const withoutKeys = (html: string): string =>
  html.replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'a key')

test('the buyer’s view shows what a buyer sees, and nothing else but the way back', async () => {
  const owner = await visitorWith(launch())
  const { userID } = await signedIn(owner)
  const id = await aCompanyMore({ companyName, members: [{ userID, role: 'admin' }], products: 2 })
  const buyer = await visitorWith(launch())
  await signedIn(buyer)
  const seen = async ({ page, open }: typeof owner, address: string) => {
    await open(address)
    const html = await page.locator('main').evaluate((main) => {
      main.querySelector('aside')?.remove()
      // The box to comment shows who writes.
      main.querySelector('form:has([name=content])')?.remove()
      return new XMLSerializer().serializeToString(main).replaceAll(/id="[^"]*"|aria-[a-z]*="[^"]*"/g, '')
    })
    return withoutKeys(html)
  }
  expect(await seen(owner, `${pathTo(id)}?view=buyer`)).toBe(await seen(buyer, pathTo(id)))
})

test('for everybody else the parameters do nothing', async () => {
  const member = await visitorWith(launch())
  const { userID } = await signedIn(member)
  const id = await aCompanyMore({ companyName, members: [{ userID, role: 'member' }] })
  const path = pathTo(id)
  const bytes = async (address: string, headers: Record<string, string>) => {
    const answer = await fetch(site + address, { headers })
    expect(answer.status).toBe(200)
    return withoutKeys(await answer.text())
  }
  const none = { 'accept-language': 'en' }
  for (const query of ['editMode=1', 'view=buyer', 'editMode=1&view=buyer'])
    expect(await bytes(`${path}?${query}`, none)).toBe(await bytes(path, none))
  for (const who of ['member', 'stranger'] as const) {
    const visitor = who === 'member' ? member : await visitorWith(launch())
    if (who === 'stranger') await signedIn(visitor)
    const cookies = await visitor.context.cookies()
    const headers = { ...none, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
    expect(await bytes(`${path}?editMode=1`, headers)).toBe(await bytes(path, headers))
  }
})

test('without scripts an owner edits too', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, open } = visitor
  const { userID } = await signedIn(visitor)
  const id = await aCompanyMore({ companyName, members: [{ userID, role: 'owner' }] })
  await open(pathTo(id))
  await page.locator('main').getByRole('link', { name: 'Edit profile', exact: true }).click()
  await page.waitForURL('**editMode=1')
  expect(await page.locator('main').getByRole('link', { name: /^Edit/ }).count()).toBeGreaterThan(4)
})

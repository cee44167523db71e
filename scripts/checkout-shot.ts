// The checkout as an owner sees it who is on a smaller plan already: what is taken off for it, the tax, the fields of the card.
import type { Page } from 'playwright-core'
import { search } from '../e2e/directory.ts'
import { demoPassword } from '../src/demo/log-ins.ts'
import type { Shot } from './shot.ts'

/** Of a company of the demo world that has paid for nothing yet. */
const owner = 'boonmee.wattanasak36@people.example'
const companyName = 'Siam Rotary Components'
const goodCard = '4242424242424242'

export async function checkoutShot(site: string): Promise<Shot> {
  const [own] = (await search(site, { textQuery: companyName })).results
  if (!own) throw new Error('the company on the free plan is not there')
  const membership = `/business/${own.businessID}/membership`
  return {
    name: 'checkout',
    address: `/accounts/log-in?continue=${encodeURIComponent(membership)}`,
    pairs: true,
    async first(page) {
      await page.locator('main [name="email"]').fill(owner)
      await page.locator('main [name="password"]').fill(demoPassword)
      await page.locator('main form button[type="submit"]').last().click()
      await page.locator('#upgrade').waitFor()
      if ((await page.locator('#upgrade a[href*="plan=gold"]').count()) > 0) await buyGold(page)
      await choose(page, 'platinum')
      await card(page)
    },
  }
}

async function choose(page: Page, plan: string): Promise<void> {
  await page.locator(`#upgrade a[href*="plan=${plan}"]`).click()
  await page.waitForURL(`**plan=${plan}*`)
}

async function buyGold(page: Page): Promise<void> {
  await choose(page, 'gold')
  await (await card(page)).locator('#tests').selectOption(goodCard)
  await page.locator('#upgrade [role="group"] button[aria-busy]').click()
  await page.locator('#upgrade a[href*="plan=platinum"]').waitFor()
  // What was said of it is over.
  await page.reload()
}

/** The frame of the card's fields, once they are there and it is as high as they are. */
async function card(page: Page) {
  const frame = page.frameLocator('#card-input iframe')
  // A frame of another origin is drawn, and measured, once it is in sight.
  await page.locator('#card-input iframe').scrollIntoViewIfNeeded()
  await frame.locator('#cvc').waitFor()
  const inside = () =>
    frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
  const outside = () => page.locator('#card-input iframe').evaluate((element) => element.clientHeight)
  for (let frames = 0; frames < 100 && (await inside()) !== (await outside()); frames++)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  return frame
}

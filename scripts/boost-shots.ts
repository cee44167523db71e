// Pictures of what a company shows as Sponsored: its boosts, a new one looked at before it is made, and the report of one that is over.
import { boostsPath, newBoostPath } from '../src/contract/boost-words.ts'
import type { Shot } from './shot.ts'

/** Of the company of the owner who is signed in, and one of its products. */
export function boostShots(businessID: string, productID: string): Shot[] {
  const [signedIn, pairs] = [true, true]
  return [
    { name: 'boosts', address: boostsPath(businessID), signedIn, pairs },
    {
      name: 'boost-new',
      address: newBoostPath(businessID, { type: 'product', id: productID }),
      signedIn,
      pairs,
      async first(page) {
        // Once its script has come: where chip and search stand in two lines a pick list grows by it.
        await page.locator('main input[type=hidden][name=industries]').first().waitFor({ state: 'attached' })
        await page.locator('main button[name=intent][value=preview]').click()
        await page.locator('[aria-labelledby=preview]').waitFor()
      },
    },
    {
      name: 'boost-report',
      address: boostsPath(businessID),
      signedIn,
      pairs,
      async first(page) {
        await page.locator('[aria-labelledby=over] li a').first().click()
        await page.locator('[aria-labelledby=figures]').waitFor()
      },
    },
  ]
}

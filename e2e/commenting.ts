// A post, a product and a company below which people talk, and where what they say stands on a page.
import { onTestFinished } from 'vitest'
import type { Page } from 'playwright-core'
import {
  businessKey,
  businessPath,
  postPath,
  productKey,
  productPath,
  timelinePath,
} from '../src/contract/slugs.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { makeCompany, onDatabase } from './changes.ts'

export const comments = (page: Page) => page.locator('#comments')
export const item = (page: Page, text: string) =>
  page.locator('[data-comment]').filter({ hasText: text }).first()
export const box = (page: Page) => comments(page).locator('textarea[name=content]').last()

/** A company with a product and a post; gone after the test. */
export async function aPostOfACompany() {
  const companyName = 'Talking Proof Works'
  const company = await makeCompany({ companyName, products: [{ name: 'Gear pair m2' }] })
  onTestFinished(company.remove)
  const { businessID, productIDs } = company
  const postID = await onDatabase((db) =>
    aPostBy(db, { type: 'business', id: businessID }, { content: 'Line 3 runs.' }),
  )
  const product = productPath({
    key: productKey({ productID: productIDs[0]!, name: 'Gear pair m2', companyName }),
  })
  return {
    businessID,
    postID,
    timeline: timelinePath(businessID),
    post: postPath(postID),
    product,
    company: businessPath({ key: businessKey({ businessID, companyName }) }),
  }
}

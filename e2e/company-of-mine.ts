// A company more in the site's world, of the person who is signed in, for journeys through its management.
import { onTestFinished } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { MemberRole } from '../src/domains/members/membership.ts'
import type { BusinessWish } from '../src/testing/businesses.ts'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

export type Mine = {
  businessID: string
  /** A word that stands nowhere else. */
  tag: string
  /** The path of its products. */
  products: string
}

/** Signs the visitor in as `role` of a company with products of these names, oldest first; it goes with the test. */
export async function aCompanyOfMine(
  visitor: Visitor,
  {
    role = 'owner',
    products = [],
    plan,
  }: { role?: MemberRole; products?: string[] } & Pick<BusinessWish, 'plan'> = {},
): Promise<Mine> {
  const { userID } = await signedInAs(visitor, '/profile/')
  const tag = aTag()
  const { businessID, remove } = await makeCompany({
    companyName: `Kettler ${tag} Works`,
    members: [{ userID, role }],
    ...(plan && { plan }),
    products: products.map((name) => ({ name })),
  })
  onTestFinished(remove)
  return { businessID, tag, products: `/business/${businessID}/products` }
}

/** A photo of one colour, as a file to choose. */
export async function aPhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** Says yes to the question whether something is to be deleted. */
export const confirmDelete = (page: Page) => page.getByRole('dialog').getByRole('button').last().click()

/** The button of a form by its name and value. */
export const button = (page: Page, name: string, value: string) =>
  page.locator(`main button[name="${name}"][value="${value}"]`)

/** The visible button of the editor that saves in this way: the first one of its form is hidden, for Enter. */
export const saves = (page: Page, intent: 'save' | 'publish') =>
  page.locator(`main button[name="intent"][value="${intent}"]:not([aria-hidden])`)

/** Text as a spreadsheet leaves it on the clipboard, pasted into the field that has the focus. */
export const pasteText = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Chooses a category of bearings by keyboard; `label` is what the field is called. */
export async function chooseBearings(page: Page, label: string): Promise<void> {
  const category = page.getByRole('combobox', { name: label })
  await category.click()
  await category.fill((await page.getAttribute('html', 'lang')) === 'ja' ? '軸受' : 'bearing')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await category.press('ArrowDown')
  await category.press('Enter')
}

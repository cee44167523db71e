// Somebody in the management of a company, and its forms.
import { expect } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { addMember, type MemberRole } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { scriptsRun, visitorWith, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

/** Somebody with a role in a company of the test, at a tab of its management. */
export const aManagerIn =
  (launch: () => Browser) =>
  async (visit: Visit, role: MemberRole = 'owner', of?: string) => {
    const visitor = await visitorWith(launch(), { expected: [400, 409], ...visit })
    const { userID } = await signedInAs(visitor, '/profile/')
    const businessID = of ?? (await aCompanyMore({ companyName: 'Kitazawa Rolling Works' }))
    await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role })))
    const word = (text: string) => wordsIn(visit.language ?? 'en', text)
    const at = async (tab: string) => {
      await visitor.page.goto(`/business/${businessID}/edit/${tab}`)
      if (visit.script !== false) await scriptsRun(visitor.page)
    }
    return { visitor, page: visitor.page, businessID, userID, word, at }
  }

/** A control of the tab by its name. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Chooses these of a list that is searched. */
export async function pick(page: Page, name: string, ...codes: string[]): Promise<void> {
  const search = page.locator(`[id="field-${name}"]`)
  for (const code of codes) {
    await search.fill(code)
    await page.locator('main [role=option]').first().waitFor()
    await search.press('Enter')
    await page.locator(`input[type=hidden][name="${name}"][value="${code}"]`).waitFor({ state: 'attached' })
  }
}

/** Presses Save. */
export async function save({ page, word }: { page: Page; word(text: string): string }): Promise<void> {
  await page.getByRole('button', { name: word('Save'), exact: true }).click()
}

/** Saves, and reads that it was, where no button of the form is covered by the words (U25). */
export async function saved({ page, word }: { page: Page; word(text: string): string }): Promise<void> {
  await save({ page, word })
  await page.getByRole('status').getByText(word('Saved successfully')).first().waitFor()
  expect(await coveredByToasts(page)).toEqual([])
  await page
    .getByRole('button', { name: word('Close') })
    .first()
    .click()
}

/** The buttons at the foot of a form that a toast lies over. */
const coveredByToasts = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[role=status] > div:has(> button)')]
    const boxes = toasts.map((toast) => toast.getBoundingClientRect())
    return [...document.querySelectorAll('main form :is(a, button)')]
      .filter((act) => act.parentElement?.querySelector(':scope > button[value=save]:not(.vh)'))
      .filter((act) => {
        const { left, right, top, bottom } = act.getBoundingClientRect()
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
      })
      .map((act) => act.textContent)
  })

// The rooms of support agents, edition managers and platform admins, as each of them works in them.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { findOfSubject } from '../src/domains/audit/reading.ts'
import { rolesOf } from '../src/domains/staff/granting.ts'
import { anEnquiry } from '../src/testing/enquiries.ts'
import { aPerson } from '../src/testing/people.ts'
import { aPersonWithSession } from './signed-in.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAsStaff } from './staff.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const words = {
  en: {
    enquiries: 'Enquiries',
    answer: 'Answer by mail',
    send: 'Send the answer',
    close: 'Close the enquiry',
    propose: 'Propose to give or take a role',
    doPropose: 'Propose',
    approve: 'Approve',
    edition: 'Contact data, opening hours and featured industries',
    save: 'Save',
  },
  ja: {
    enquiries: 'お問い合わせ',
    answer: 'メールで回答',
    send: '回答を送信',
    close: 'お問い合わせを完了にする',
    propose: '権限の付与・解除を提案',
    doPropose: '提案する',
    approve: '承認する',
    edition: '連絡先・受付時間・注目業種',
    save: '保存',
  },
} as const

/** Nothing hangs over, and nothing that a machine can find keeps anybody from using it. */
async function judged(page: Page): Promise<void> {
  expect(await overhang(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Unfolds an act and answers its form. */
async function unfolded(page: Page, title: string) {
  const act = page.locator('main details').filter({ has: page.locator('summary', { hasText: title }) })
  await act.first().locator('summary').click()
  return act.first()
}

describe.each(pairsFor('rooms of the console'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('a support agent finds an enquiry by keyboard, answers it by mail and closes it', async () => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page } = visitor
    const ticket = await onDatabase((db) => anEnquiry(db, { language: 'ja' }))
    await signedInAsStaff(visitor, '/console/enquiries', ['support'])
    expect(await heading(page).innerText()).toBe(said.enquiries)
    await judged(page)
    await scriptsRun(page)
    const inHand = () => page.evaluate(() => document.activeElement?.textContent)
    for (let at = 0; at < 60 && (await inHand()) !== ticket; at++) await page.keyboard.press('j')
    expect(await inHand()).toBe(ticket)
    await page.keyboard.press('Enter')
    await heading(page).getByText(ticket).waitFor()
    await judged(page)

    const answer = await unfolded(page, said.answer)
    await answer.locator('[name=text]').fill('「基本情報」の最初の欄で変更できます。')
    await answer.locator('[name=reason]').fill('Name of a company')
    await answer.getByRole('button', { name: said.send }).click()
    await page.locator('main li').getByText('「基本情報」の最初の欄で変更できます。').waitFor()
    // What was sent is not sent again by another press.
    await expect.poll(() => page.locator('main details[open]').count()).toBe(0)
    expect(await page.locator('main [name=text]').first().inputValue()).toBe('')

    const close = await unfolded(page, said.close)
    await close.locator('[name=reason]').fill('Answered by mail')
    await close.getByRole('button', { name: said.close }).click()
    await page.waitForURL((url) => url.pathname === '/console/enquiries')
    expect(await page.getByRole('link', { name: ticket }).count()).toBe(0)
    const entries = await onDatabase((db) => findOfSubject(db, { type: 'enquiry', id: ticket, limit: 20 }))
    const reasons = entries
      .filter(({ act }) => act !== 'enquiry.read')
      .map(({ act, reason }) => [act, reason])
    expect(reasons).toEqual([
      ['enquiry.closed', 'Answered by mail'],
      ['enquiry.answered', 'Name of a company'],
    ])
  })

  test('a role that one admin proposes another gives', async () => {
    const lastName = `Rooms${width}`
    const { userID } = await onDatabase((db) => aPersonWithSession(db, { firstName: 'Mika', lastName }))
    const first = await visitorWith(launch(), { language, width })
    await signedInAsStaff(first, `/console/people?text=${lastName}`, ['admin'])
    await judged(first.page)
    await first.page.locator('main [data-row]').first().click()
    await heading(first.page).getByText(lastName).waitFor()
    await judged(first.page)
    const form = await unfolded(first.page, said.propose)
    await form.locator('[name=role]').selectOption('grant moderator')
    await form.locator('[name=reason]').fill('Joins the desk')
    await form.getByRole('button', { name: said.doPropose }).click()
    await first.page.locator('main').getByText('proposal.made').first().waitFor()
    expect(await onDatabase((db) => rolesOf(db, userID))).toEqual([])

    const second = await visitorWith(launch(), { language, width })
    await signedInAsStaff(second, '/console/proposals', ['admin'])
    await judged(second.page)
    const proposed = second.page.locator(`section[aria-label*="${lastName}"]`)
    await proposed.locator('summary', { hasText: said.approve }).first().click()
    await proposed.locator('[name=reason]').first().fill('Checked')
    await proposed.getByRole('button', { name: said.approve }).first().click()
    await proposed.waitFor({ state: 'detached' })
    expect(await onDatabase((db) => rolesOf(db, userID))).toEqual([{ role: 'moderator', edition: '' }])
  })

  test('an edition manager changes opening hours of their own edition', async () => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page } = visitor
    const edition = language === 'en' ? 'us' : 'it'
    await signedInAsStaff(visitor, '/console/editions', [{ role: 'edition-manager', edition }])
    await judged(page)
    await page.locator('main [data-row]').first().click()
    await page.waitForURL((url) => url.pathname === `/console/editions/${edition}`)
    await judged(page)
    const form = await unfolded(page, said.edition)
    await form.locator('[name=opens]').fill('08:30')
    await form.locator('[name=reason]').fill('Summer hours')
    await form.getByRole('button', { name: said.save }).click()
    const changed = () => onDatabase((db) => findOfSubject(db, { type: 'edition', id: edition, limit: 1 }))
    await expect.poll(changed).toMatchObject([{ act: 'edition.changed', reason: 'Summer hours' }])
  })

  test('the other rooms of an admin open, and nothing in them hangs over', async () => {
    const businessID = await aCompanyMore({ companyName: `Rooms ${width} Seals` })
    const visitor = await visitorWith(launch(), { language, width })
    await signedInAsStaff(visitor, '/console', ['admin'])
    await judged(visitor.page)
    for (const address of [
      `/console/companies?text=${encodeURIComponent(`Rooms ${width}`)}`,
      `/console/companies/${businessID}`,
      '/console/money?text=Rooms',
      '/console/boosts',
      '/console/incidents',
      '/console/system',
    ]) {
      expect((await visitor.open(address))?.status(), address).toBe(200)
      await judged(visitor.page)
    }
  })
})

test('a room of another role stays closed', async () => {
  const { userID } = await onDatabase((db) => aPerson(db))
  const visitor = await visitorWith(launch(), { expected: [403] })
  await signedInAsStaff(visitor, '/console/enquiries', ['support'])
  expect((await visitor.open('/console/money'))?.status()).toBe(403)
  expect((await visitor.open(`/console/people/${userID}`))?.status()).toBe(200)
})

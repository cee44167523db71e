// What happens is seen at once on open pages, in the bell, by mail; and mails can be ended by whoever gets them.
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { mailTo } from './mailbox.ts'
import { signedInAs } from './signed-in.ts'
import { waysOf } from './two-sides.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

/** An owner of a company of their own, on their profile. */
async function anOwner(visitor: Visitor) {
  const person = await signedInAs(visitor, '/profile/')
  const businessID = await aCompanyMore({ companyName: 'Hagiwara Spindles' })
  await onDatabase((db) =>
    transaction(db, (tx) => addMember(tx, { businessID, userID: person.userID, role: 'owner' })),
  )
  return { ...person, businessID }
}

let sent = 0

/** Sends an inquiry from a browser of its own. */
async function aBuyerWrites(to: string): Promise<void> {
  const buyer = await visitorWith(launch())
  await signedInAs(buyer, '/profile/', { firstName: 'Mara', lastName: 'Lindqvist' })
  const refreshed = await buyer.context.request.post('/session/refresh', {
    headers: { origin: inject('site'), 'sec-fetch-site': 'same-origin' },
  })
  const { data } = (await refreshed.json()) as { data: { token: string } }
  sent += 1
  const answer = await buyer.context.request.post('/api/business/request', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { to, subject: 'Spindle bearings', message: `We need ${sent} matched sets of 7014, class P4.` },
  })
  expect(answer.status()).toBe(200)
}

test.each(pairsFor('notifications'))(
  'in %s at %i px an inquiry shows on every open page, and is read once',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { businessID } = await anOwner(visitor)
    const { page: other, context } = visitor
    const words = (text: string) => wordsIn(language, text)
    // The tab that has the stream for both is the one that asks anew for all it shows.
    const ways = waysOf(context)
    await other.goto('/notifications')
    await scriptsRun(other)
    await expect.poll(ways.open).toBe(1)
    const { begun } = ways.counted()
    const page = await context.newPage()
    await page.goto('/profile/')
    await scriptsRun(page)
    await expect
      .poll(() =>
        other
          .getByText(
            words('Nothing new yet. Inquiries, answers and news of your companies will be shown here.'),
          )
          .count(),
      )
      .toBe(1)

    await aBuyerWrites(businessID)
    await expect.poll(() => page.title()).toMatch(/^\(1\) /)
    await expect.poll(() => other.title()).toMatch(/^\(1\) /)
    // Where it waits, and what it was: both name the company.
    await expect.poll(() => other.locator('main li').count()).toBe(2)
    const [where = '', what = ''] = await other.locator('main li').allTextContents()
    expect(where).toContain('Hagiwara Spindles')
    expect(what).toMatch(/Spindle bearings.*Hagiwara Spindles/)
    const envelope = page.locator('header [data-badges]')
    expect(await envelope.getAttribute('aria-label')).toContain('Hagiwara Spindles')

    // A page that comes now brings the numbers along.
    const html = await (
      await context.request.get('/profile/', { headers: { 'accept-language': language } })
    ).text()
    expect(html).toMatch(/<span [^>]*aria-hidden="true">1<\/span>/)
    await page
      .locator('header details summary')
      .filter({ hasText: words('Notifications') })
      .click()
    const menu = page.locator('header details[open]')
    await expect.poll(() => menu.getByRole('listitem').count()).toBe(2)
    expect(await menu.getByRole('listitem').first().textContent()).toContain('Hagiwara Spindles')
    expect(await menu.getByRole('listitem').last().textContent()).toContain('Spindle bearings')
    // The bar has room for all of it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // What nobody has opened is read by opening it: the bell does not do it for them.
    expect(await menu.getByRole('button', { name: words('Mark all as read') }).count()).toBe(0)
    await menu.getByRole('listitem').last().getByRole('link').click()
    await page.waitForURL(`**/business/${businessID}/requests**`)
    // The envelope agrees, on all pages.
    for (const each of [page, other]) await expect.poll(() => each.title()).not.toMatch(/^\(/)
    await expect.poll(() => envelope.textContent()).not.toMatch(/\d/)
    expect(ways.counted().begun).toBe(begun)
  },
)

test('messages open where something is unread, whoever one acts as; else where one acts', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page } = visitor
  const { businessID, userID } = await anOwner(visitor)
  const opened = async () => {
    await page.goto('/my-messages')
    return new URL(page.url()).pathname
  }
  expect(await opened()).toBe(`/business/${userID}/requests`)
  await aBuyerWrites(businessID)
  expect(await opened()).toBe(`/business/${businessID}/requests`)
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.poll(opened).toBe(`/business/${userID}/requests`)
})

test.each(pairsFor('notifications'))(
  'in %s at %i px who is invited finds it under the bell, and it is read when it was opened',
  async (language, width) => {
    const owner = await visitorWith(launch(), { language })
    const { businessID } = await anOwner(owner)
    const guest = await visitorWith(launch(), { language, width })
    const { userID } = await signedInAs(guest, '/profile/')
    const { page } = guest
    await scriptsRun(page)
    const { data } = (await (
      await owner.context.request.post('/session/refresh', {
        headers: { origin: inject('site'), 'sec-fetch-site': 'same-origin' },
      })
    ).json()) as { data: { token: string } }
    const answer = await owner.context.request.post(`/api/business/${businessID}/member/invite`, {
      headers: { authorization: `Bearer ${data.token}` },
      data: { userID, role: 'admin' },
    })
    expect(answer.status()).toBe(200)
    await expect.poll(() => page.title()).toMatch(/^\(1\) /)
    await page
      .locator('header details summary')
      .filter({ hasText: wordsIn(language, 'Notifications') })
      .click()
    const item = page.locator('header details[open]').getByRole('listitem')
    await expect.poll(() => item.count()).toBe(1)
    expect(await item.textContent()).toContain('Hagiwara Spindles')
    expect(await item.textContent()).toContain(wordsIn(language, 'Admin'))
    await item.getByRole('link').click()
    await page.waitForURL('**/my-business/invitations/*')
    await page.locator('main').getByText('Hagiwara Spindles').first().waitFor()
    await expect.poll(() => page.title()).not.toMatch(/^\(/)
  },
)

test('without scripts the page lists, notes as read, and the choice of mails is kept', async () => {
  const visitor = await visitorWith(launch(), { language: 'ja', width: 360, script: false })
  const { page } = visitor
  const { businessID } = await anOwner(visitor)
  const mark = page.getByRole('button', { name: wordsIn('ja', 'Mark all as read') })
  await aBuyerWrites(businessID)
  await expect
    .poll(async () => {
      await page.goto('/notifications')
      return page.locator('main li').count()
    })
    .toBe(2)
  // A message that waits is read by opening it, an end by saying so.
  expect(await mark.count()).toBe(0)
  await onDatabase((db) =>
    sql`update notifications set kind = 'inquiry.ended' where kind = 'inquiry.received'
    and mailbox_id = ${businessID}`.execute(db),
  )
  await page.reload()
  await mark.click()
  await expect.poll(() => mark.count()).toBe(0)

  await page.goto('/notifications/preferences')
  const choice = page.locator('select[name="inquiry.received"]')
  expect(await choice.inputValue()).toBe('mail')
  await choice.selectOption('page')
  await page.getByRole('button', { name: wordsIn('ja', 'Save') }).click()
  await page.waitForURL('**/notifications/preferences?done=saved')
  expect(await choice.inputValue()).toBe('page')
})

test('a mail tells of the inquiry; its link ends mails of the kind, pressed by a person or by their mail program', async () => {
  const visitor = await visitorWith(launch())
  const { businessID, email } = await anOwner(visitor)
  await aBuyerWrites(businessID)
  const { mail, link } = await mailTo(email, '/unsubscribe')
  expect(mail.subject).toContain('Hagiwara Spindles')
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  expect(header).toBe(`<${link}>`)

  const { pathname, search } = new URL(link)
  const stranger = await visitorWith(launch(), { language: 'ja', script: false, expected: [403, 404] })
  const choice = async () => {
    await visitor.page.goto('/notifications/preferences')
    return visitor.page.locator('select[name="inquiry.received"]').inputValue()
  }
  // What no mail program sends comes from nobody's page.
  expect((await fetch(inject('site') + pathname + search, { method: 'POST' })).status).toBe(403)
  expect(await choice()).toBe('mail')
  const pressed = await fetch(inject('site') + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(200)
  expect(await choice()).toBe('page')

  await visitor.page.locator('select[name="inquiry.received"]').selectOption('mail')
  await visitor.page.getByRole('button', { name: 'Save' }).click()
  await visitor.page.waitForURL('**?done=saved')
  await stranger.open(pathname + search)
  // What it ends, and for whom, is said before.
  const told = stranger.page.locator('main [role="status"]')
  expect(await told.textContent()).toContain(`${email[0]}…@`)
  expect(await told.textContent()).toContain(wordsIn('ja', 'New inquiries to my companies'))
  const stop = stranger.page.getByRole('button', { name: wordsIn('ja', 'Get no more mails of this kind') })
  const undo = stranger.page.getByRole('button', { name: wordsIn('ja', 'Undo: get these mails again') })
  await stop.click()
  await undo.waitFor()
  expect(await choice()).toBe('page')
  await undo.click()
  await stop.waitFor()
  expect(await choice()).toBe('mail')
  await stop.click()
  await undo.waitFor()
  await stranger.open(`${pathname}?token=${'x'.repeat(43)}`)
  await stranger.page.getByText(wordsIn('ja', 'This link is not valid.')).waitFor()
  expect(await stop.count()).toBe(0)
})

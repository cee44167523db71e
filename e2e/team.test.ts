// A colleague comes and goes: invited by mail, registered, admitted, given more and less to do, removed and refused on the next request.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { linkMailedTo } from './mailbox.ts'
import { aStranger, arrive, confirmAddress, field, fillRegister, send } from './members.ts'
import { signedInAs } from './signed-in.ts'
import {
  pairsFor,
  scriptsRun,
  visitorWith,
  waysByScript,
  withBrowser,
  type Visit,
  type Visitor,
} from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const companyName = 'Kitazawa Rolling Works'

async function anOwner(visit: Visit) {
  const visitor = await visitorWith(launch(), { expected: [400], ...visit })
  const { userID } = await signedInAs(visitor, '/profile/', { firstName: 'Olga', lastName: 'Owner' })
  const businessID = await aCompanyMore({ companyName })
  await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'owner' })))
  return { ...visitor, businessID, members: `/business/${businessID}/members` }
}

/** What no page offers, sent as its forms would send it. */
async function forced({ context }: Visitor, path: string, form: Record<string, string>): Promise<number> {
  const headers = { origin: site, 'sec-fetch-site': 'same-origin' }
  return (await context.request.post(path, { form, headers })).status()
}

const inSection = (page: Page, id: string) => page.locator(`main #${id}`)

/** What asks whether to remove the last of the members; its word is not the one for things. */
const removal = (page: Page) => inSection(page, 'members').locator('a[href*="ask=remove"]').last()

describe.each(waysByScript('team'))('in %s at %i px, scripts: %s', (language, width, script) => {
  const word = (text: string) => wordsIn(language, text)
  const visit = { language, width, script }

  test('a colleague is invited, registers, joins, becomes an admin, is removed and refused at once', async () => {
    const owner = await anOwner(visit)
    const colleague = await visitorWith(launch(), { ...visit, expected: [400, 403, 404] })
    const person = aStranger()
    const { page } = owner
    const theirs = colleague.page

    await owner.open(owner.members)
    await field(page, 'email').fill(person.email)
    await inSection(page, 'invite')
      .getByRole('button', { name: word('Invite'), exact: true })
      .first()
      .click()
    await inSection(page, 'invitations').getByText(person.email).waitFor()

    await colleague.open(await linkMailedTo(person.email, '/my-business/invitations/'))
    const invitation = new URL(theirs.url()).pathname
    // Whoever holds the link alone learns nothing of the company.
    expect(await theirs.content()).not.toContain(companyName)
    await theirs
      .locator('main')
      .getByRole('link', { name: word('Create an account') })
      .click()
    await theirs.waitForURL('**/accounts/register**')
    await fillRegister(theirs, person)
    await theirs.waitForURL('**/accounts/check-mail**')
    await colleague.open(await linkMailedTo(person.email, '/accounts/verify-email'))
    await confirmAddress(theirs, person)
    await arrive(theirs, invitation, script)
    if (script) await scriptsRun(theirs)
    await theirs.locator('main').getByText(companyName).waitFor()
    await theirs.getByRole('button', { name: /^Accept|承諾する$/ }).click()
    await theirs.waitForURL(`**${owner.members}?done=joined`)
    await inSection(theirs, 'members').getByText('Olga Owner').waitFor()

    // A member sees who is there and nothing else.
    for (const id of ['invite', 'invitations', 'history', 'requests'])
      expect(await inSection(theirs, id).count(), id).toBe(0)
    expect(await inSection(theirs, 'members').getByRole('button').count()).toBe(0)
    expect(await forced(colleague, owner.members, { intent: 'invite', email: 'x@y.example' })).toBe(403)
    await theirs.goto(`/business/${owner.businessID}/edit/general`)
    expect(await theirs.getByRole('button', { name: word('Save'), exact: true }).count()).toBe(0)

    await owner.open(owner.members)
    await inSection(page, 'members').locator('select[name=role]').selectOption('admin')
    await inSection(page, 'members').locator('form:has(select[name=role]) [type=submit]').click()
    await inSection(page, 'history').getByText(word('Admin')).first().waitFor()
    await colleague.open(owner.members)
    await inSection(theirs, 'invite').waitFor()
    // Of the owner neither the role nor the place can be taken.
    expect(await inSection(theirs, 'members').locator('select[name=role]').count()).toBe(0)
    await theirs.goto(`/business/${owner.businessID}/edit/general`)
    await theirs.getByRole('button', { name: word('Save'), exact: true }).waitFor()

    await owner.open(owner.members)
    await removal(page).click()
    await page.locator('dialog[open] [type=submit], main #question [type=submit]').click()
    await expect.poll(() => inSection(page, 'members').getByRole('listitem').count()).toBe(1)

    expect((await theirs.goto(owner.members))?.status()).toBe(404)
    expect(await forced(colleague, owner.members, { intent: 'invite', email: 'x@y.example' })).toBe(404)
    expect(await theirs.content()).not.toContain(companyName)
  })
})

test.each(pairsFor('screens of a team'))(
  'in %s at %i px the screens of a team have no serious fault',
  async (language, width) => {
    const owner = await anOwner({ language, width })
    const asker = await visitorWith(launch(), { language, width })
    await signedInAs(asker, '/profile/', { firstName: 'Alva', lastName: 'Asker' })
    await asker.open(`/business/${owner.businessID}/join`)
    expect(await seriousFindings(asker.page)).toEqual([])
    expect(await overhang(asker.page)).toBe(0)
    await field(asker.page, 'message').fill('I turn the rings.')
    await send(asker.page)
    await asker.page.locator('main [role=status]').waitFor()

    const { page } = owner
    await owner.open(owner.members)
    await inSection(page, 'requests').getByText('I turn the rings.').waitFor()
    await field(page, 'email').fill('nobody')
    await inSection(page, 'invite').locator('[type=submit]').first().click()
    const problem = page.getByRole('alert')
    await expect.poll(() => problem.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await field(page, 'email').inputValue()).toBe('nobody')
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)

    await inSection(page, 'requests').getByRole('button').first().click()
    await inSection(page, 'members').getByRole('link', { name: 'Alva Asker', exact: true }).waitFor()
    // Asked, and not done, by keyboard: the focus is back where it was.
    const remove = removal(page)
    await remove.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await expect.poll(() => remove.evaluate((link) => link === document.activeElement)).toBe(true)

    const other = await visitorWith(launch(), { language, width })
    await other.open(`/my-business/invitations/${owner.businessID}`)
    expect(await seriousFindings(other.page)).toEqual([])
    expect(await overhang(other.page)).toBe(0)
  },
)

test('who waits for an answer gets another mail only by “Send again”', async () => {
  const { page, members, open } = await anOwner({ expected: [409] })
  const invite = async () => {
    await page.locator('#field-email').fill('pending@people.example')
    await inSection(page, 'invite').locator('[type=submit]').first().click()
  }
  await open(members)
  await invite()
  await inSection(page, 'invitations').getByText('pending@people.example').first().waitFor()
  await invite()
  await page.getByRole('alert').waitFor()
  await page
    .locator('#field-email-error')
    .getByText(/An invitation is pending already/)
    .waitFor()
  expect(await page.locator('#field-email').inputValue()).toBe('pending@people.example')
})

test.each([true, false])('who leaves is told which company they have left, scripts: %s', async (script) => {
  const owner = await anOwner({})
  const member = await visitorWith(launch(), { script })
  const { userID } = await signedInAs(member, '/profile/', { firstName: 'Lea', lastName: 'Leaver' })
  const { businessID } = owner
  await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'member' })))
  const { page } = member
  // While they belong to it nobody has left.
  await member.open(`/my-business?left=${businessID}`)
  expect(await page.getByText('You have left').count()).toBe(0)
  await member.open(owner.members)
  await inSection(page, 'leave').getByRole('link').click()
  await page.locator('dialog[open] [type=submit], main #question [type=submit]').click()
  await page.getByRole('status').getByText(`You have left ${companyName}.`).waitFor()
})

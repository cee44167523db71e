// A group from its founding to its end: asked for and let in, written in and read by members alone, led, left and closed (D21).
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { groupPath } from '../src/contract/slugs.ts'
import { inviteToGroup } from '../src/domains/groups/joining.ts'
import { aGroup } from '../src/testing/groups.ts'
import '../src/roles/resources.ts'
import { aSession } from '../src/testing/sessions.ts'
import { onDatabase } from './changes.ts'
import { judgePage } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const main = (page: Page) => page.locator('main')

/** The browser has seen nothing but this refusal, which was wanted. */
const refusedWith = ({ faults }: Visitor, status: number) =>
  expect(faults.splice(0)).toEqual([expect.stringMatching(`status: ${status} `)])

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Somebody who is signed in, with what they are called. */
async function somebody(visit: Visit, lastName: string) {
  const visitor = await visitorWith(launch(), visit)
  await signedIn(visitor, { firstName: 'Jonas', lastName })
  return visitor
}

const walks = pairsFor('groups').flatMap(([language, width]) =>
  [true, false].map((script) => [language, width, script] as const),
)

test.each(walks)(
  'in %s at %i px, scripts: %s: a private group is founded, asked for, written in, and closed to who left',
  async (language, width, script) => {
    const words = (text: string) => wordsIn(language, text)
    const owner = await somebody({ language, width, script }, 'Weidner')
    const { page, open } = owner
    await open('/groups')
    await judgePage(owner, script)
    await main(page)
      .getByRole('link', { name: words('Create a group') })
      .first()
      .click()
    await page.waitForURL('**/groups/create')
    if (script) await scriptsRun(page)
    await judgePage(owner, script)
    // Without a purpose it stays, with what was typed.
    await page.locator('#field-name').fill('Exhibitors of Hall 4')
    await press(page, words('Create group'))
    await page.locator('[role=alert], [aria-invalid=true]').first().waitFor()
    expect(await page.locator('#field-name').inputValue()).toBe('Exhibitors of Hall 4')
    refusedWith(owner, 400)
    await page.locator('#field-purpose').fill('What we show at the fair')
    await page.locator('#field-rules').fill('No advertising.')
    await page.locator('#field-kind').selectOption('private')
    await press(page, words('Create group'))
    await page.waitForURL('**/groups/*done=founded*')
    await judgePage(owner, script)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const path = groupPath(id)

    const asker = await somebody({ language, width, script }, 'Okafor')
    await asker.open(path)
    await main(asker.page).getByText(words('This group is private')).waitFor()
    await judgePage(asker, script)
    await asker.page.locator('textarea').fill('We show spindles there.')
    await asker.page.locator('input[name=agreed]').check()
    await press(asker.page, words('Ask to join'))
    await main(asker.page)
      .getByText(words('You asked to join. Its owners and moderators have not answered yet.'))
      .waitFor()
    await judgePage(asker, script)

    await open(`${path}/requests`)
    await main(page).getByText('We show spindles there.').waitFor()
    await judgePage(owner, script)
    await main(page).locator('button[value=admit]').click()
    await page.waitForURL('**/requests?done=admitted')

    await asker.open(path)
    if (script) await scriptsRun(asker.page)
    await asker.page.locator('#new-post').fill('Spindles in stand 12')
    await press(asker.page, words('Post'))
    await main(asker.page).getByText('Spindles in stand 12').waitFor()
    await judgePage(asker, script)
    await asker.open(`${path}/members`)
    await judgePage(asker, script)

    const stranger = await visitorWith(launch(), { language, width, script })
    const answer = await stranger.open(path)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await main(stranger.page).getByText(words('This group is private')).waitFor()
    expect(await main(stranger.page).getByText('Spindles in stand 12').count()).toBe(0)
    await judgePage(stranger, script)

    await open(path)
    await main(page).getByText('Spindles in stand 12').waitFor()
    await open(`${path}/edit`)
    await judgePage(owner, script)
    await page.locator('input[name=sure]').check()
    await press(page, words('Close group'))
    await page.waitForURL('**/groups?closed=*')
    await judgePage(owner, script)
    await press(page, words('Undo'))
    await page.waitForURL('**/groups/*done=opened*')

    await asker.open(path)
    await press(asker.page, words('Leave group'))
    await main(asker.page).getByText(words('This group is private')).waitFor()
  },
)

test('an open group is joined, invited into by name, and its posts are pinned', async () => {
  const [owner, other] = [
    await visitorWith(launch(), { width: 1280 }),
    await visitorWith(launch(), { width: 1280 }),
  ]
  const { userID: ownerID } = await signedIn(owner)
  const { userID } = await signedIn(other, { firstName: 'Ngozi', lastName: 'Anyaegbunam' })
  const id = await onDatabase(async (db) =>
    aGroup(db, await aSession(db, { userID: ownerID }), { name: 'Grinding in Toyama' }),
  )
  const { page, open } = owner
  await expect
    .poll(async () => {
      await open(`${groupPath(id)}/members?find=Anyaegbunam`)
      return main(page).locator('button[value=invite]').count()
    })
    .toBe(1)
  await main(page).locator('button[value=invite]').click()
  await page.waitForURL('**/members?done=invited')
  await other.open('/groups')
  await main(other.page).getByRole('heading', { name: 'You are invited' }).waitFor()
  await main(other.page).getByRole('link', { name: 'Grinding in Toyama' }).first().click()
  await press(other.page, 'Accept invitation')
  await main(other.page).getByText('You are a member of this group.').waitFor()
  await scriptsRun(other.page)
  await other.page.locator('#new-post').fill('Wheel 63C60K8V on 100Cr6?')
  await press(other.page, 'Post')
  await main(other.page).getByText('Wheel 63C60K8V on 100Cr6?').waitFor()

  await open(groupPath(id))
  await scriptsRun(page)
  const card = page.locator('article[data-post]').filter({ hasText: 'Wheel 63C60K8V' })
  await card.locator('summary').first().click()
  await card.getByRole('button', { name: 'Pin on top of the group' }).click()
  await page.getByText('Pinned on top of the group.').waitFor()
  await open(groupPath(id))
  await main(page).getByRole('heading', { name: 'Pinned' }).waitFor()
  await judgePage(owner)
  await open(`${groupPath(id)}/members`)
  await main(page).locator(`form:has(input[value="${userID}"]) button[value=keepOut]`).click()
  await page.waitForURL('**/members?done=kept+out')
  await other.open(groupPath(id))
  await press(other.page, 'Join group')
  await main(other.page).getByRole('alert').waitFor()
  refusedWith(other, 403)
})

test('news leaves the page to who is typing there, whose session may have ended unnoticed', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { page, context, open } = visitor
  const { userID } = await signedIn(visitor)
  const [owner, id] = await onDatabase(async (db) => {
    const by = await aSession(db)
    return [by, await aGroup(db, by, { kind: 'private' })] as const
  })
  await open(groupPath(id))
  await scriptsRun(page)
  const note = main(page).locator('[name=note]')
  await note.fill('We show spindles')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) loads.push(request.url())
  })
  await context.clearCookies()
  await onDatabase((db) => inviteToGroup(db, owner, id, userID))
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  expect(loads).toEqual([])
  expect(await note.inputValue()).toBe('We show spindles')
})

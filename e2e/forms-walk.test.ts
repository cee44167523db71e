// The walk through every form of the product, or a half of them, each in a tab of its own: typed, loaded anew, left and come back to, sent
// without a network, while the log-in has ended, after the next one, with a double press. Nothing typed is lost anywhere.
import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { uuidv7 } from '../src/platform/ids.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { partOf } from '../src/testing/proofs.ts'
import { aSession } from '../src/testing/sessions.ts'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { everyForm } from './every-form.ts'
import { walkedByVisitors } from './forms-walked-by-visitors.ts'
import { walkedBy, type Walked } from './forms-walked.ts'
import { signedInAs } from './signed-in.ts'
import { ask } from './two-sides.ts'
import { endInAnotherTab, logInAgain, offline } from './typing.ts'
import { scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()

type Tab = { walked: Walked; page: Page }

const formOf = ({ walked, page }: Tab) =>
  page.locator(`form:has(input[name="kept-as"][value^="${walked.keptAs}"])`)
const control = (tab: Tab, name: string) => formOf(tab).locator(`[name="${name}"]:not([type=hidden])`).first()

async function fill(tab: Tab): Promise<void> {
  for (const [name, value] of Object.entries(tab.walked.typed)) {
    const one = control(tab, name)
    const isList = await one.evaluate((element) => element instanceof HTMLSelectElement)
    if (typeof value === 'boolean') await one.setChecked(value)
    else if (isList) await one.selectOption(value)
    else await one.fill(value)
  }
}

/** What the form shows of what was typed; a message on its way stands among the others. */
async function shownIn(tab: Tab): Promise<Record<string, string | boolean>> {
  const shown: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(tab.walked.typed)) {
    const one = control(tab, name)
    shown[name] = typeof value === 'boolean' ? await one.isChecked() : await one.inputValue()
  }
  return shown
}

async function holds(tab: Tab, when: string): Promise<void> {
  const { file, typed } = tab.walked
  await expect.poll(() => shownIn(tab), { message: `${file}: ${when}` }).toEqual(typed)
}

async function says({ walked, page }: Tab, text: string): Promise<void> {
  const message = `${walked.file} at ${page.url()}`
  await expect
    .poll(() => page.locator('[role=alert], [role=status]').allTextContents(), { message })
    .toContainEqual(expect.stringContaining(text))
}

const isReply = ({ walked }: Tab) => walked.file === 'screens/inquiries/ReplyBox.tsx'

const sender = (tab: Tab) =>
  tab.walked.button === undefined
    ? formOf(tab).locator('button[type=submit]:not([aria-hidden])').last()
    : formOf(tab).getByRole('button', { name: tab.walked.button, exact: true })

/** A tab for each form, with what was typed; it comes back after a reload and after another page. */
async function typedIn({ context }: Visitor, walked: Walked): Promise<Tab> {
  const page = await context.newPage()
  const tab = { walked, page }
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(walked.path)
  await scriptsRun(page)
  await fill(tab)
  await page.reload()
  await scriptsRun(page)
  await holds(tab, 'loaded anew')
  await formOf(tab).getByText('What you typed here before is back.').waitFor()
  await page.goto('/about-us')
  await page.goBack()
  await scriptsRun(page)
  await holds(tab, 'left and come back to')
  return tab
}

/** Sends it without a network: it stays, and says so. */
async function sentInVain(tab: Tab): Promise<void> {
  await sender(tab).click()
  await says(tab, 'The server did not answer. What you typed is still here: please try again.')
  await holds(tab, 'nobody answers')
}

/** Presses twice: one thing is sent, it arrives, and nothing of it is kept. */
async function arrives(tab: Tab): Promise<void> {
  const { walked, page } = tab
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && !pathname.startsWith('/session/')) sent.push(pathname)
  })
  for (const [name, secret] of Object.entries(walked.secrets ?? {})) await control(tab, name).fill(secret)
  await sender(tab).dblclick()
  await walked.done(page)
  expect([walked.file, sent.length, sent]).toEqual([walked.file, 1, sent])
}

const storedIn = ({ page }: Tab) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

test('no form that is typed into is left out', () => {
  const nothing = { own: '', other: '', product: '', userID: '', conversation: '' }
  const world = { ...nothing, post: '', group: '', otherGroup: '', tag: '' }
  const walked = new Set([...walkedBy(world), ...walkedByVisitors('')].map(({ file }) => file))
  const typed = Object.entries(everyForm).filter(([, forms]) => forms.includes('kept'))
  // Its form is that of the dialog once more, for those without scripts.
  expect(typed.map(([file]) => file).filter((file) => !walked.has(file))).toEqual([
    // Of staff, whom the journeys of the console's rooms follow.
    'screens/console/reports/DecideForm.tsx',
    // Of companies whose plan has boosts: e2e/boosts leaves it and comes back.
    'screens/boosts/BoostForm.tsx',
    'screens/console/ReasonForm.tsx',
    'screens/inquiries/Asked.tsx',
  ])
})

test('every form of somebody who is signed in, in tabs beside each other', async () => {
  const visitor = await visitorWith(launch(), { expected: [400, 401, 409] })
  const tag = aTag()
  const { userID, email } = await signedInAs(visitor, '/profile/')
  const own = await makeCompany({
    companyName: `Kettler ${tag} Works`,
    members: [{ userID, role: 'owner' }],
    products: 1,
  })
  const other = await makeCompany({ companyName: `Weidner ${tag} Forge` })
  for (const { remove } of [own, other]) onTestFinished(remove)
  // A check that waits, in which its company may write.
  await onDatabase((db) =>
    sql`insert into verification_cases (id, business_id, kind, opened_by)
      values (${uuidv7()}, ${own.businessID}, 'request', ${userID})`.execute(db),
  )
  await visitor.open(`/business/${other.businessID}/send-request`)
  await ask(visitor.page, 'en', `How many ${tag}`)
  const conversation = new URL(visitor.page.url()).pathname
  await visitor.page.goto('about:blank')

  const post = await onDatabase((db) => aPostBy(db, { type: 'user', id: userID }))
  const [group, otherGroup] = await onDatabase(
    async (db) =>
      [
        await aGroup(db, await aSession(db, { userID })),
        await aGroup(db, await aSession(db), { kind: 'private' }),
      ] as const,
  )
  const world = {
    own: own.businessID,
    other: other.businessID,
    product: own.productIDs[0]!,
    userID,
    conversation,
    post,
    group,
    otherGroup,
    tag,
  }
  const tabs: Tab[] = []
  for (const walked of partOf(walkedBy(world), 12)) tabs.push(await typedIn(visitor, walked))
  await offline(visitor, async () => {
    for (const tab of tabs) if (!isReply(tab)) await sentInVain(tab)
  })

  const elsewhere = await endInAnotherTab(visitor)
  for (const tab of tabs) {
    await says(tab, 'Your session has ended.')
    await holds(tab, 'the session has ended')
    if (isReply(tab)) continue
    await sender(tab).click()
    await expect.poll(() => sender(tab).getAttribute('aria-busy')).not.toBe('true')
    expect(new URL(tab.page.url()).pathname).toBe(tab.walked.path.split('?')[0])
    await holds(tab, 'sent without a session')
  }
  await logInAgain(visitor, elsewhere, email)
  for (const tab of tabs) {
    await says(tab, 'You are logged in again')
    await holds(tab, 'logged in again')
    await arrives(tab)
    expect(await storedIn(tab)).not.toContain('nine clever gear trains')
  }
})

test('every form of a visitor', async () => {
  const visitor = await visitorWith(launch(), { expected: [400] })
  const tag = aTag()
  const tabs: Tab[] = []
  for (const walked of walkedByVisitors(tag)) tabs.push(await typedIn(visitor, walked))
  await offline(visitor, async () => {
    for (const tab of tabs) await sentInVain(tab)
  })
  for (const tab of tabs) {
    await arrives(tab)
    expect(await storedIn(tab)).not.toContain('mw-draft')
  }
})

// A moderator works through a queue by keyboard alone; a suspended person takes their data along, appeals, and has everything back.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ResourceRef } from '../src/contract/resources.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { decideAppeal } from '../src/domains/moderation/appeals.ts'
import { decideCase } from '../src/domains/moderation/ruling.ts'
import { makeComment } from '../src/domains/comments/making.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import '../src/roles/resources.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aReport } from '../src/testing/moderation.ts'
import { aPost } from '../src/testing/posts.ts'
import { aSession, type TestSession } from '../src/testing/sessions.ts'
import { onDatabase, makeCompany } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { password, signedIn } from './signed-in.ts'
import { signedInAsStaff } from './staff.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const words = {
  en: {
    queue: 'Reports',
    decided: 'Decided. Both sides are told.',
    undo: 'Undo the decision',
    email: 'E-mail address',
    send: 'Send appeal',
    arrived: 'Your appeal has arrived.',
    export: 'Start export',
  },
  ja: {
    queue: '報告',
    decided: '決定しました。双方に通知されます。',
    undo: '決定を取り消す',
    email: 'メールアドレス',
    send: '異議を送る',
    arrived: '異議を受け付けました。',
    export: 'エクスポートを開始',
  },
} as const

/** Thirty things of six kinds, reported; the first of the queue whatever else waits there. */
async function thirtyReports(db: Db): Promise<{ caseID: string; thing: ResourceRef }[]> {
  const writer: TestSession = await aSession(db)
  const { businessID, productIDs, remove } = await makeCompany({ products: 5 })
  onTestFinished(remove)
  const things: ResourceRef[] = [
    { type: 'business', id: businessID },
    { type: 'user', id: writer.userID },
    ...productIDs.map((id) => ({ type: 'product' as const, id })),
  ]
  for (let at = 0; at < 4; at++)
    things.push({ type: 'group', id: await aGroup(db, writer, { name: `Group ${at}` }) })
  for (let at = 0; things.length < 30; at++) {
    const id = await aPost(db, writer, { content: `Call us now, offer ${at}!` })
    const said = { resourceID: id, resourceType: 'post', content: `And this, ${at}!` } as const
    const comment = await transaction(db, (tx) =>
      makeComment(tx, writer, said, { edition: 'jp', language: 'en' }),
    )
    things.push({ type: 'post', id }, { type: 'comment', id: comment.commentID })
  }
  const cases = []
  for (const thing of things.slice(0, 30)) cases.push({ caseID: (await aReport(db, thing)).caseID, thing })
  // What an earlier walk left waits behind these.
  await sql`update report_cases set due_at = now() where due_at < '2002-01-01' and closed_at is null`.execute(
    db,
  )
  await sql`
    update report_cases set due_at = '2001-01-01' where case_id = any(${cases.map(({ caseID }) => caseID)}::uuid[])`.execute(
    db,
  )
  return cases
}

async function judge(page: Page): Promise<void> {
  expect(await overhang(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
}

const verdictOf = (caseID: string) =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from moderation_decisions where case_id = ${caseID}`.execute(db)
    return rows
  })

describe.each(pairsFor('a queue of reports'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('thirty mixed reports are decided by keyboard alone', async () => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page } = visitor
    await signedInAsStaff(visitor, '/console', ['moderator'])
    const cases = await onDatabase(thirtyReports)
    await visitor.open('/console/reports')
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${said.queue} `) }).waitFor()
    await scriptsRun(page)
    expect(await overhang(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    const decided = new Set<string>()
    for (let at = 0; at < 30; at++) {
      await page.waitForURL(
        (url) =>
          /\/console\/reports\/[0-9a-f-]{36}$/.test(url.pathname) && !decided.has(url.pathname.slice(-36)),
      )
      const caseID = new URL(page.url()).pathname.slice(-36)
      const { type } = cases.find((one) => one.caseID === caseID)!.thing
      await page.locator('select[name=action]').waitFor()
      // The frame is the same for all of them.
      if (at === 0) await judge(page)
      const key = at % 5 === 4 ? 'd' : type === 'business' || type === 'user' ? 'w' : 'r'
      await page.keyboard.press(key)
      if (key !== 'd') {
        await page.locator('select[name=ruleCode]:focus').waitFor()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Tab')
      }
      await page.locator('textarea[name=reason]:focus').waitFor()
      await page.keyboard.type('Seen and weighed')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText(said.decided).first().waitFor()
      await page.getByRole('button', { name: said.undo }).waitFor()
      decided.add(caseID)
      expect(await verdictOf(caseID)).toEqual([
        { action: { d: 'none', w: 'warn', r: 'remove' }[key], reason: 'Seen and weighed' },
      ])
      await page.keyboard.press('n')
    }
    expect(decided.size).toBe(30)
    expect(cases.every(({ caseID }) => decided.has(caseID))).toBe(true)
  })
})

describe.each(pairsFor('a suspended person'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('takes their data along, appeals without logging in, and has everything back', async () => {
    const visitor = await visitorWith(launch(), { language, width, expected: [401, 403, 404] })
    const { page } = visitor
    const person = await signedIn(visitor)
    const profile = profilePath(person.userID)
    const { decisionID } = await onDatabase(async (db) => {
      const moderator = await aSession(db, { staff: ['moderator'] })
      const { caseID } = await aReport(db, { type: 'user', id: person.userID })
      const ruling = { verdict: 'upheld', action: 'suspend', contents: 'hide', ruleCode: 'genuine' } as const
      return decideCase(db, moderator, caseID, {
        ...ruling,
        limits: [],
        reason: 'Not who they say',
        words: '',
      })
    })
    await visitor.context.clearCookies()
    expect((await visitor.open(profile))?.status()).toBe(404)

    await visitor.open(`/appeals/${decisionID}`)
    expect(await overhang(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('main [name=email]').fill(person.email)
    await page.locator('main [name=password]').fill(password)
    await page.locator('main [name=text]').fill('I am who I say I am.')
    await page.locator('main').getByRole('button', { name: said.send }).click()
    await page.getByText(said.arrived).waitFor()

    await visitor.open('/accounts/export-suspended')
    await page.locator('main [name=email]').fill(person.email)
    await page.locator('main [name=password]').fill(password)
    await page.locator('main').getByRole('button', { name: said.export }).click()
    await page.locator('main [role=status]').waitFor()

    await onDatabase(async (db) => {
      const another = await aSession(db, { staff: ['moderator'] })
      const { rows } = await sql<{ id: string }>`
        select appeal_id as id from moderation_appeals where decision_id = ${decisionID}`.execute(db)
      const upheld = { verdict: 'upheld', reason: 'They are' } as const
      expect(await decideAppeal(db, another, rows[0]!.id, upheld)).toEqual({ cameBack: true })
    })
    await expect.poll(async () => (await visitor.open(profile))?.status()).toBe(200)
  })
})

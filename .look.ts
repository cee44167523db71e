import { mkdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { chromium } from 'playwright-core'
import { databaseOf } from './e2e/instance.ts'
import { openDatabase, transaction } from './src/platform/db.ts'
import { createLog } from './src/platform/log.ts'
import { aBusiness } from './src/testing/businesses.ts'
import { aPerson } from './src/testing/people.ts'
import { hashPassword } from './src/domains/accounts/passwords.ts'
import { addAccount } from './src/domains/accounts/registration.ts'
import { openSession } from './src/domains/accounts/sessions.ts'
import { sealWith } from './src/platform/sealing.ts'
import { inviteMember } from './src/domains/team/invitations.ts'
import { askToJoin } from './src/domains/team/joining.ts'

const site = 'http://localhost:3733'
const out = '/tmp/mw/h3/shots'
mkdirSync(out, { recursive: true })
const { db, close } = openDatabase(databaseOf('/tmp/mw/h3/site').url, { max: 2, log: createLog('silent') })
const hash = await hashPassword('nine clever gear trains')
async function person(firstName: string, lastName: string, more = {}) {
  const { userID } = await aPerson(db, { firstName, lastName, ...more })
  const email = `${userID}@proof.example`
  await transaction(db, (tx) => addAccount(tx, userID, { email, passwordHash: hash, firstName, lastName }))
  return { userID, email }
}
const owner = await person('Naoki', 'Hayase')
const admin = await person('Mara', 'Lindqvist', { profession: 'Purchasing manager' })
const member = await person('遥', '北沢', { profession: '軸受の設計' })
const asker = await person('Tomasz', 'Wielgosz-Przybyszewski', { profession: 'Sales engineer for thrust bearings and everything else' })
const guest = await person('Gina', 'Guest')
await person('Haruto', 'Kitazawa')
const { businessID } = await aBusiness(db, { companyName: 'Hinokawa Bearing Works Co., Ltd.', members: [ { userID: owner.userID, role: 'owner' }, { userID: admin.userID, role: 'admin' }, { userID: member.userID, role: 'member' }, { userID: (await person('Olga', 'Second')).userID, role: 'owner' } ] })
const sessionOf = async (who: { userID: string }) => transaction(db, async (tx) => { const s = await openSession(tx, { userID: who.userID, device: 'x' }); return { userID: who.userID, sessionID: s.sessionID } })
sealWith('x'.repeat(40))
let invitationID = ''
try {
  await transaction(db, (tx) => askToJoin(tx, { userID: asker.userID, sessionID: '' } as never, { businessID, message: '' }))
} catch {}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
async function contextOf(who: { email: string } | undefined, width: number, language: string, script = true) {
  const context = await browser.newContext({ baseURL: site, viewport: { width, height: width > 500 ? 900 : 780 }, locale: language === 'ja' ? 'ja-JP' : 'en-US', javaScriptEnabled: script, isMobile: width < 500, hasTouch: width < 500 })
  context.setDefaultTimeout(8000)
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('console', m.text()) })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  if (who) {
    const state = randomBytes(32).toString('base64url')
    await context.addCookies([{ name: 'mw_login', value: state, url: site }])
    const answer = await context.request.post('/accounts/log-in', { data: { email: who.email, password: 'nine clever gear trains', continue: '/accounts/security', state } })
    const { data } = (await answer.json()) as { data: { token: string; continue: string } }
    await page.goto(`/SetID/?${new URLSearchParams({ token: data.token, continue: data.continue })}`)
    if (!script) await page.locator('main form button[type="submit"]').last().click()
    await page.waitForURL('**/accounts/security')
  }
  return { context, page }
}
const members = `/business/${businessID}/members`
const shot = async (page: any, name: string, full = true) => { await page.waitForTimeout(300); await page.screenshot({ path: `${out}/${name}.png`, fullPage: full }); console.log(name, page.url()) }

// asker asks
{
  const { context, page } = await contextOf(asker, 360, 'ja')
  await page.goto(`/business/${businessID}/join`)
  await shot(page, 'join-ja-360')
  await page.locator('textarea').fill('I look after your thrust bearings in Poland.\nSecond line.')
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('main [role=status]').waitFor()
  await shot(page, 'join-sent-ja-360')
  await context.close()
}
{
  const { context, page } = await contextOf(owner, 1280, 'en')
  await page.goto(members)
  await shot(page, 'members-en-1280')
  await page.locator('[name=email]').fill('nobody')
  await page.locator('#invite form button[type=submit]').first().click()
  await page.getByRole('alert').waitFor()
  await shot(page, 'invite-wrong-en-1280')
  await page.locator('[name=email]').fill(guest.email)
  await page.locator('#invite select[name=role]').first().selectOption('admin')
  await page.locator('#invite form button[type=submit]').first().click()
  await page.locator('#invitations li').first().waitFor()
  await shot(page, 'invited-en-1280')
  await page.goto(members + '?find=kitazawa')
  await shot(page, 'found-en-1280')
  await page.locator('#members select').first().selectOption('admin')
  await shot(page, 'role-en-1280', false)
  await page.getByRole('link', { name: /^Remove Mara/ }).click()
  await page.locator('dialog[open]').waitFor()
  await shot(page, 'remove-en-1280', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hand over…' }).click()
  await page.locator('dialog[open]').waitFor()
  await shot(page, 'handover-en-1280', false)
  await context.close()
}
for (const [width, language] of [[360, 'ja'], [1280, 'ja'], [360, 'en']] as const) {
  const { context, page } = await contextOf(owner, width, language)
  await page.goto(members)
  await shot(page, `members-${language}-${width}`)
  if (width === 360) {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log('overflow', over)
  }
  await context.close()
}
{
  const { context, page } = await contextOf(member, 1280, 'en')
  await page.goto(members)
  await shot(page, 'as-member-en-1280')
  await context.close()
}
const { rows } = { rows: await (async () => { const pg = (await import('pg')).default; const c = new pg.Client({ connectionString: databaseOf('/tmp/mw/h3/site').url }); await c.connect(); const r = await c.query('select invitation_id from business_invitations where business_id=$1 and answer is null', [businessID]); await c.end(); return r.rows })() }
invitationID = rows[0].invitation_id
for (const [who, name] of [[undefined, 'visitor'], [guest, 'guest'], [asker, 'wrong']] as const)
  for (const [width, language] of [[360, 'ja'], [1280, 'en']] as const) {
    const { context, page } = await contextOf(who, width, language)
    await page.goto(`/my-business/invitations/${invitationID}`)
    await shot(page, `invitation-${name}-${language}-${width}`)
    await context.close()
  }
{
  const { context, page } = await contextOf(owner, 360, 'en', false)
  await page.goto(members)
  await page.getByRole('link', { name: /^Remove Mara/ }).click()
  await shot(page, 'remove-noscript-en-360')
  await page.locator('#question form button').click()
  await page.waitForLoadState()
  await shot(page, 'removed-noscript-en-360')
  await context.close()
}
{
  const { context, page } = await contextOf(guest, 1280, 'en')
  await page.goto(`/my-business/invitations/${invitationID}`)
  await page.getByRole('button', { name: /^Accept/ }).click()
  await page.waitForURL('**/members**')
  await shot(page, 'joined-en-1280')
  await context.close()
}
await browser.close()
await close()

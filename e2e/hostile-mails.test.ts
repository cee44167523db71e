// Names and beginnings of posts that mean no good in the mails that tell of them: shown as text, and no mail program runs or loads
// anything of it. Rendered without any policy, as a careless mail program would.
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { createGroup } from '../src/contract/groups.ts'
import { languages } from '../src/contract/locale.ts'
import { makePost } from '../src/contract/posts.ts'
import { composeMail } from '../src/domains/mail/compose.ts'
import { withoutLinks } from '../src/domains/mail/names.ts'
import { nameOfPost } from '../src/domains/posts/naming.ts'
import type { Db } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { callers, takenCalls, type Call } from './callers.ts'
import { onDatabase } from './changes.ts'
import { act, groups } from './hostile-groups.ts'
import { around, inField, plain } from './hostile-fields.ts'
import { mailsTo } from './mailbox.ts'
import { withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')
const ofMail = 5

/** A mail about these things, as the one that sends it puts it together. */
function mailAbout(things: readonly string[], at: number) {
  const link = `${site}/notifications`
  return composeMail({
    mailID: uuidv7(),
    template: 'news',
    language: around(languages, at),
    edition: 'jp',
    recipient: 'somebody@proof.example',
    data: {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      link,
      unsubscribe: `${site}/unsubscribe?token=x`,
      business: 'Mara Lindqvist',
      count: String(things.length),
      list: things.map((thing) => `• Jonas: ${thing}`).join('\n'),
      what: 'New comments',
    },
  })
}

/** Looks at a mail in a page without any policy; answers what it says. */
async function reader() {
  const context = await launch().newContext()
  const page = await context.newPage()
  const ran: string[] = []
  await context.exposeBinding('__hit', (_source, one: unknown) => void ran.push(String(one)))
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    dialog.dismiss().catch(() => {})
  })
  page.on('request', (request) => ran.push(request.url()))
  return {
    ran,
    close: () => context.close(),
    async read(html: string) {
      await page.setContent(html)
      const elements = await page.locator('body *').evaluateAll((all) => all.map(({ tagName }) => tagName))
      expect(
        elements.filter((name) => !['P', 'A', 'BR', 'DIV', 'SPAN', 'STRONG', 'H1'].includes(name)),
      ).toEqual([])
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
      expect(links.filter((href) => !href.startsWith(`${site}/`) && !href.startsWith('mailto:'))).toEqual([])
      return page.locator('body').innerText()
    },
  }
}

test('whatever groups and posts are called', async () => {
  const ofGroups = inField(createGroup.body.shape.name)
  const ofPosts = inField(makePost.body.shape.content)
  const all = [
    ...new Set([
      ...ofGroups.alone,
      ...ofGroups.more,
      ...[...ofPosts.alone, ...ofPosts.more].map((text) => nameOfPost(text)),
    ]),
  ]
  const { read, ran, close } = await reader()
  for (let from = 0; from < all.length; from += ofMail) {
    const things = all.slice(from, from + ofMail)
    const { html, text } = mailAbout(things, from)
    const shown = [plain(await read(html)), plain(text)]
    for (const thing of things)
      for (const words of shown) expect(words).toContain(plain(withoutLinks(`Jonas: ${thing}`)))
  }
  expect(ran).toEqual([])
  await close()
  if (process.env['PROOFS']) process.stdout.write(`mails: ${all.length} texts, nothing ran\n`)
}, 1_200_000)

test('a mail that was sent about an invitation says so too', async () => {
  const name = '"><img src=x onerror=__hit(6)>'
  const [founder, invited] = await callers(2)
  const [id] = await groups([{ name, purpose: 'Talk', rules: '' }], [founder!])
  await takenCalls('changeNotificationPreferences', [
    {
      as: invited!,
      method: 'PUT',
      path: '/notifications/preferences',
      body: { ways: { 'group.invited': 'mail' } },
    },
  ] satisfies Call[])
  await takenCalls('inviteToGroup', [act(founder!, id!, 'invite', { userID: invited!.userID })])
  // Mails tell of what nobody has read for some minutes: of this now.
  const isDue = (db: Db) =>
    sql`update notifications set mail_due_at = now() where user_id = ${invited!.userID} and mail_due_at is not null returning 1`
      .execute(db)
      .then(({ rows }) => rows.length > 0)
  await expect.poll(() => onDatabase(isDue), { timeout: 30_000 }).toBe(true)
  await onDatabase((db) => sql`select pg_notify('notification_mails', '')`.execute(db))
  const mail = await vi.waitFor(
    async () => {
      const mails = await mailsTo(`${invited!.userID}@proof.example`)
      // Of all that goes to her, news alone can be ended by a link.
      const news = mails.find(({ text }) => text?.includes('/unsubscribe'))
      if (!news) throw new Error(`it has not come yet, beside ${mails.length} others`)
      return news
    },
    { timeout: 60_000, interval: 300 },
  )
  const { read, ran, close } = await reader()
  expect(plain(await read(mail.html ?? ''))).toContain(plain(withoutLinks(name)))
  expect(ran).toEqual([])
  await close()
})

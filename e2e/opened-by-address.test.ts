// A conversation opened by its address, as the link of a mail, a log-in or a reload do: read as if it had been clicked.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { onDatabase } from './changes.ts'
import { aBuyerAndASupplier, ask, replyBox, said, say } from './two-sides.ts'
import { pairs, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const badge = (page: Page) => page.locator('header [data-badges]').textContent()

/** Notices of a conversation that stay unread, so that a mail tells of them. */
const unread = (userID: string) =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notifications where user_id = ${userID} and read_at is null`.execute(
      db,
    )
    return rows[0]!.count
  })

test.each(pairs)('in %s at %i px: a conversation opened by a full load is read', async (language, width) => {
  const { buyer, supplier, sold, userID, tag } = await aBuyerAndASupplier(launch(), { language, width })
  await buyer.page.goto(`/business/${sold.businessID}/send-request`)
  await ask(buyer.page, language, `Prices ${tag}`)
  const requestID = new URL(buyer.page.url()).pathname.split('/').at(-1)!
  const owner = await ownerOf(sold.businessID)
  await expect.poll(() => unread(owner)).toBe(1)

  const theirs = `/business/${sold.businessID}/requests/${requestID}`
  await supplier.page.goto(theirs)
  await said(supplier.page, `Prices ${tag}`).waitFor()
  await expect.poll(() => unread(owner)).toBe(0)
  await expect.poll(() => badge(supplier.page)).not.toMatch(/\d/)
  await replyBox(supplier.page).waitFor()

  await buyer.page.goto('/profile/')
  await say(supplier.page, `Answered ${tag}`)
  await expect.poll(() => unread(userID)).toBe(1)
  await expect.poll(() => badge(buyer.page)).toMatch(/1/)
  await buyer.page.goto(`/business/${userID}/requests/${requestID}`)
  await said(buyer.page, `Answered ${tag}`).waitFor()
  await expect.poll(() => unread(userID)).toBe(0)
  await expect.poll(() => badge(buyer.page)).not.toMatch(/\d/)
})

const ownerOf = (businessID: string) =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from business_members where business_id = ${businessID}`.execute(db)
    return rows[0]!.user_id
  })

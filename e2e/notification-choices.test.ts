// Many who did the same are one line; how each kind is told is chosen on one page, and a digest is ended by its link.
import { expect, test } from 'vitest'
import { note } from '../src/domains/notifications/noting.ts'
import { unsubscribeToken } from '../src/domains/notifications/subscriptions.ts'
import { transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { aPerson } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

/** Thirteen people like a post of somebody, Mara Lindqvist last. */
async function thirteenLike(userID: string): Promise<void> {
  const resourceID = uuidv7()
  await onDatabase(async (db) => {
    for (let more = 0; more < 13; more += 1) {
      const name = more === 12 ? { firstName: 'Mara', lastName: 'Lindqvist' } : {}
      const actor = { type: 'user' as const, id: (await aPerson(db, name)).userID }
      const notice = {
        kind: 'social.liked' as const,
        resourceID,
        mailboxID: userID,
        actor,
        title: `post ${resourceID}`,
      }
      await transaction(db, (tx) => note(tx, [userID], { ...notice, step: 0, at: new Date() }))
    }
  })
}

test.each(pairsFor('notification-choices'))(
  'in %s at %i px thirteen who like a post are one line, and the choices are kept',
  async (language, width) => {
    const visitor = await visitorWith(launch(), { language, width })
    const { page } = visitor
    const { userID } = await signedInAs(visitor, '/profile/')
    await thirteenLike(userID)
    await visitor.open('/notifications')
    const lines = page.locator('main li')
    expect(await lines.count()).toBe(1)
    expect(await lines.textContent()).toMatch(/Mara Lindqvist.*12/)

    await visitor.open('/notifications/preferences')
    const choice = (kind: string) => page.locator(`select[name="${kind}"]`)
    expect(await choice('social.liked').inputValue()).toBe('weekly')
    await choice('social.liked').selectOption('never')
    await choice('connection.asked').selectOption('mail')
    await page.getByLabel(wordsIn(language, 'The daily digest')).uncheck()
    await page.getByRole('button', { name: wordsIn(language, 'Save') }).click()
    await page.waitForURL('**/notifications/preferences?done=saved')
    expect(await choice('social.liked').inputValue()).toBe('never')
    expect(await choice('connection.asked').inputValue()).toBe('mail')
    expect(await page.getByLabel(wordsIn(language, 'The daily digest')).isChecked()).toBe(false)

    await visitor.open(`/unsubscribe?token=${unsubscribeToken(userID, 'digest.weekly')}`)
    await page.getByRole('button', { name: wordsIn(language, 'Get no more mails of this kind') }).click()
    await page.getByRole('button', { name: wordsIn(language, 'Undo: get these mails again') }).waitFor()
    await visitor.open('/notifications/preferences')
    expect(await page.getByLabel(wordsIn(language, 'The weekly digest')).isChecked()).toBe(false)
  },
)

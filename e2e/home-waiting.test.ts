// The home page of whoever is signed in: what waits for them, and nothing of it for anybody else.
import { expect, inject, test } from 'vitest'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { writeMessage } from '../src/domains/inquiries/writing.ts'
import { follow } from '../src/domains/follows/following.ts'
import { addProduct } from '../src/domains/products/publication.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { dayOf } from '../src/platform/days.ts'
import { transaction } from '../src/platform/db.ts'
import { aBearing, aBusiness } from '../src/testing/businesses.ts'
import { aSession } from '../src/testing/sessions.ts'
import { onTestFinished } from 'vitest'
import { onDatabase } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')

test.each(pairsFor('home-waiting'))(
  'in %s at %i px: requests with their time, drafts, news, and what the company still lacks; no way to register',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const { userID } = await signedIn(visitor)
    await open('/')
    const main = page.locator('main')
    // Who has nothing yet is told what to do first.
    expect(await main.getByRole('heading', { name: words('Nothing waits for you') }).isVisible()).toBe(true)
    const hrefOf = (name: string) =>
      main
        .getByRole('link', { name: words(name) })
        .first()
        .getAttribute('href')
    expect(await hrefOf('Search suppliers')).toBe('/search-result')
    expect(await hrefOf('Complete your profile')).toBe('/profile/edit')

    const { businessID, productID, requestID, buyerID, followedID } = await onDatabase(async (db) => {
      const buyer = await aSession(db)
      const own = await aBusiness(db, { members: [{ userID, role: 'owner' }] })
      const followed = await aBusiness(db, { companyName: 'Followed Gear Works', products: 1 })
      await follow(db, { type: 'user', id: userID }, { type: 'business', id: followed.businessID })
      return transaction(db, async (tx) => ({
        businessID: own.businessID,
        followedID: followed.businessID,
        productID: await addProduct(tx, {
          ...aBearing,
          name: 'Half done bearing',
          businessID: own.businessID,
          published: false,
        }),
        buyerID: buyer.userID,
        requestID: (
          await sendInquiry(
            tx,
            buyer,
            { to: own.businessID, subject: 'Shaft seals', message: 'Can you make these?' },
            'en',
          )
        ).requestID,
      }))
    })
    onTestFinished(() =>
      onDatabase((db) =>
        transaction(db, async (tx) => {
          for (const id of [businessID, followedID]) await removeBusiness(tx, id)
          await removeProfile(tx, buyerID)
        }),
      ),
    )
    await open('/')
    const list = (title: string) =>
      main.locator('section', { has: page.getByRole('heading', { name: words(title) }) })
    const requests = list('Requests to answer').getByRole('link')
    expect(await requests.getAttribute('href')).toBe(`/business/${businessID}/requests/${requestID}`)
    expect(await requests.textContent()).toContain('Shaft seals')
    expect(Date.parse((await requests.locator('time').getAttribute('datetime'))!)).toBeGreaterThan(Date.now())
    expect(await list('Drafts of products').getByRole('link').getAttribute('href')).toBe(
      `/business/${businessID}/products/${productID}`,
    )
    expect(await list('New from companies you follow').textContent()).toContain('Followed Gear Works')
    // A due request is told once, though it was not opened either.
    expect(await main.getByRole('heading', { name: words('Unread conversations') }).count()).toBe(0)
    const complete = main.getByRole('link', { name: words('Complete the page') })
    expect(await complete.getAttribute('href')).toBe(`/business/${businessID}/edit/general`)
    expect(await main.locator('#your-company ~ ul').textContent()).toContain(words('Logo'))
    expect(await page.locator('a[href*="/accounts/register"]').count()).toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  },
)

test.each(pairsFor('home-waiting'))(
  'in %s at %i px: conversations with something unread, certificates that end, and new ones of followed companies',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const me = await signedIn(visitor)
    const soon = dayOf(new Date(Date.now() + 20 * 86_400_000))
    const { ownID, supplierID, sellerID, requestID } = await onDatabase(async (db) => {
      const seller = await aSession(db)
      const certificates = [
        { name: 'ISO 14001', expireDate: soon },
        { name: 'ISO 45001', expireDate: '2199-12-31' },
      ]
      const own = await aBusiness(db, { certificates, members: [{ userID: me.userID, role: 'owner' }] })
      const supplier = await aBusiness(db, {
        companyName: 'Answering Pump Works',
        certificates: [{ name: 'IATF 16949', issuer: 'TÜV Rheinland' }],
        members: [{ userID: seller.userID, role: 'owner' }],
      })
      await follow(db, { type: 'user', id: me.userID }, { type: 'business', id: supplier.businessID })
      return transaction(db, async (tx) => {
        const wish = { to: supplier.businessID, subject: 'Gear pumps', message: 'Do you make these?' }
        const asked = await sendInquiry(tx, me, wish, 'en')
        const place = { requestID: asked.requestID, mailboxID: supplier.businessID }
        await writeMessage(tx, seller, place, { content: 'We do.' }, 'en')
        return {
          ownID: own.businessID,
          supplierID: supplier.businessID,
          sellerID: seller.userID,
          requestID: asked.requestID,
        }
      })
    })
    onTestFinished(() =>
      onDatabase((db) =>
        transaction(db, async (tx) => {
          for (const id of [ownID, supplierID]) await removeBusiness(tx, id)
          await removeProfile(tx, sellerID)
        }),
      ),
    )
    await open('/')
    const linkIn = (title: string) =>
      page
        .locator('main section', { has: page.getByRole('heading', { name: words(title) }) })
        .getByRole('link')
    const unread = linkIn('Unread conversations')
    expect(await unread.getAttribute('href')).toBe(`/business/${me.userID}/requests/${requestID}`)
    for (const part of ['Answering Pump Works', 'Gear pumps', `1 ${words('unread')}`])
      expect(await unread.textContent()).toContain(part)
    // One of the two: the other holds for long.
    const ending = linkIn('Certificates to renew')
    expect(await ending.getAttribute('href')).toBe(`/business/${ownID}/edit/certificates`)
    expect(await ending.textContent()).toContain('ISO 14001')
    expect(await ending.locator('time').getAttribute('datetime')).toBe(soon)
    const news = linkIn('New from companies you follow')
    expect(await news.getAttribute('href')).toBe(
      businessPath({ key: businessKey({ businessID: supplierID, companyName: 'Answering Pump Works' }) }),
    )
    const issued = words('New certificate, issued by {issuer}').replace('{issuer}', 'TÜV Rheinland')
    for (const part of ['IATF 16949', 'Answering Pump Works', issued])
      expect(await news.textContent()).toContain(part)
  },
)

test('nothing of it is kept for others: the page of who is signed in is private, that of visitors stays public', async () => {
  const visitor = await visitorWith(launch())
  const ofVisitors = await fetch(`${site}/`)
  expect(ofVisitors.headers.get('cache-control')).toContain('public')
  const before = await ofVisitors.text()
  await signedIn(visitor)
  const answer = await visitor.context.request.get('/')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(await answer.text()).toContain('Nothing waits for you')
  expect(before).not.toContain('Nothing waits for you')
})

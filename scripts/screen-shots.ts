// What npm run screens takes pictures of, and what a person does before.
import type { Page } from 'playwright-core'
import {
  bareCompany,
  pathOf,
  pathOfProduct,
  richManufacturer,
  productsOf,
  richPerson,
  richProduct,
  search,
} from '../e2e/directory.ts'
import { groupPath, postPath, profilePath } from '../src/contract/slugs.ts'
import { demoPassword } from '../src/demo/log-ins.ts'
import { boostShots } from './boost-shots.ts'
import { checkoutShot } from './checkout-shot.ts'
import { proseShots } from './prose-shots.ts'
import type { Shot } from './shot.ts'

/** Every picture, of the site at this address with its demo world. */
export async function shotsOf(site: string): Promise<Shot[]> {
  const rich = await richManufacturer(site)
  return [
    { name: 'home', address: '/' },
    { name: 'search', address: '/search-result?search=bearing' },
    {
      name: 'search-narrowed',
      address: '/search-result?search=bearing&industry=0006&verified=1&sort=newest',
      pairs: true,
    },
    {
      name: 'search-suggestions',
      address: '/search-result',
      pairs: true,
      async before(page) {
        await page.locator('#search-text').pressSequentially('bear')
        await page.locator('[role=listbox] [role=option]').first().waitFor()
      },
    },
    { name: 'nothing-found', address: '/search-result?countries=JP&search=zzqqxx', languages: ['en'] },
    { name: 'business', address: pathOf(rich) },
    { name: 'product', address: pathOfProduct(await richProduct(site, 'bearing')) },
    {
      name: 'product-japanese',
      address: pathOfProduct(await richProduct(site, '軸受')),
      widths: [1280],
      small: true,
    },
    { name: 'industries', address: '/industries', atMost: 1_800 },
    { name: 'search-products', address: '/search-result?business=PR&search=bearing' },
    { name: 'search-people', address: '/search-result?business=UR&countries=JP&search=', pairs: true },
    { name: 'profile', address: profilePath((await richPerson(site)).userID) },
    {
      name: 'business-bare',
      address: pathOf(await bareCompany(site)),
      languages: ['en'],
      widths: [1280],
      small: true,
    },
    {
      name: 'flyout',
      address: '/search-result',
      widths: [1280],
      async before(page) {
        await page.locator('main nav [data-industry]').nth(5).hover()
        await page.locator('main nav h3').waitFor()
      },
    },
    {
      name: 'menu',
      address: '/search-result',
      widths: [360],
      async before(page) {
        await page.locator('header [popovertarget="menu"]').first().click()
        await page.locator('#menu').waitFor({ state: 'visible' })
      },
    },
    ...ofAccounts,
    ...(await ofCompanies(site)),
    ...(await ofInquiries(site)),
    ...(await ofPeople(site)),
    ...proseShots,
  ]
}

const ofAccounts: Shot[] = [
  { name: 'register', address: '/accounts/register', pairs: true },
  { name: 'log-in', address: '/accounts/log-in?done=verified', pairs: true },
  { name: 'check-mail', address: '/accounts/check-mail?sent=register', pairs: true },
  { name: 'security', address: '/accounts/security', signedIn: true, pairs: true },
  { name: 'sessions', address: '/accounts/sessions', signedIn: true, pairs: true },
  {
    name: 'two-factor',
    address: '/accounts/two-factor',
    signedIn: true,
    pairs: true,
    async first(page) {
      await page.locator('main [name="password"]').fill(demoPassword)
      await page.locator('main form button[type="submit"]').last().click()
      await page.locator('main svg[role="img"]').waitFor()
    },
  },
  { name: 'own-profile', address: '/profile/', signedIn: true, pairs: true },
  { name: 'profile-edit', address: '/profile/edit', signedIn: true, pairs: true },
  {
    name: 'account-menu',
    address: '/search-result?search=bearing',
    signedIn: true,
    async before(page) {
      await page.locator('header nav summary').last().click()
      await page.locator('header nav details[open]').last().waitFor()
    },
  },
  {
    name: 'menu-signed-in',
    address: '/search-result?search=bearing',
    signedIn: true,
    widths: [360],
    async before(page) {
      await page.locator('header [popovertarget="menu"]').first().click()
      await page.locator('#menu').waitFor({ state: 'visible' })
    },
  },
]

/** The group of the demo world with most to read. */
async function firstGroup(site: string): Promise<string> {
  const answer = await fetch(new URL('/api/groups?search=rolling+bearings', site))
  const { data } = (await answer.json()) as { data: { items: { groupID: string }[] } }
  return groupPath(data.items[0]!.groupID)
}

/** The post of a company with most said below it, of its last ten. */
async function talkedOver(site: string, businessID: string): Promise<string> {
  const answer = await fetch(new URL(`/api/timeline/load/${businessID}?skip=0&size=10`, site))
  const { data } = (await answer.json()) as { data: { postID: string; comments: number }[] }
  return postPath(data.toSorted((one, other) => other.comments - one.comments)[0]!.postID)
}

/** The company of the owner who is signed in. */
export async function companyOfOwner(site: string) {
  const [own] = (await search(site, { textQuery: 'Hinokawa Bearing Works' })).results
  if (!own) throw new Error('the company of the owner is not there')
  return own
}

/** What the owner does with it. */
async function ofCompanies(site: string): Promise<Shot[]> {
  const own = await companyOfOwner(site)
  const manage = `/business/${own.businessID}`
  const products = await productsOf(site, own.businessID)
  const [signedIn, pairs] = [true, true]
  return [
    { name: 'my-business', address: '/my-business', signedIn, atMost: 1_300, pairs },
    { name: 'create-business', address: '/business/create', signedIn, pairs },
    { name: 'manage-general', address: `${manage}/edit/general`, signedIn, pairs },
    { name: 'manage-products', address: `${manage}/products`, signedIn, atMost: 1_500, pairs },
    { name: 'product-edit', address: `${manage}/products/${products[0]!.productID}`, signedIn, pairs },
    { name: 'languages', address: `${manage}/edit/languages`, signedIn, pairs, small: true },
    { name: 'manage-verification', address: `${manage}/edit/verification`, signedIn, pairs },
    { name: 'manage-history', address: `${manage}/edit/history`, signedIn, pairs, small: true },
    { name: 'manage-certificates', address: `${manage}/edit/certificates`, signedIn, pairs },
    { name: 'members', address: `${manage}/members`, signedIn, pairs },
    { name: 'statistics', address: `${manage}/edit/statistics`, signedIn, pairs },
    {
      name: 'statistics-year',
      address: `${manage}/edit/statistics?days=365&sort=weakest`,
      signedIn,
      pairs,
      small: true,
      async before(page) {
        for (const part of ['answers', 'days']) await page.locator(`#${part} summary`).click()
      },
    },
    ...boostShots(own.businessID, products[1]!.productID),
    { name: 'membership', address: `${manage}/membership`, signedIn, pairs, small: true },
    await checkoutShot(site),
    { name: 'manage-import', address: `${manage}/edit/import`, signedIn, pairs },
    { name: 'manage-data', address: `${manage}/edit/data`, signedIn, pairs },
    { name: 'edit-mode', address: `${pathOf(own)}?editMode=1`, signedIn, atMost: 1_500, pairs },
    { name: 'favourites', address: '/favorites', signedIn, pairs },
    {
      name: 'acting-as',
      address: pathOf(await richManufacturer(site)),
      signedIn,
      async before(page) {
        await page.locator('header nav summary').last().click()
        await page.locator('header nav details[open]').last().waitFor()
      },
    },
  ]
}

/** An inquiry as it is written, and those that the company of the owner has got. */
async function ofInquiries(site: string): Promise<Shot[]> {
  const { businessID } = await companyOfOwner(site)
  const asked = await richManufacturer(site)
  const [product] = await productsOf(site, asked.businessID)
  const requests = `/business/${businessID}/requests`
  const signedIn = true
  const open = (at: number) => async (page: Page) => {
    await page.locator('main nav ul a').nth(at).click()
    await page.locator('#reply').waitFor()
  }
  return [
    {
      name: 'send-request',
      address: `/business/${asked.businessID}/send-request?product=${product!.productID}`,
      signedIn,
      async first(page) {
        await page.locator('[name=subject]').selectOption({ index: 1 })
        await page.locator('[name=message]').fill(inquiry)
        await page.locator('[name=message]').blur()
      },
    },
    { name: 'messages', address: requests, signedIn, before: open(4) },
    { name: 'messages-list', address: requests, signedIn, widths: [360], before: async () => {} },
    { name: 'messages-ended', address: `${requests}?show=ended`, signedIn, before: open(0) },
    { name: 'my-messages', address: '/my-messages', signedIn, before: async () => {} },
    {
      name: 'notifications',
      address: '/notifications',
      signedIn,
      first: buyerWrites(await talkedOver(site, businessID)),
    },
  ]
}

/** What people say to each other: posts, connections, whom one follows. */
async function ofPeople(site: string): Promise<Shot[]> {
  const { businessID } = await companyOfOwner(site)
  const asked = await richManufacturer(site)
  const [signedIn, pairs, small] = [true, true, true]
  return [
    { name: 'home-signed-in', address: '/', signedIn, pairs, small },
    { name: 'timeline', address: `/timeline/${businessID}`, signedIn, pairs, small, first: canWrite },
    { name: 'newsfeed', address: '/newsfeed', signedIn, pairs, before: canWrite },
    { name: 'post', address: await talkedOver(site, businessID), signedIn, pairs, small },
    { name: 'connect', address: `/connect/business/${asked.businessID}`, signedIn, pairs, small },
    { name: 'connections', address: '/connections', signedIn, pairs, small },
    { name: 'groups', address: '/groups', signedIn, pairs, small },
    { name: 'group', address: await firstGroup(site), signedIn, pairs, small, first: canWrite },
    { name: 'following', address: '/following', signedIn, pairs, small },
    { name: 'notification-preferences', address: '/notifications/preferences', signedIn, pairs, small },
    { name: 'own-data', address: '/accounts/export', signedIn, pairs, small },
    { name: 'delete-account', address: '/accounts/delete-account', signedIn, pairs, small },
    { name: 'report', address: `/report/business/${asked.businessID}`, signedIn, pairs, small },
    {
      name: 'search-dialog',
      address: pathOf(asked),
      pairs,
      async before(page) {
        await page.keyboard.press('/')
        await page.locator('dialog[open] input[type=search], dialog[open] [role=combobox]').first().waitFor()
      },
    },
  ]
}

/** Pages with a box to write posts are complete once scripts run there. */
const canWrite = (page: Page) =>
  page.locator('main form input[type=file]').first().waitFor({ state: 'attached' })

/** The buyer of the demo world goes on with their conversation, and likes and comments, from a browser of their own; it shows at once. */
const buyerWrites = (post: string) => async (page: Page) => {
  const told = page.locator('main li', { hasText: 'Lindqvist' })
  if ((await told.count()) > 0) return
  const browser = page.context().browser()!
  const buyer = await (await browser.newContext()).newPage()
  await buyer.goto(new URL('/accounts/log-in?continue=%2Fmy-messages', page.url()).href)
  await buyer.locator('main [name="email"]').fill('buyer@people.example')
  await buyer.locator('main [name="password"]').fill(demoPassword)
  await buyer.locator('main form button[type="submit"]').last().click()
  await buyer.locator('main nav ul a').first().click()
  for (const answer of answers) {
    await buyer.locator('#reply').fill(answer)
    await buyer.locator('#reply').press('Enter')
  }
  await buyer.goto(new URL(post, page.url()).href)
  await buyer.locator('article button[aria-pressed]').first().click()
  await buyer.locator('[name=content]').first().fill(comment)
  await buyer.locator('[name=content]').first().press('Enter')
  await told.first().waitFor()
  await buyer.context().close()
}

const comment = 'Could we see the measuring record of one lot?'
const answers = ['Up to 110 °C, and NLGI 2 on lithium.', 'Could you send two samples in January?']
const inquiry =
  'We build grinding spindles and look for a second source of matched sets, 25°, ceramic balls, class P4.\n\nDemand is 12 sets a quarter, first delivery in February. Can you quote?'

// Two people of two companies in browsers of their own, who act by keyboard alone and see what the other does without loading anything.
import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { personName } from '../src/contract/person-name.ts'
import { makeCompany } from './changes.ts'
import { compose, focused, tabTo, type Stop } from './keyboard.ts'
import { signedIn } from './signed-in.ts'
import { waysOf } from './two-sides.ts'
import { visitorWith, type Language, type Visit, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

export type Person = Visitor & {
  userID: string
  email: string
  name: string
  language: Language
  width: 1280 | 360
  company: { businessID: string; name: string; productID: string; product: string }
  /** A text of the screens as this person reads it. */
  words(text: string): string
  /** How many pages were loaded, and streams begun. */
  ways: ReturnType<typeof waysOf>
  /** Calls of the page that say or make something, by the end of their path. */
  sent(call: string): number
}

/** Whom nobody else is called like, so that a search finds them alone. */
function namesIn(language: Language) {
  const tag = randomBytes(4).toString('hex')
  const spelt = (letters: string) =>
    [...tag].map((digit) => [...letters][Number.parseInt(digit, 16)]).join('')
  return language === 'ja'
    ? {
        firstName: spelt('春夏秋冬東西南北山川海空花月星雪').slice(0, 3),
        lastName: '鬼頭',
        company: `鬼頭${tag}精工`,
      }
    : {
        firstName: 'Mara',
        lastName: `Lind${spelt('abcdefghijklmnop')}`,
        company: `Lindqvist ${tag} Grinding`,
      }
}

export async function aPersonOfACompany(
  browser: Browser,
  visit: Visit & Pick<Person, 'language' | 'width'>,
): Promise<Person> {
  const { language } = visit
  const visitor = await visitorWith(browser, visit)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: inject('site') })
  const ways = waysOf(visitor.context)
  const calls: string[] = []
  visitor.page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname)
  })
  const { company: companyName, ...names } = namesIn(language)
  const signed = await signedIn(visitor, names)
  const product = language === 'ja' ? '両頭研削盤用スピンドル' : 'Spindle for double disc grinders'
  const { businessID, productIDs, remove } = await makeCompany({
    companyName,
    members: [{ userID: signed.userID, role: 'owner' }],
    products: [{ name: product }],
  })
  onTestFinished(remove)
  const name = personName(names)
  await expect.poll(() => isFound(visitor, signed.userID, name)).toBe(true)
  return {
    ...visitor,
    ...signed,
    name,
    language,
    width: visit.width,
    company: { businessID, name: companyName, productID: productIDs[0]!, product },
    words: (text) => wordsIn(language, text),
    ways,
    sent: (call) => calls.filter((path) => path.endsWith(call)).length,
  }
}

/** Whether others find somebody by name already. */
async function isFound({ context }: Visitor, userID: string, name: string): Promise<boolean> {
  const answer = await context.request.post('/api/user/search', { data: { textQuery: name } })
  const { data } = (await answer.json()) as { data: { profiles: { userID: string }[] } }
  return data.profiles.some((one) => one.userID === userID)
}

/** Types as a person of this language does: Japanese by an input method, in steps, with its own Enter keys. */
export async function typeIn({ page, language }: Person, text: string): Promise<void> {
  if (language === 'en') return page.keyboard.type(text)
  const letters = [...text]
  await compose(page, [`${letters[0]}n`, letters.slice(0, 3).join(''), text])
}

/** A text of the screens with a number, as this person reads it. */
export function counted({ language, words }: Person, message: string, count: number): string {
  const form = language === 'en' && count === 1 ? 'one' : 'other'
  const text = new RegExp(`${form} \\{([^}]*)\\}`).exec(words(message))?.[1]
  if (text === undefined) throw new Error(`no form for ${count} in "${words(message)}"`)
  return text.replace('#', String(count))
}

export const called =
  (name: string) =>
  ({ label, text }: Stop): boolean =>
    (label ?? text).includes(name)
export const field =
  (name: string) =>
  (stop: Stop): boolean =>
    stop.name === name

/** Goes on by Tab to what is wanted, and presses a key there. */
export async function press(
  { page }: Person,
  wanted: (stop: Stop) => boolean,
  key: 'Enter' | 'Space' = 'Enter',
  by: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, wanted, by)
  await page.keyboard.press(key)
}

/** Goes on to a field and types there. */
export async function fillIn(person: Person, name: string, text: string): Promise<void> {
  await tabTo(person.page, field(name))
  await typeIn(person, text)
}

/** A link was followed: the page that it led to stands there, with its heading in focus. */
export async function arrive({ page }: Person, path: string): Promise<void> {
  await page.waitForURL(path)
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
}

/** What a page comes to show by itself: nothing is loaded for it but what its scripts ask. */
export async function live({ ways }: Person, look: () => Promise<unknown>): Promise<void> {
  const { loaded } = ways.counted()
  await look()
  expect(ways.counted().loaded, 'pages loaded').toBe(loaded)
}

/** What somebody says, in their language, so that nobody says the same. */
export const saying = ({ language }: Person, english: string, japanese: string) =>
  language === 'en' ? english : japanese

export const main = (page: Page) => page.locator('main')
export const card = (page: Page, text: string) =>
  page.locator('article[data-post]').filter({ hasText: text }).first()
export const comment = (page: Page, text: string) =>
  page.locator('[data-comment]').filter({ hasText: text }).last()

/** The number in front of the title is that of the bell. */
export const bellOf = async ({ page }: Person): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)

/** Opens the bell by keyboard, sees that it tells of somebody, and closes it. */
export async function seeUnderBell(person: Person, ...texts: string[]): Promise<void> {
  const { page, words } = person
  await page.keyboard.press('Escape')
  await press(person, called(words('Notifications')), 'Enter', 'Shift+Tab')
  const menu = page.locator('header details[open]')
  for (const text of texts) await menu.getByRole('listitem').filter({ hasText: text }).first().waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
}

/** The button that says that there is something new; pressed, it leads to it. */
export async function takeNews(reader: Person, text: string): Promise<void> {
  const { page } = reader
  const news = main(page).locator('[role=status] button')
  await live(reader, () => news.waitFor())
  expect(await card(page, text).count()).toBe(0)
  await press(reader, ({ text: words }) => words === newsIn(reader))
  await card(page, text).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent))
    .toContain(text)
}
const newsIn = (reader: Person) => counted(reader, '{count, plural, one {# new post} other {# new posts}}', 1)

/** Writes in the box of the page and sends it by its button. */
export async function write(writer: Person, text: string, mention?: string): Promise<void> {
  const { page } = writer
  await tabTo(page, field('content'))
  if (mention !== undefined) {
    await page.keyboard.type('@')
    await typeIn(writer, mention)
    await page.getByRole('option', { name: mention }).waitFor()
    await page.keyboard.press('Enter')
  }
  await typeIn(writer, text)
  await press(writer, called(writer.words('Post')))
  await card(page, text).waitFor()
}

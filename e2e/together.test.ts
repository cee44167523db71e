// Two people of two companies do all that people do with each other, by keyboard, and each sees the other's doings come by themselves.
import { expect, test } from 'vitest'
import { businessKey, businessPath, productKey, productPath, profilePath } from '../src/contract/slugs.ts'
import { judgePage } from './judges.ts'
import { focused, tabTo, type Stop } from './keyboard.ts'
import { askToJoin, foundAGroup, readWithoutScript } from './together-groups.ts'
import {
  aPersonOfACompany,
  arrive,
  bellOf,
  called,
  card,
  comment,
  counted,
  field,
  fillIn,
  live,
  main,
  press,
  saying,
  seeUnderBell,
  takeNews,
  typeIn,
  write,
  type Person,
} from './together.ts'
import { everywhere, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** Who begins, and who is met. */
const all = [
  ['en', 1280, 'ja', 360],
  ['ja', 360, 'en', 1280],
  ['en', 360, 'ja', 1280],
  ['ja', 1280, 'en', 360],
] as const
const runs = everywhere ? all : all.slice(0, 1)

const button = ({ tag, region }: Stop) => tag === 'BUTTON' && region === 'MAIN'

test.each(runs)(
  'somebody who reads %s at %i px, and somebody who reads %s at %i px',
  async (language, width, itsLanguage, itsWidth) => {
    const one = await aPersonOfACompany(launch(), { language, width })
    const other = await aPersonOfACompany(launch(), { language: itsLanguage, width: itsWidth })
    await connect(one, other)
    await follow(other, one)
    await post(one, other)
    await talk(one, other)
    await share(one, other)
    const groupID = await foundAGroup(one, other)
    await askToJoin(other, one)
    await readWithoutScript(launch(), [one, other], groupID)
    // Nothing that the input method was told has been sent, nothing twice.
    expect([one, other].map((each) => each.sent('/make-post'))).toEqual([3, 1])
    expect([one, other].map((each) => each.sent('/make-comment'))).toEqual([2, 2])
  },
  240_000,
)

/** One asks the other, who sees it come and accepts, which the first sees in turn. */
async function connect(asker: Person, asked: Person): Promise<void> {
  const note = saying(asker, 'We met in Hannover.', 'ハノーバーでお会いしました。')
  await asked.open('/connections?list=in')
  await main(asked.page).getByText(asked.words('No requests to answer')).waitFor()
  await asker.open(profilePath(asked.userID))
  await press(asker, called(asker.words('Connect')))
  await arrive(asker, '**/connect/user/*')
  await live(asked, async () => {
    await fillIn(asker, 'note', note)
    // Its words are those of other forms too, in other languages not.
    await press(asker, button)
    await main(asked.page).locator('li.sheet', { hasText: asker.name }).getByText(note).waitFor()
    await expect.poll(() => bellOf(asked)).toBe(1)
  })
  await live(asker, async () => {
    await main(asker.page).getByText(note).waitFor()
    await press(asked, called(asked.words('Accept {name}').replace('{name}', asker.name)))
    await main(asked.page).getByText(asked.words('You are connected now.')).waitFor()
    await main(asker.page)
      .getByRole('button', { name: asker.words('Remove connection') })
      .waitFor()
    await expect.poll(() => bellOf(asker)).toBe(1)
  })
  await seeUnderBell(asker, asked.name)
}

/** So that what the company writes comes too. */
async function follow(reader: Person, { company }: Person): Promise<void> {
  await reader.open(
    businessPath({ key: businessKey({ businessID: company.businessID, companyName: company.name }) }),
  )
  await press(reader, called(reader.words('Follow')), 'Space')
  await expect.poll(() => reader.sent('/social/follow/business')).toBe(1)
}

/** As a person, naming the other; then as a company. Both come to the reader's feed, and the name under their bell. */
async function post(writer: Person, reader: Person): Promise<void> {
  const asPerson = saying(writer, 'Line 3 runs since Monday.', '三号機が月曜日から動いています。')
  const asCompany = saying(writer, 'We ship spindles from January.', '一月からスピンドルを出荷します。')
  for (const { open } of [writer, reader]) await open('/newsfeed')
  const before = await bellOf(reader)
  await write(writer, asPerson, reader.name)
  await takeNews(reader, asPerson)
  await main(reader.page)
    .getByRole('link', { name: `@${reader.name}` })
    .first()
    .waitFor()
  await expect.poll(() => bellOf(reader)).toBe(before + 1)
  // The identity is chosen by arrows.
  await press(writer, called(writer.name), 'Enter', 'Shift+Tab')
  await tabTo(writer.page, ({ tag, name }) => tag === 'INPUT' && name === 'actor')
  await writer.page.keyboard.press('ArrowDown')
  await writer.page.keyboard.press('Escape')
  await write(writer, asCompany)
  await takeNews(reader, asCompany)
  await card(reader.page, asCompany).getByText(writer.company.name).first().waitFor()
}

/** What was said about the company's post: likes and comments come to its writer, and answers to the reader, while they look. */
async function talk(writer: Person, reader: Person): Promise<void> {
  const asked = saying(reader, 'Grease or oil?', 'グリスですか、オイルですか。')
  const more = saying(reader, 'And how many a month?', '月に何本でしょうか。')
  const answer = saying(writer, 'Both are fine.', 'どちらでも使えます。')
  const second = saying(writer, 'Two hundred a month.', '月に二百本です。')
  const theirs = writer.page.locator('article[data-post]').first()
  await live(writer, async () => {
    await press(reader, called(reader.words('Like this post')), 'Space')
    await theirs.getByRole('button', { name: likesIn(writer) }).waitFor()
  })
  await press(reader, called(reader.words('Comment')))
  await live(writer, async () => {
    await tabTo(reader.page, field('content'))
    await typeIn(reader, asked)
    // The Enter keys of the input method have sent nothing.
    expect(reader.sent('/make-comment')).toBe(0)
    await reader.page.keyboard.press('Enter')
    await comment(reader.page, asked).getByText(asked, { exact: true }).waitFor()
    await theirs.getByRole('link', { name: commentsIn(writer, 1) }).waitFor()
  })
  await press(writer, called(writer.words('Comment')))
  await comment(writer.page, asked).getByText(asked, { exact: true }).waitFor()
  await live(writer, async () => {
    await typeIn(reader, more)
    await reader.page.keyboard.press('Enter')
    await comment(writer.page, more).waitFor()
  })
  await live(reader, async () => {
    await press(writer, called(writer.words('Reply')))
    await expect.poll(() => focused(writer.page)).toMatchObject({ name: 'content' })
    await typeIn(writer, answer)
    await writer.page.keyboard.press('Enter')
    await comment(reader.page, asked)
      .getByRole('button', { name: repliesIn(reader) })
      .waitFor()
  })
  await press(reader, ({ text }) => text === repliesIn(reader), 'Enter', 'Shift+Tab')
  await comment(reader.page, answer).waitFor()
  await live(reader, async () => {
    await typeIn(writer, second)
    await writer.page.keyboard.press('Enter')
    await comment(reader.page, second).waitFor()
  })
  await live(writer, async () => {
    await press(reader, called(reader.words('Like')), 'Space')
    await comment(writer.page, answer)
      .getByRole('button', { name: likesIn(writer) })
      .waitFor()
  })
  for (const one of [reader, writer]) await judgePage(one)
}
const likesIn = (person: Person) => counted(person, '{count, plural, one {# like} other {# likes}}', 1)
const repliesIn = (person: Person) => counted(person, '{replies, plural, one {# reply} other {# replies}}', 1)
const commentsIn = (person: Person, count: number) =>
  counted(person, '{comments, plural, one {# comment} other {# comments}}', count)

/** A product by its Share button and the clipboard: as a card that leads to it. */
async function share(writer: Person, reader: Person): Promise<void> {
  const { page, company } = writer
  const path = productPath({
    key: productKey({ productID: company.productID, name: company.product, companyName: company.name }),
  })
  const text = saying(writer, 'Now in our programme:', '新たに取り扱いを始めました。')
  await writer.open(path)
  await press(writer, called(writer.words('Share')))
  await page.getByText(writer.words('Product Link copied!')).waitFor()
  await writer.open('/newsfeed')
  await tabTo(page, field('content'))
  await typeIn(writer, text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+V')
  await press(writer, called(writer.words('Post')))
  await card(page, text).waitFor()
  await takeNews(reader, text)
  await press(reader, ({ href, text: shown }) => href === path && shown.includes(company.product))
  await arrive(reader, `**${path}`)
}

// Groups and reading without scripts, of the two people of together.test.ts.
import { expect, onTestFinished } from 'vitest'
import type { Browser } from 'playwright-core'
import { groupPath, postPath, timelinePath } from '../src/contract/slugs.ts'
import { removeGroup } from '../src/domains/groups/closing.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aSession } from '../src/testing/sessions.ts'
import { onDatabase } from './changes.ts'
import { judgePage } from './judges.ts'
import { tabTo } from './keyboard.ts'
import { signIn } from './signed-in.ts'
import {
  arrive,
  bellOf,
  called,
  card,
  comment,
  field,
  fillIn,
  live,
  main,
  press,
  saying,
  seeUnderBell,
  takeNews,
  write,
  type Person,
} from './together.ts'
import { visitorWith } from './visitor.ts'

/** A private group is founded; the other is invited on their open page, comes in and writes, which the founder sees. */
export async function foundAGroup(founder: Person, guest: Person): Promise<string> {
  const name = saying(founder, 'Exhibitors of Hall 4', '第四ホール出展者の会')
  const text = saying(guest, 'Spindles at stand 12.', '小間番号12番にスピンドルがあります。')
  for (const { open } of [founder, guest]) await open('/groups')
  await press(founder, called(founder.words('Create a group')))
  await arrive(founder, '**/groups/create')
  await fillIn(founder, 'name', name)
  await fillIn(founder, 'purpose', saying(founder, 'What we show at the fair.', '展示会に出すものについて。'))
  await fillIn(founder, 'rules', saying(founder, 'No advertising.', '宣伝はご遠慮ください。'))
  await tabTo(founder.page, field('kind'))
  await founder.page.keyboard.press('End')
  await press(founder, called(founder.words('Create group')))
  await arrive(founder, '**/groups/*done=founded*')
  const path = new URL(founder.page.url()).pathname
  const id = path.split('/').at(-1)!
  closedAfter(founder, id)
  await press(founder, ({ href }) => href === `${path}/members`)
  await arrive(founder, '**/members')
  await fillIn(founder, 'find', guest.name)
  await founder.page.keyboard.press('Enter')
  await founder.page.waitForURL('**/members?find=*')
  await main(founder.page).getByRole('button').filter({ hasText: guest.name }).waitFor()
  const bells = [await bellOf(guest), await bellOf(founder)]
  await live(guest, async () => {
    await press(founder, ({ tag, text: words }) => tag === 'BUTTON' && words.includes(guest.name))
    await main(guest.page)
      .getByRole('heading', { name: guest.words('You are invited') })
      .waitFor()
    await expect.poll(() => bellOf(guest)).toBe(bells[0]! + 1)
  })
  await press(guest, called(name))
  await arrive(guest, `**${path}`)
  await press(guest, field('agreed'), 'Space')
  await press(guest, called(guest.words('Accept invitation')))
  await main(guest.page).getByText(guest.words('You are a member of this group.')).waitFor()
  await live(founder, async () => {
    await expect.poll(() => bellOf(founder)).toBe(bells[1]! + 1)
  })
  await founder.open(path)
  await write(guest, text)
  await takeNews(founder, text)
  await judgePage(founder)
  await judgePage(guest)
  return id
}

/** It goes with the test. */
const closedAfter = ({ userID }: Person, groupID: string): void =>
  onTestFinished(() =>
    onDatabase(
      async (db) => void (await removeGroup(db, await aSession(db, { userID }), groupID, undefined)),
    ),
  )

/** Who is not in a private group asks; who leads it sees that come, lets them in, and their page becomes a member's. */
export async function askToJoin(asker: Person, owner: Person): Promise<void> {
  const note = saying(asker, 'We grind rings of 2 metres.', '直径2メートルの軌道輪を研削しています。')
  const name = saying(owner, 'Grinders of large rings', '大形軌道輪研削の会')
  const id = await onDatabase(async (db) =>
    aGroup(db, await aSession(db, { userID: owner.userID }), { name, kind: 'private' }),
  )
  closedAfter(owner, id)
  await owner.open(`${groupPath(id)}/requests`)
  await asker.open(groupPath(id))
  await fillIn(asker, 'note', note)
  const before = await bellOf(asker)
  await live(owner, async () => {
    await press(asker, called(asker.words('Ask to join')))
    await main(owner.page).getByText(note).waitFor()
  })
  await live(asker, async () => {
    await press(owner, ({ tag, text }) => tag === 'BUTTON' && text.startsWith(owner.words('Let in')))
    await asker.page.locator('#new-post').waitFor()
    await expect.poll(() => bellOf(asker)).toBe(before + 1)
  })
  await seeUnderBell(asker, name)
}

/** The same without scripts: what everybody may read by a visitor, the group by its member. */
export async function readWithoutScript(
  browser: Browser,
  [writer, reader]: readonly [Person, Person],
  groupID: string,
): Promise<void> {
  const { language, width } = reader
  const asCompany = saying(writer, 'We ship spindles from January.', '一月からスピンドルを出荷します。')
  const visitor = await visitorWith(browser, { language, width, script: false })
  await visitor.open(timelinePath(writer.company.businessID))
  const postID = await card(visitor.page, asCompany).getAttribute('data-post')
  await visitor.open(postPath(postID!))
  await card(visitor.page, asCompany).waitFor()
  for (const text of [
    saying(reader, 'Grease or oil?', 'グリスですか、オイルですか。'),
    saying(reader, 'And how many a month?', '月に何本でしょうか。'),
  ])
    await comment(visitor.page, text).waitFor()
  await visitor.page.locator('[data-comment] a', { hasText: /2/ }).click()
  await comment(visitor.page, saying(writer, 'Two hundred a month.', '月に二百本です。')).waitFor()
  await judgePage(visitor, false)
  const text = saying(reader, 'Spindles at stand 12.', '小間番号12番にスピンドルがあります。')
  await visitor.open(groupPath(groupID))
  expect(await main(visitor.page).getByText(text).count()).toBe(0)
  await signIn(visitor, groupPath(groupID), reader.email)
  await main(visitor.page).getByText(text).waitFor()
  await judgePage(visitor, false)
}

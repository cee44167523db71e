// Hostile strings in the addresses of the social side: what is looked for, where a list goes on, whose page it is; for visitors and
// for who is signed in. Never a failure of ours, a long wait, a way to another site or an echo that runs.
import { expect, test } from 'vitest'
import { groupPath, postPath, timelinePath } from '../src/contract/slugs.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { partOf } from '../src/testing/proofs.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { hostileTexts, readerWith } from './hostile-fields.ts'
import { careless, encoded, hostile } from './hostile-strings.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { someOf, visitorWith, withBrowser, type Visitor } from './visitor.ts'
import { wrongAmong } from './wrong-answers.ts'

const { launch } = withBrowser()

/** What a browser sends along of somebody who is signed in. */
async function headersOf({ context }: Visitor): Promise<Record<string, string>> {
  const cookies = await context.cookies()
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** Somebody with a group and a post of their own. */
async function aLeader() {
  const visitor = await visitorWith(launch())
  const as = await signedIn(visitor)
  const [groupID, postID] = await onDatabase(
    async (db) => [await aGroup(db, as), await aPostBy(db, { type: 'user', id: as.userID })] as const,
  )
  return { ...as, groupID, postID, headers: await headersOf(visitor) }
}

test('as words of a search for groups, by visitors and in a browser', async () => {
  const texts = partOf(hostileTexts, 150)
  const addresses = texts.map((text) => `/groups?search=${encoded(text)}`)
  expect(await wrongAmong(addresses)).toEqual([])
  const reader = await readerWith(launch(), { width: 360 })
  await signedInAs(reader, '/groups')
  // Of an address of more than 16 kB nothing is read.
  const short = hostile.filter((text) => encoded(text).length < 15_000)
  expect(short.length).toBeGreaterThan(hostile.length * 0.9)
  for (const text of partOf(short, 8)) {
    await reader.open(`/groups?search=${encoded(text)}`)
    await reader.look('main input[name="search"]')
  }
}, 1_200_000)

test.each(['industry', 'cursor', 'closed', 'search'])(
  'as the value of %s in the list of groups',
  async (name) => {
    const { headers } = await aLeader()
    const addresses = someOf(hostile, name).flatMap((text) => [
      `/groups?${name}=${encoded(text)}`,
      `/groups.data?${name}=${careless(text)}`,
    ])
    expect(await wrongAmong(addresses)).toEqual([])
    expect(await wrongAmong(addresses, { headers })).toEqual([])
  },
)

test('as what the pages of a group, a post and a timeline are asked for', async () => {
  const { headers, groupID, postID, userID } = await aLeader()
  const addresses = someOf(hostile, 'social pages').flatMap((text) => [
    `${groupPath(groupID)}?cursor=${encoded(text)}&done=${encoded(text)}`,
    `${groupPath(groupID)}/members?find=${encoded(text)}&done=${encoded(text)}`,
    `${groupPath(groupID)}/members?cursor=${encoded(text)}`,
    `${groupPath(groupID)}/requests?kind=${encoded(text)}&cursor=${encoded(text)}`,
    `${postPath(postID)}?comments=${encoded(text)}&answers=${encoded(text)}&from=${encoded(text)}`,
    `${timelinePath(userID)}?cursor=${encoded(text)}&done=${encoded(text)}&removed=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
  expect(await wrongAmong(addresses, { headers })).toEqual([])
})

test('as what one’s own pages are asked for', async () => {
  const { headers } = await aLeader()
  const addresses = someOf(hostile, 'own social pages').flatMap((text) => [
    `/newsfeed?nextID=${encoded(text)}&done=${encoded(text)}`,
    `/connections?list=${encoded(text)}&cursor=${encoded(text)}&as=${encoded(text)}&done=${encoded(text)}`,
    `/notifications?cursor=${encoded(text)}`,
    `/following?cursor=${encoded(text)}`,
    `/acting-as?search=${encoded(text)}&continue=${encoded(text)}`,
    `/unsubscribe?token=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses, { headers })).toEqual([])
})

test('as what the pages of one’s companies are asked for', async () => {
  const { headers, userID } = await aLeader()
  const members = [{ userID, role: 'owner' as const }]
  const id = await aCompanyMore({ companyName: 'Asked Proof Works', members })
  const addresses = someOf(hostile, 'pages of companies').flatMap((text) => [
    `/business/${id}/requests?search=${encoded(text)}&cursor=${encoded(text)}&ask=${encoded(text)}`,
    `/business/${userID}/requests?search=${encoded(text)}&before=${encoded(text)}&sent=${encoded(text)}`,
    `/business/${id}/products?search=${encoded(text)}&state=${encoded(text)}&page=${encoded(text)}`,
    `/business/${id}/members?search=${encoded(text)}&ask=${encoded(text)}&done=${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses, { headers })).toEqual([])
})

test('as whose page it is', async () => {
  const { headers } = await aLeader()
  const pages = ['/post/', '/timeline/', '/groups/', '/connect/', '/connect/user/', '/report/group/']
  const addresses = someOf(hostile, 'whose page').flatMap((text) =>
    pages.flatMap((page) => [`${page}${encoded(text)}`, `${page}${encoded(text)}/edit`]),
  )
  expect(await wrongAmong(addresses)).toEqual([])
  expect(await wrongAmong(addresses, { headers })).toEqual([])
})

test('as what the calls of the social side are asked for', async () => {
  const addresses = someOf(hostile, 'social calls').flatMap((text) => [
    `/api/groups?search=${encoded(text)}&industry=${encoded(text)}&cursor=${encoded(text)}`,
    `/api/timeline/load/${encoded(text)}?skip=${encoded(text)}&size=${encoded(text)}`,
    `/api/social/comments/${encoded(text)}?skip=${encoded(text)}`,
    `/api/social/reaction/${encoded(text)}/who`,
    `/api/social/posts/public/${encoded(text)}`,
  ])
  expect(await wrongAmong(addresses)).toEqual([])
})

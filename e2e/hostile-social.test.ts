// Everybody's name looks like an element of a translated text: people, companies, their group. Every page, list, menu and dialog of
// the social side names them as often as it names anybody else.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { groupPath, postPath, timelinePath } from '../src/contract/slugs.ts'
import { likeElements } from '../src/testing/like-elements.ts'
import { partOf } from '../src/testing/proofs.ts'
import { takenCalls, type Caller } from './callers.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { act, founding } from './hostile-groups.ts'
import { readerWith, type Reader } from './hostile-fields.ts'
import { signedIn } from './signed-in.ts'
import { scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const wholeMs = 600_000

type Someone = { reader: Reader; as: Caller; businessID: string }
type Told = { writer: Someone; other: Someone; third: Someone; groupID: string; postID: string }

/** Somebody and a company of theirs, which are all called so. */
async function someone(name: string): Promise<Someone> {
  const reader = await readerWith(launch(), {})
  const person = { firstName: name, lastName: name, profession: name, companyName: name, city: name }
  const as = await signedIn(reader, person)
  const members = [{ userID: as.userID, role: 'owner' as const }]
  const { businessID, remove } = await makeCompany({ companyName: name, members })
  onTestFinished(remove)
  return { reader, as, businessID }
}

const call = async (as: Caller, name: string, path: string, body: object): Promise<never> => {
  const [data] = await takenCalls<never>(name, [{ as, path, body }])
  return data!
}

/** They write, answer, like, follow, connect and come into a group, all that there is to be told of. */
async function whatIsTold(name: string): Promise<Told> {
  const [writer, other, third] = [await someone(name), await someone(name), await someone(name)]
  const { as: me, businessID: mine } = writer
  const { as: they, businessID: theirs } = other
  const follows = (resourceType: string, resourceID: string, as = they) =>
    call(as, 'follow', `/social/follow/${resourceType}`, { resourceID })
  await follows('user', me.userID)
  await follows('business', mine)
  await follows('user', they.userID, me)
  const mention = { type: 'user', id: they.userID }
  const post = { content: `For @${name} ${name} today`, mentions: [mention] }
  const writes = (place: object, more = {}) =>
    call(me, 'makePost', '/social/posts/make-post', { ...post, ...place, ...more }) as Promise<{
      postID: string
    }>
  const { postID } = await writes({ timelineType: 'user', timelineID: me.userID })
  await writes({ timelineType: 'business', timelineID: mine, businessID: mine })
  const says = (as: Caller, resourceType: string, resourceID: string, more = {}) =>
    call(as, 'makeComment', '/social/comments/make-comment', {
      resourceType,
      resourceID,
      content: 'Grease or oil?',
      ...more,
    }) as Promise<{ commentID: string }>
  const { commentID } = await says(they, 'post', postID)
  await says(they, 'post', postID, { businessID: theirs })
  await says(me, 'comment', commentID)
  for (const [type, resourceID] of [
    ['post', postID],
    ['comment', commentID],
  ])
    await call(they, 'react', `/social/reaction/react/${type}`, { resourceID })
  const asks = (as: Caller, resourceType: string, resourceID: string) =>
    call(as, 'askConnection', '/social/connections', {
      resourceType,
      resourceID,
      note: name,
    }) as Promise<{ connectionID: string }>
  await asks(they, 'business', mine)
  await asks(they, 'user', third.as.userID)
  const { connectionID } = await asks(they, 'user', me.userID)
  await call(me, 'acceptConnection', `/social/connections/${connectionID}/accept`, {})
  const group = founding(me, { name, purpose: name, rules: name }, 'private')
  const { groupID } = (await call(me, 'createGroup', '/groups', group.body)) as { groupID: string }
  const does = (as: Caller, callName: string, what: string, body?: object) =>
    takenCalls(callName, [act(as, groupID, what, body)])
  await does(they, 'askGroup', 'ask', { rulesRevision: 1, note: name })
  await does(me, 'acceptInGroup', 'accept', { userID: they.userID })
  await does(me, 'inviteToGroup', 'invite', { userID: third.as.userID })
  await writes(
    { timelineType: 'group', timelineID: groupID },
    { shared: { resourceType: 'business', resourceID: theirs } },
  )
  // What a company says is told to its followers by a job; who has muted it by then hears nothing.
  await expect
    .poll(() => kindsOf([writer, other, third]), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([...kinds]))
  await call(they, 'blockParty', '/blocks/business', { resourceID: (await someone(name)).businessID })
  await call(they, 'mute', '/newsfeed/mute', { resourceType: 'business', resourceID: mine })
  return { writer, other, third, groupID, postID }
}

/** The kinds of all that they have been told, by people who read it; none while news of theirs is on its way: what is of others does not count. */
const kindsOf = (people: readonly Someone[]) =>
  onDatabase(async (db) => {
    const ids = people.map(({ as }) => as.userID)
    const names = [...ids, ...people.map(({ businessID }) => businessID)]
    const ofThem = sql`from unnest(${names}::text[]) as name where strpos(payload::text, name) > 0`
    const left = await sql`
      select 1 from outbox where exists (select ${ofThem})
      union all select 1 from outbox_waiting where exists (select ${ofThem})
      union all select 1 from notification_spreads where business_id = any(${names}::uuid[]) limit 1`.execute(
      db,
    )
    if (left.rows.length > 0) return []
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from notifications where user_id = any(${ids}::uuid[]) order by kind`.execute(db)
    return rows.map(({ kind }) => kind)
  })

const pagesOf = ({ writer, other, third, groupID, postID }: Told): [Reader, string, string][] => {
  const [w, o, t] = [writer.reader, other.reader, third.reader]
  const me = writer.as.userID
  return [
    [o, 'their timeline', timelinePath(me)],
    [o, 'the timeline of a company', timelinePath(writer.businessID)],
    [o, 'their profile', `/profile/${me}`],
    [o, 'a post', postPath(postID)],
    [w, 'one’s own post, changed', `${postPath(postID)}/edit`],
    [o, 'the feed', '/newsfeed'],
    [w, 'one’s own feed', '/newsfeed'],
    [o, 'who is muted', '/newsfeed/muted'],
    [o, 'who is blocked', '/blocked'],
    [o, 'whom one follows', '/following'],
    [o, 'as whom one acts', '/acting-as'],
    [w, 'the bell', '/notifications'],
    [o, 'the bell of the other', '/notifications'],
    [t, 'the bell of the third', '/notifications'],
    [w, 'connections', '/connections'],
    [w, 'requests to a company', `/connections?list=in&as=${writer.businessID}`],
    [o, 'requests to others', '/connections?list=out'],
    [o, 'a connection', `/connect/user/${me}`],
    [o, 'a request', `/connect/user/${third.as.userID}`],
    [t, 'a request that was received', `/connect/user/${other.as.userID}`],
    [t, 'whom one might ask', `/connect/business/${writer.businessID}`],
    [t, 'groups', '/groups'],
    [t, 'a group to which one is invited', groupPath(groupID)],
    [o, 'a group', groupPath(groupID)],
    [w, 'its members', `/groups/${groupID}/members`],
    [w, 'whom it invited', `/groups/${groupID}/requests?kind=invited`],
    [w, 'its settings', `/groups/${groupID}/edit`],
    [o, 'reporting a post', `/report/post/${postID}`],
    [o, 'reporting a group', `/report/group/${groupID}`],
    [o, 'blocking somebody', `/block/user/${me}`],
  ]
}

/** How often a name stands on a page, where it is read, what it is called by, and what its parts are named. */
async function timesOn(page: Page, name: string): Promise<number> {
  const words = await page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], input, textarea')].map(
        (one) => `${one.getAttribute('aria-label') ?? ''}\n${(one as Partial<HTMLInputElement>).value ?? ''}`,
      ),
    ].join('\n'),
  )
  return words.split(name).length - 1
}

/** By what is looked at. */
async function timesOf(name: string): Promise<Record<string, number>> {
  const told = await whatIsTold(name)
  const times: Record<string, number> = {}
  for (const [{ page, open }, what, path] of pagesOf(told)) {
    expect([path, (await open(path))?.status()]).toEqual([path, 200])
    times[what] = await timesOn(page, name)
  }
  const { page, open } = told.other.reader
  await open(postPath(told.postID))
  await scriptsRun(page)
  await page.locator('article button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  times['who likes it'] = await timesOn(page, name)
  await page.keyboard.press('Escape')
  await page.locator('article header summary').first().click()
  await page.locator('article header details[open] a[href^="/report/"]').click()
  await page.getByRole('dialog', { name: new RegExp('^Report') }).waitFor()
  times['the dialog of a report'] = await timesOn(page, name)
  await open('/following')
  await scriptsRun(page)
  await page.locator('main li button').first().click()
  await page.getByRole('status').filter({ hasText: 'You no longer follow' }).waitFor()
  times['whom one follows no longer'] = await timesOn(page, name)
  // Names of one stand in those of another, and groups stand in a list with all others.
  const { groupID, writer } = told
  await takenCalls('removeGroup', [{ as: writer.as, method: 'DELETE', path: `/groups/${groupID}`, body: {} }])
  return times
}

const kinds = [
  'connection.accepted',
  'connection.asked',
  'group.admitted',
  'group.asked',
  'group.invited',
  'social.answered',
  'social.commented',
  'social.followed',
  'social.liked',
  'social.mentioned',
  'social.posted',
] as const

const names = partOf(likeElements, 1)

test(
  'they are named as often as people with names of letters',
  async () => {
    const usual = await timesOf('Kazari')
    expect(Object.entries(usual).filter(([, times]) => times === 0)).toEqual([])
    for (const name of names) expect([name, await timesOf(name)]).toEqual([name, usual])
  },
  wholeMs,
)

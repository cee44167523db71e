// Texts that mean no good as the name of a group where it is named elsewhere, and as what somebody writes who asks to join one.
import { expect, test } from 'vitest'
import { askGroup } from '../src/contract/groups.ts'
import { limits } from '../src/contract/limits.ts'
import { groupPath, postPath } from '../src/contract/slugs.ts'
import { answersTo, callers, takenCalls, type Call, type Caller } from './callers.ts'
import { inField, packed, plain, readerWith, tellSeen, unseen, type Reader } from './hostile-fields.ts'
import { act, fields, groups, ofOne } from './hostile-groups.ts'
import { markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { pairsFor, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const wholeMs = 1_800_000

const taken = fields().name
/** Few enough that one member may be in all of them. */
const parts = [taken.alone.slice(0, ofOne), taken.alone.slice(ofOne)].filter((names) => names.length > 0)

test.each(parts.map((names) => ({ names })))(
  'on other pages that name them',
  async ({ names }) => {
    const founder = await readerWith(launch(), {})
    const founds = await signedIn(founder)
    const ids = await groups(
      names.map((name) => ({ name, purpose: 'Talk', rules: '' })),
      [founds],
    )
    const reader = await readerWith(launch(), {})
    const member = await signedIn(reader)
    await takenCalls(
      'joinGroup',
      ids.map((id) => act(member, id, 'join')),
    )
    const posts = await takenCalls<{ postID: string }>(
      'makePost',
      ids.map((timelineID): Call => ({
        as: founds,
        path: '/social/posts/make-post',
        // Much the same in many groups is refused.
        body: { content: crypto.randomUUID(), timelineType: 'group', timelineID },
      })),
    )
    const on = 'article[data-post] header p a[href^="/groups/"]'
    const inFeed: string[] = []
    await expect
      .poll(
        async () => {
          inFeed.splice(0)
          inFeed.push(...(await reader.readAll('/newsfeed', on, 'main a[href*="nextID="]')))
          return unseen(names, inFeed)
        },
        { timeout: 120_000 },
      )
      .toEqual([])
    await reader.read('/newsfeed', on)
    const why = await reader.look('article[data-post] summary + * li > span > bdi')
    expect(unseen(names.slice(-3), why)).toEqual([])
    for (const [at, name] of names.entries()) {
      const pages = {
        [postPath(posts[at]!.postID)]: on,
        [`/groups/${ids[at]}/members`]: 'main header h1 bdi',
        [`/report/group/${ids[at]}`]: 'main h1 bdi',
      }
      for (const [path, where] of Object.entries(pages))
        expect([path, (await reader.read(path, where)).map(plain)]).toEqual([path, [plain(name)]])
      const requests = await founder.read(`/groups/${ids[at]}/requests`, 'main header h1 bdi')
      expect(requests.map(plain)).toEqual([plain(name)])
    }
    await takenCalls(
      'mute',
      ids.map((resourceID): Call => ({
        as: member,
        path: '/newsfeed/mute',
        body: { resourceType: 'group', resourceID, forGood: true },
      })),
    )
    expect(unseen(names, await reader.read('/newsfeed/muted', 'main li bdi'))).toEqual([])
    tellSeen('names of groups, elsewhere', { alone: names, more: [], refused: [] }, reader, founder)
  },
  wholeMs,
)

const Note = askGroup.body.shape.note.unwrap()
/** One page of them. */
const ofPage = 20
const asks = (note: string) => ({ rulesRevision: 1, note })
const aGroup = { name: 'Exhibitors of Hall 4', purpose: 'Talk', rules: '' }

test.each(pairsFor('hostile-groups-named'))(
  'in %s at %i px: in requests to join a group, for who answers them',
  async (language, width) => {
    const noted = inField(Note)
    const notes = packed(noted, limits.connectionNoteMax, '\n').filter((text) => text !== '')
    const pages = Math.ceil(notes.length / ofPage)
    // Each reads the requests to the groups that they founded.
    const readers: Reader[] = []
    const founders: Caller[] = []
    while (founders.length * ofOne < pages) {
      const reader = await readerWith(launch(), { language, width })
      founders.push(await signedIn(reader))
      readers.push(reader)
    }
    const ids = await groups(
      Array.from({ length: pages }, () => aGroup),
      founders,
      'private',
    )
    const people = await callers(ofPage)
    await takenCalls(
      'askGroup',
      notes.map((note, at) => act(people[at % ofPage]!, ids[Math.floor(at / ofPage)]!, 'ask', asks(note))),
    )
    const shown: string[] = []
    for (const [at, id] of ids.entries())
      shown.push(
        ...(await readers[Math.floor(at / ofOne)]!.read(`/groups/${id}/requests`, 'main li p[dir="auto"]')),
      )
    expect(unseen(notes, shown)).toEqual([])
    expect(await seriousFindings(readers[0]!.page)).toEqual([])
    tellSeen('notes of requests to join', noted, ...readers)
  },
  wholeMs,
)

test(
  'typed they outlive a reload, and what no note may say is refused',
  async () => {
    const { refused } = inField(Note)
    const [leader, other] = await callers(2)
    const [id] = await groups([aGroup], [leader!], 'private')
    const answers = await answersTo(
      'askGroup',
      refused.map((note) => act(other!, id!, 'ask', asks(note))),
    )
    expect(refused.filter((_, at) => answers[at]!.status !== 400)).toEqual([])

    const reader = await readerWith(launch(), {})
    await signedInAs(reader, groupPath(id!))
    const { page } = reader
    await scriptsRun(page)
    const box = page.locator('main textarea[name="note"]')
    const typed = markup.slice(0, 6).join('\n')
    await box.fill(typed)
    await page.reload()
    await expect.poll(() => box.inputValue()).toBe(typed)
    await reader.look('main textarea')
  },
  wholeMs,
)

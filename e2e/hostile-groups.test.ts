// Texts that mean no good as what a group is called, what it is for and its rules: in lists, among one's own, under the bell, on
// its own pages, and while they are typed.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { groupPath } from '../src/contract/slugs.ts'
import { answersTo, callers, takenCalls, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { around, packed, plain, readerWith, tellSeen, unseen, type Reader } from './hostile-fields.ts'
import { act, fields, founding, groups, ofOne } from './hostile-groups.ts'
import { markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { pairsFor, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const more = 'main a[href*="cursor="]'
const wholeMs = 1_800_000

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '')

/** As many groups as it takes for all that the three fields hold. */
function allTexts() {
  const taken = fields()
  const names = packed(taken.name, limits.groupNameMax, ' ')
  const purposes = packed(taken.purpose, limits.textAreaMax, '\n')
  const rules = filled(packed(taken.rules, limits.groupRulesMax, '\n'))
  const count = Math.max(names.length, purposes.length, rules.length)
  const texts = Array.from({ length: count }, (_, at) => ({
    name: around(names, at),
    purpose: around(purposes, at),
    rules: around(rules, at),
  }))
  return { taken, names, purposes, rules, texts }
}

const cards = 'main li.sheet h3 bdi, main li.sheet > p[dir="auto"]'

test.each(pairsFor('hostile-groups'))(
  'in %s at %i px: among all groups, among one’s own, and under the bell of who is invited',
  async (language, width) => {
    const { taken, names, purposes, texts } = allTexts()
    const reader = await readerWith(launch(), { language, width })
    const first = await signedIn(reader)
    const founders = [first, ...(await callers(Math.ceil(texts.length / ofOne) - 1))]
    const ids = await groups(texts, founders)
    const own = texts.slice(0, ofOne).flatMap(({ name, purpose }) => [name, purpose])
    expect(unseen(own, await reader.read('/groups', cards))).toEqual([])

    const invited = await readerWith(launch(), { language, width })
    const { userID } = await signedIn(invited)
    await takenCalls(
      'inviteToGroup',
      ids.map((id, at) => act(founders[Math.floor(at / ofOne)]!, id, 'invite', { userID })),
    )
    const listed = await invited.readAll('/groups', cards, more)
    expect(unseen([...names, ...purposes], listed)).toEqual([])
    const told = async () => {
      const { rows } = await onDatabase((db) =>
        sql<{ n: number }>`select count(*)::int as n from notifications where user_id = ${userID}`.execute(
          db,
        ),
      )
      return rows[0]?.n
    }
    await expect.poll(told, { timeout: 240_000 }).toBe(ids.length)
    const about = 'main li > a[href^="/groups/"] > span:nth-of-type(2)'
    expect(unseen(names, await invited.readAll('/notifications', about, more))).toEqual([])
    expect(await seriousFindings(invited.page)).toEqual([])
    for (const [what, one] of Object.entries(taken))
      if (what !== 'rules') tellSeen(`${what} of groups, in lists`, one, reader, invited)
  },
  wholeMs,
)

test(
  'on the page of the group, for who might join and for whose it is',
  async () => {
    const taken = fields()
    const rules = filled(packed(taken.rules, limits.groupRulesMax, '\n'))
    const texts = rules.map((text, at) => ({
      name: around(taken.name.alone, at),
      purpose: around(taken.purpose.alone, at),
      rules: text,
    }))
    // Those with the texts that stand alone are looked at by their founders too.
    const looking: Reader[] = []
    const founders: Caller[] = []
    while (looking.length * ofOne < taken.rules.alone.length) {
      const founder = await readerWith(launch(), {})
      founders.push(await signedIn(founder))
      looking.push(founder)
    }
    founders.push(...(await callers(Math.max(0, Math.ceil(texts.length / ofOne) - looking.length))))
    const ids = await groups(texts, founders)
    const reader = await readerWith(launch(), { width: 360 })
    await signedIn(reader)
    const where = 'main header h1 bdi, main header > p[dir="auto"], main header form p[dir="auto"]'
    for (const [at, { name, purpose, rules: agree }] of texts.entries())
      expect((await reader.read(groupPath(ids[at]!), where)).map(plain)).toEqual(
        [name, purpose, agree].map(plain),
      )
    for (const [at, { name, purpose, rules: agree }] of texts.slice(0, looking.length * ofOne).entries()) {
      const founder = looking[Math.floor(at / ofOne)]!
      const own = 'main header h1 bdi, main header > p[dir="auto"], main aside p[dir="auto"]'
      expect((await founder.read(groupPath(ids[at]!), own)).map(plain)).toEqual(
        [name, purpose, agree].map(plain),
      )
      const typed = 'main [name="name"], main [name="purpose"], main [name="rules"]'
      expect((await founder.read(`/groups/${ids[at]}/edit`, typed)).map(plain)).toEqual(
        [name, purpose, agree].map(plain),
      )
    }
    tellSeen('rules of groups, on their pages', taken.rules, reader, ...looking)
  },
  wholeMs,
)

test('sent in a form without scripts they come back as they were typed', async () => {
  const reader = await readerWith(launch(), { script: false, expected: [400] })
  await signedInAs(reader, '/groups/create')
  const { page } = reader
  const typed = ['name', 'purpose', 'rules'].map((field) => `main [name="${field}"]`)
  for (const text of markup.slice(0, 8)) {
    const long = `${text} ${'ab'.repeat(100)}`
    for (const field of typed) await page.locator(field).fill(long)
    await page.locator('main form button[type="submit"]').last().click()
    await page.getByRole('alert').waitFor()
    expect((await reader.look(typed.join(', '))).map(plain)).toEqual(Array(3).fill(plain(long)))
  }
})

test(
  'what no group may be called or say is refused',
  async () => {
    const taken = fields()
    const [as] = await callers(1)
    const good = { name: 'Exhibitors', purpose: 'Talk', rules: '' }
    for (const [field, { refused }] of Object.entries(taken)) {
      const calls = refused.map((text) => founding(as!, { ...good, [field]: text }))
      const answers = await answersTo('createGroup', calls)
      expect([field, refused.filter((_, at) => ![400, 409].includes(answers[at]!.status))]).toEqual([
        field,
        [],
      ])
    }
  },
  wholeMs,
)

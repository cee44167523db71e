// Groups under many hands at once: numbers are those of who is in them, nobody is in one twice, nothing is left over.
import { afterEach, expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import type { PostAnswer } from '../../testing/post-calls.ts'
import { casesOf } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { endRemoved } from './closing.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, call, posts, ...groups } = groupCalls(await testApi(database), pool)
const { join, ask, invite, accept, decline, leave, name, takeOut, write, members } = groups

const settings = limits as Record<'groupsPerUserMax', number>
const asSet = { ...settings }
afterEach(() => void Object.assign(settings, asSet))

const settle = () => deliverAll(db, domainListeners, testLog)
const times = <T>(count: number, work: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at))
const people = (count: number) => Promise.all(times(count, () => aSession(db)))
const wentWell = (answers: readonly PostAnswer[]) => answers.filter(({ status }) => status === 200).length
const statuses = (answers: readonly PostAnswer[]) => [...new Set(answers.map(({ status }) => status))]
const numberOf = async (query: string, values: unknown[] = []) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, values)).rows[0]!.count
const close = (as: TestSession, groupID: string) => call('DELETE', `/groups/${groupID}`, as, {})
const reopen = (as: TestSession, groupID: string) => call('POST', `/groups/${groupID}/restore`, as, {})

/** Groups that do not know how many are in them or have no owner, who is in one and waits for it too, and what belongs to none. */
async function wrong(): Promise<Record<string, number>> {
  const noGroup = 'not exists (select from groups as g where g.group_id = one.group_id)'
  const found = {
    counts: await numberOf(
      `groups as g where members <> (select count(*) from group_members as m where m.group_id = g.group_id)`,
    ),
    ownerless: await numberOf(
      `groups as g where not exists (select from group_members as m where m.group_id = g.group_id and role = 'owner')`,
    ),
    both: await numberOf('group_members join group_candidates using (group_id, user_id)'),
    members: await numberOf(`group_members as one where ${noGroup}`),
    candidates: await numberOf(`group_candidates as one where ${noGroup}`),
    posts: await numberOf(
      `(select timeline_id as group_id from posts where timeline_type = 'group') as one where ${noGroup}`,
    ),
    comments: await numberOf(
      `comments as c where resource_type = 'post' and not exists (select from posts where post_id = c.resource_id)`,
    ),
  }
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0))
}

/** As if it had been closed too long ago to be opened, until everybody has heard. */
async function endGroup(groupID: string): Promise<void> {
  await pool.query("update groups set removed_at = now() - interval '31 days' where group_id = $1", [groupID])
  expect(await endRemoved(db)).toBe(1)
  await settle()
}

const rounds = casesOf(200, 8)

test('joining against closing: who was let in is in it once it is open again, who came late is not, and all of it ends', async () => {
  const [owner, first, second, ...others] = (await people(9)) as [TestSession, TestSession, ...TestSession[]]
  const counted = { in: 0, late: 0 }
  // What comes first hangs on the machine: whoever was late the last time is given more of a start.
  let start = 2
  for (let round = 0; round < rounds; round += 1) {
    const groupID = await aGroup(db, owner, {}, [first, second!])
    const after = (count: number, does: () => Promise<PostAnswer>) =>
      Promise.all(times(Math.max(0, count), () => show(groupID))).then(does)
    const [closed, left, said, ...joined] = await Promise.all([
      after(start, () => close(owner, groupID)),
      after(-start, () => leave(first, groupID)),
      after(-start, () => write(second, groupID, `Hall plan ${round}`)),
      ...others.map((one) => after(-start, () => join(one, groupID))),
    ])
    expect(closed.status).toBe(200)
    for (const answer of [left, said, ...joined]) expect([200, 404]).toContain(answer.status)
    for (const one of [owner, second!, others[0]!])
      expect(await show(groupID, one)).toMatchObject({ status: 404 })
    expect(statuses(await Promise.all(others.map((one) => join(one, groupID))))).toEqual([404])
    expect(await reopen(owner, groupID)).toMatchObject({ status: 200 })
    const inIt = 3 - wentWell([left]) + wentWell(joined)
    expect(await show(groupID)).toMatchObject({ data: { members: inIt } })
    for (const [at, one] of others.entries())
      expect(await show(groupID, one)).toMatchObject({
        data: { session: { standing: joined[at]!.status === 200 ? 'member' : 'none' } },
      })
    expect(await posts.timeline(groupID, owner)).toHaveLength(wentWell([said]))
    await Promise.all([close(owner, groupID), join(first, groupID), write(second, groupID, `Late ${round}`)])
    expect(await wrong()).toEqual({})
    await endGroup(groupID)
    counted.in += wentWell(joined)
    counted.late += joined.length - wentWell(joined)
    start += wentWell(joined) > joined.length / 2 ? -1 : 1
  }
  expect(await wrong()).toEqual({})
  expect(await numberOf('groups')).toBe(0)
  expect(Math.min(counted.in, counted.late)).toBeGreaterThan(rounds / 4)
}, 240_000)

test('a hundred who join at once, each twice: everybody is in it once, and told of once', async () => {
  const owner = await aSession(db)
  const groupID = await aGroup(db, owner)
  const many = await people(50)
  const answers = await Promise.all(many.flatMap((one) => [join(one, groupID), join(one, groupID)]))
  expect(statuses(answers)).toEqual([200])
  expect(await show(groupID)).toMatchObject({ data: { members: 51 } })
  expect(await numberOf('group_members where group_id = $1', [groupID])).toBe(51)
  expect(await numberOf("outbox where type = 'group.joined' and payload ->> 'groupID' = $1", [groupID])).toBe(
    50,
  )
  expect(wentWell(await Promise.all(many.flatMap((one) => [leave(one, groupID), leave(one, groupID)])))).toBe(
    50,
  )
  expect(await show(groupID)).toMatchObject({ data: { members: 1 } })
  expect(await wrong()).toEqual({})
})

test('of those who own a group and leave at once one stays', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other, member] = (await people(3)) as [TestSession, TestSession, TestSession]
    const groupID = await aGroup(db, one, {}, [other, member])
    expect(await name(one, groupID, other, 'owner')).toMatchObject({ status: 200 })
    const answers = await Promise.all([
      leave(one, groupID),
      round % 2 ? leave(other, groupID) : name(other, groupID, other, 'member'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    // Whoever steps down stays in it; whoever leaves does not.
    const left = 3 - wentWell(answers.slice(0, round % 2 ? 2 : 1))
    expect((await members(member, groupID)).data).toMatchObject({
      items: [{ role: 'owner' }, ...times(left - 1, () => ({ role: 'member' }))],
    })
  }
  expect(await wrong()).toEqual({})
}, 120_000)

test('who joins many groups at once is in no more than they may be', async () => {
  settings.groupsPerUserMax = 3
  for (let round = 0; round < rounds; round += 1) {
    const owners = await people(6)
    const founded = await Promise.all(owners.map((owner) => aGroup(db, owner)))
    const [reader] = await people(1)
    const answers = await Promise.all(founded.map((groupID) => join(reader, groupID)))
    expect(wentWell(answers)).toBe(3)
    expect(answers.filter(({ name: error }) => error === 'GroupsFull')).toHaveLength(3)
    expect(await numberOf('group_members where user_id = $1', [reader!.userID])).toBe(3)
  }
  expect(await wrong()).toEqual({})
}, 120_000)

test('a request that is accepted, declined and taken back, an invitation and a removal at once: in it or not, never both', async () => {
  const [owner, moderator] = (await people(2)) as [TestSession, TestSession]
  const groupID = await aGroup(db, owner, { kind: 'private' }, [moderator])
  await name(owner, groupID, moderator, 'moderator')
  const ends = { in: 0, out: 0 }
  const bothWere = () => Math.min(ends.in, ends.out) > 0
  // Which of them comes first is chance: it goes on until both ends were seen.
  for (let round = 0; round < rounds || (!bothWere() && round < 20 * rounds); round += 1) {
    const [person] = await people(1)
    if (round % 2) await ask(person, groupID)
    const hands = [
      () => ask(person, groupID),
      () => accept(owner, groupID, person),
      () => invite(moderator, groupID, person!),
      () => accept(person, groupID),
      () => decline(moderator, groupID, person),
      () => decline(person, groupID),
      () => takeOut(owner, groupID, person!, { keepOut: true }),
    ]
    const at = round % hands.length
    const answers = await Promise.all([...hands.slice(at), ...hands.slice(0, at)].map((act) => act()))
    for (const { status } of answers) expect([200, 403, 404]).toContain(status)
    expect(await wrong()).toEqual({})
    const isIn = (await numberOf('group_members where user_id = $1', [person!.userID])) === 1
    expect((await write(person, groupID, `Said in round ${uuidv7()}`)).status).toBe(isIn ? 200 : 404)
    ends[isIn ? 'in' : 'out'] += 1
  }
  expect(bothWere()).toBe(true)
}, 120_000)

test('an edit of a group against edits: one of those that began alike, the others are told what it made of it', async () => {
  const owner = await aSession(db)
  const groupID = await aGroup(db, owner)
  for (let revision = 1; revision <= 4; revision += 1) {
    const fields = (at: number) => ({
      name: `Hall ${revision}.${at}`,
      purpose: 'The fair',
      rules: `${at}`,
      revision,
    })
    const answers = await Promise.all(times(20, (at) => call('PUT', `/groups/${groupID}`, owner, fields(at))))
    const [done, ...more] = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(more).toEqual([])
    expect(answers.filter(({ status, name: error }) => status === 409 && error === 'Stale')).toHaveLength(19)
    const { name: called } = fields(done!)
    expect(await show(groupID)).toMatchObject({ data: { name: called, revision: revision + 1 } })
  }
})

test('a hundred equal posts in a group with one key are one post', async () => {
  const [owner, member] = (await people(2)) as [TestSession, TestSession]
  const groupID = await aGroup(db, owner, { kind: 'private' }, [member])
  const body = { content: 'Line 3 runs.', timelineType: 'group', timelineID: groupID }
  const key = uuidv7()
  const answers = await Promise.all(times(100, () => posts.make(member, body, { key })))
  expect(statuses(answers)).toEqual([200])
  expect(new Set(answers.map(({ data }) => (data as { postID: string }).postID)).size).toBe(1)
  expect(await posts.timeline(groupID, owner)).toHaveLength(1)
})

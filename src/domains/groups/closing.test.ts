// Founding, finding and closing groups, with what stands in them.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup, groupCalls } from '../../testing/groups.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { endRemoved } from './closing.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, call, write, posts, join } = groupCalls(await testApi(database), pool)

const refused = (status: number, error: string) => ({ status, name: error })
const fields = { name: 'Grinding in Toyama', purpose: 'Coolants and wheels', kind: 'open' }

test('a group is founded with what is sent, and once however often it is sent', async () => {
  const owner = await aSession(db)
  expect(await call('POST', '/groups', undefined, fields)).toMatchObject({ status: 401 })
  const key = '0123456789abcdef'
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('POST', '/groups', owner, fields, { key })),
  )
  const founded = answers.find(({ status }) => status === 200)!.data as { groupID: string }
  expect((await call('POST', '/groups', owner, fields, { key })).data).toEqual(founded)
  expect((await call('GET', '/groups/own', owner)).data).toMatchObject({
    member: [{ ...fields, role: 'owner' }],
  })
  for (const wrong of [{ name: 'x' }, { purpose: '' }, { kind: 'secret' }, { industry: '9999' }])
    expect(await call('POST', '/groups', owner, { ...fields, ...wrong })).toMatchObject(
      refused(400, 'InvalidInput'),
    )
  expect(await call('POST', '/groups', owner, { ...fields, name: 'Millwright Support' })).toMatchObject(
    refused(409, 'NameReserved'),
  )
})

test('groups are found by beginnings of words and pairs of Japanese letters, the largest first', async () => {
  const [owner, member] = [await aSession(db), await aSession(db)]
  const small = await aGroup(db, owner, { name: 'Wälzlager and bearings', purpose: '軸受の技術者' })
  const large = await aGroup(
    db,
    owner,
    { name: 'Bearing users', purpose: 'べありんぐの会', kind: 'private' },
    [member],
  )
  const found = async (search: string) => {
    const { data } = await call('GET', `/groups?search=${encodeURIComponent(search)}`)
    return (data as { items: { groupID: string }[] }).items.map(({ groupID }) => groupID)
  }
  expect(await found('BEAR')).toEqual([large, small])
  expect(await found('walzlager')).toEqual([small])
  expect(await found('軸受 技術')).toEqual([small])
  expect(await found('ベアリング')).toEqual([large])
  expect(await found('bearing coolant')).toEqual([])
  expect(await found('!!!')).toEqual([])
  expect(await found(`' or 1=1 --`)).toEqual([])
})

test('a long list goes on where it ended', async () => {
  const owner = await aSession(db)
  await pool.query(
    `insert into groups (group_id, name, purpose, rules, kind, industry_id, members, created_by, created_at, terms)
     select gen_random_uuid(), 'Pump ' || at, 'Pumps', '', 'open', '0005', at / 3, $1, now(), '{pump}'
     from generate_series(1, 45) as at`,
    [owner.userID],
  )
  const seen: string[] = []
  for (let cursor = '', more = true; more;) {
    const { data } = await call('GET', `/groups?search=pump&industry=0005${cursor}`)
    const page = data as { items: { groupID: string }[]; nextCursor: string | null }
    seen.push(...page.items.map(({ groupID }) => groupID))
    more = page.nextCursor !== null
    cursor = `&cursor=${page.nextCursor ?? ''}`
  }
  expect(seen).toHaveLength(45)
  expect(new Set(seen).size).toBe(45)
})

test('its owner closes a group and opens it again; an operator with a reason, and then alone', async () => {
  const [owner, member, operator] = [
    await aSession(db),
    await aSession(db),
    await aSession(db, { staff: ['admin'] }),
  ]
  const groupID = await aGroup(db, owner, {}, [member])
  const { postID } = (await write(member, groupID, 'We show a spindle')).data as { postID: string }
  const close = (as: typeof owner, body = {}) => call('DELETE', `/groups/${groupID}`, as, body)
  const open = (as: typeof owner, body = {}) => call('POST', `/groups/${groupID}/restore`, as, body)
  expect(await close(member)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await close(owner)).toMatchObject({ status: 200 })
  expect(await show(groupID, owner)).toMatchObject({ status: 404 })
  for (const as of [undefined, owner, member])
    expect(await posts.show(postID, as)).toMatchObject({ status: 404 })
  expect(await join(operator, groupID)).toMatchObject({ status: 404 })
  for (const as of [member, operator]) expect(await open(as)).toMatchObject({ status: 404 })
  expect(await open(owner)).toMatchObject({ status: 200 })
  expect(await posts.show(postID)).toMatchObject({ status: 200 })
  expect(await close(operator)).toMatchObject(refused(400, 'InvalidInput'))
  expect(await close(operator, { reason: 'Sells counterfeits' })).toMatchObject({ status: 200 })
  expect(await open(owner)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await open(operator)).toMatchObject(refused(400, 'InvalidInput'))
  expect(await show(groupID, member)).toMatchObject({ status: 404 })
  expect(await open(operator, { reason: 'They are genuine' })).toMatchObject({ status: 200 })
  const { rows } = await pool.query(
    `select actor, reason from audit_entries where act = 'action.undone' and subject_id = $1`,
    [groupID],
  )
  expect(rows).toEqual([{ actor: `user:${operator.userID}`, reason: 'They are genuine' }])
})

test('groups that were closed take no place of those that are there, in the feed and among one’s own', async () => {
  const owner = await aSession(db)
  const groupID = await aGroup(db, owner)
  const { postID } = (await write(owner, groupID, 'We show a spindle')).data as { postID: string }
  await pool.query(
    `with closed as (
       insert into groups (group_id, name, purpose, rules, kind, created_by, created_at, removed_at, removed_by, removed_as)
       select gen_random_uuid(), 'Pumps', 'Pumps', '', 'open', $1, now(), now(), $1, 'owner'
       from generate_series(1, ${limits.groupsPerUserMax}) returning group_id
     )
     insert into group_members (group_id, user_id, role, joined_at, rules_revision)
     select group_id, $1, 'owner', now() + interval '1 second', 1 from closed`,
    [owner.userID],
  )
  expect((await call('GET', '/newsfeed/load', owner)).data).toMatchObject({ items: [{ postID }] })
  expect((await call('GET', '/groups/own', owner)).data).toMatchObject({ member: [{ groupID }] })
})

test('after 30 days nothing is left of it, nor of what was written there', async () => {
  const [owner, member] = [await aSession(db), await aSession(db)]
  const groupID = await aGroup(db, owner, {}, [member])
  await write(member, groupID, 'We show a spindle')
  await call('DELETE', `/groups/${groupID}`, owner, {})
  await pool.query(`update groups set removed_at = now() - interval '31 days' where group_id = $1`, [groupID])
  expect(await call('POST', `/groups/${groupID}/restore`, owner, {})).toMatchObject({ status: 404 })
  expect(await endRemoved(db)).toBe(1)
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query(
    `select (select count(*)::int from groups where group_id = $1) as groups,
       (select count(*)::int from group_members where group_id = $1) as members,
       (select count(*)::int from posts where timeline_id = $1) as posts`,
    [groupID],
  )
  expect(rows[0]).toEqual({ groups: 0, members: 0, posts: 0 })
})

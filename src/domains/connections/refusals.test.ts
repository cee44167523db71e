// A refusal is quiet: whatever whoever asked does, they see what they would see of a request that waits.
import { beforeEach, expect, test } from 'vitest'
import type { ConnectionFacts } from '../../contract/connections.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { somebody, testCalls, type Somebody } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))
beforeEach(() => pool.query('delete from call_budgets'))

const ask = async (as: Somebody, { userID: resourceID }: Somebody, note = '') =>
  String((await api('askConnection', { resourceType: 'user', resourceID, note }, as)).data['connectionID'])
const facts = async (as: Somebody, { userID: id }: Somebody) =>
  (await api<ConnectionFacts>('showConnection', { id }, as)).data
const received = async (as: Somebody) =>
  ((await api('listConnections', { list: 'in' }, as)).data['items'] as unknown[]).length

/** What whoever asks sees of two others, of whom the second declines. */
async function compared<Seen>(
  walk: (one: Somebody, other: Somebody, decline: (id: string) => Promise<void>) => Promise<Seen>,
) {
  const seen: Seen[] = []
  for (const declines of [false, true]) {
    const [one, other] = [await somebody(db), await somebody(db)]
    seen.push(
      await walk(one, other, async (id) => {
        if (declines) await api('declineConnection', { id }, other)
      }),
    )
    expect(await received(other)).toBe(declines ? 0 : 1)
  }
  expect(seen[1]).toEqual(seen[0])
  return seen[0]!
}

test('asked again, with other words or after a withdrawal', async () => {
  const seen = await compared(async (one, other, decline) => {
    const first = await ask(one, other, 'First')
    await decline(first)
    const before = await facts(one, other)
    const second = await ask(one, other, 'Second')
    const now = await facts(one, other)
    await api('withdrawConnection', { id: first }, one)
    const third = await ask(one, other, 'Third')
    const { note, state } = await facts(one, other)
    return {
      isOne: second === first,
      isSame: now.at === before.at,
      now: now.note,
      isNew: third !== first,
      note,
      state,
    }
  })
  expect(seen).toEqual({
    isOne: true,
    isSame: true,
    now: 'First',
    isNew: true,
    note: 'Third',
    state: 'asked',
  })
})

test('after a block and its end', async () => {
  const seen = await compared(async (one, other, decline) => {
    await decline(await ask(one, other, 'First'))
    await api('blockParty', { resourceType: 'user', resourceID: other.userID }, one)
    await deliverAll(db, domainListeners, testLog)
    await api('unblockParty', { resourceType: 'user', resourceID: other.userID }, one)
    const between = await facts(one, other)
    await ask(one, other, 'Second')
    return { between: between.state, note: (await facts(one, other)).note }
  })
  expect(seen).toEqual({ between: 'none', note: 'Second' })
})

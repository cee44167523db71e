// The calls: what everybody learns of a place, what its own people learn besides, and the weights.
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { whyHere } from './why.ts'
import { findRanking } from './queries/documents.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)

const post = (payload: object) => api.inject({ method: 'POST', url: '/api/search/explain', payload })

test('everybody learns the parts, its owner what would move it up, and no member of others', async () => {
  const [owner, stranger] = [crypto.randomUUID(), crypto.randomUUID()]
  const mine = await aBusiness(db, {
    companyName: 'Zephyrine Couplings',
    members: [{ userID: owner, role: 'owner' }],
  })
  await aBusiness(db, {
    companyName: 'Zephyrine Chains',
    plan: 'platinum',
    members: [{ userID: stranger, role: 'owner' }],
  })
  await deliverAll(db, domainListeners, testLog)
  const asked = { id: mine.businessID, textQuery: 'zephyrine' }
  const answer = await post(asked)
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json() as { data: { score: number; parts: { part: string; points: number }[] } }
  expect(data.parts.reduce((sum, { points }) => sum + points, 0)).toBe(data.score)
  expect(data).not.toHaveProperty('advice')

  const why = (userID: string) => whyHere(db, { userID }, { ...asked, segment: 'MA', skip: 0, size: 10 })
  const own = await why(owner)
  const verifying = own.advice?.find(({ to }) => to === 'verify')
  expect(verifying).toMatchObject({ points: (await findRanking(db)).verified, place: 1 })
  expect(await why(stranger)).not.toHaveProperty('advice')
})

test('who asks wrongly is told so, and nothing else', async () => {
  const id = crypto.randomUUID()
  expect((await post({ id })).statusCode).toBe(404)
  for (const wrong of [
    {},
    { id: 'x' },
    { id, segment: 'UR' },
    { id, skip: -1 },
    { id, size: 1e9 },
    { id, facets: true },
    { id, textQuery: 'a'.repeat(1e4) },
  ])
    expect((await post(wrong)).statusCode, JSON.stringify(wrong).slice(0, 60)).toBe(400)
})

test('the weights that are told are those of the engine', async () => {
  const answer = await api.inject({ method: 'GET', url: '/api/search/ranking' })
  const { data } = answer.json() as { data: { versions: Record<string, unknown>[] } }
  const ranking = await findRanking(db)
  const active = data.versions.filter((version) => version['active'])
  expect(active).toMatchObject([
    {
      version: ranking.version,
      step: ranking.kind,
      verified: ranking.verified,
      answers: ranking.answers,
      likes: ranking.likes,
      likesMost: ranking.likesMax,
      phrase: ranking.phrase,
      fresh: ranking.fresh,
      countsMembership: ranking.tierGold + ranking.tierPremium + ranking.tierPlatinum > 0,
    },
  ])
  expect(data.versions).toHaveLength(2)
})

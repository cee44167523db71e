import { expect, test } from 'vitest'
import type { ActorCompanyEntry } from '../../../contract/business-management.ts'
import { limits } from '../../../contract/limits.ts'
import { actingOf } from '../acting.ts'
import type { PageOnServer } from '../page.ts'
import { noStanding } from '../no-standing.ts'
import { standingOf } from '../standing.ts'
import { actingID } from './actor.ts'

const ids = Array.from({ length: 6 }, (_, at) => `01a1f9b9-ee27-792e-b40c-00000000000${at}`)
const companies: ActorCompanyEntry[] = ids.map((businessID, at) => ({
  businessID,
  key: `Works-${at}-${businessID}`,
  name: `Works ${at}`,
  picture: null,
  industryID: '0006',
  role: 'member',
}))

function aPage(actor: string | undefined, { mine = companies, signedIn = true } = {}) {
  let value = actor
  const asked: unknown[] = []
  const page = {
    session: signedIn ? { userID: 'u' } : undefined,
    myBusinesses: async () => mine,
    cookies: {
      read: () => {
        if (!signedIn) throw new Error('a page of everybody has no cookies')
        return value
      },
      set: (_: string, next: string) => (value = next),
      remove: () => (value = undefined),
    },
    api: {
      async showStanding(input: { ids: string }) {
        asked.push(input)
        return { ...noStanding, liked: [ids[0]], connected: ['other'] }
      },
    },
  } as unknown as PageOnServer
  return { page, asked, kept: () => value }
}

test('the chosen company acts, as long as the person belongs to it', async () => {
  expect(await actingID(aPage(ids[2]).page)).toBe(ids[2])
  expect(await actingID(aPage(undefined).page)).toBeUndefined()
})

test.each([
  ['somebody else’s', '01a1f9b9-ee27-792e-b40c-ffffffffffff'],
  ['no id', 'x'],
])('%s is nobody’s choice: the person acts, and the cookie goes', async (_, actor) => {
  const { page, kept } = aPage(actor)
  expect([await actingID(page), kept()]).toEqual([undefined, undefined])
})

test('P9.9: the selector shows five companies, the chosen one among them', async () => {
  const acting = await actingOf(aPage(ids[5]).page)
  expect(acting?.businesses.map(({ businessID }) => businessID)).toEqual([ids[5], ...ids.slice(0, 4)])
  expect([acting?.more, acting?.chosen?.name]).toEqual([true, 'Works 5'])
  expect((await actingOf(aPage(undefined).page))?.businesses).toHaveLength(5)
  expect(await actingOf(aPage(ids[0], { mine: [] }).page)).toBeUndefined()
})

test('standing is asked once for a page, as whoever acts, and says which companies are mine', async () => {
  const { page, asked } = aPage(ids[1])
  const standing = await standingOf(page, [ids[0]!, ids[0]!, 'other'])
  expect(asked).toEqual([{ ids: `${ids[0]},other`, businessID: ids[1] }])
  expect(standing).toEqual({ ...noStanding, liked: [ids[0]], connected: ['other'], mine: [ids[0]] })
})

test('I14: on a page of everybody nothing is read and nothing is asked', async () => {
  const { page, asked } = aPage(ids[1], { signedIn: false })
  expect([await actingID(page), await actingOf(page), await standingOf(page, ids), asked]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ])
})

test('a page of many things asks for no more than the call takes', async () => {
  const { page, asked } = aPage(undefined)
  await standingOf(
    page,
    Array.from({ length: limits.standingIDsMax + 1 }, (_, at) => `thing-${at}`),
  )
  expect((asked[0] as { ids: string }).ids.split(',')).toHaveLength(limits.standingIDsMax)
})

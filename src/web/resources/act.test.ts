import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '../../contract/errors.ts'
import { pageContext, type PageOnServer, type PageSession } from '../api/page.ts'
import { finishAct } from '../api/session/begun-act.ts'
import { action, loader } from './act.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3'
const session = { userID: 'u' } as PageSession

type Wish = {
  cookies?: Record<string, string>
  session?: PageSession
  away?: boolean
  /** What calls do. */
  call?: (input: { businessID?: string }) => Promise<void>
}

/** A request of a browser with these cookies, and the calls that it led to. */
function aPage({ cookies = {}, session: signedIn, away = false, call = async () => {} }: Wish) {
  const kept = new Map(Object.entries(cookies))
  const calls: unknown[][] = []
  const named = (name: string) => async (input: { businessID?: string }) => {
    calls.push([name, input])
    await call(input)
  }
  const names = ['react', 'unreact', 'follow', 'unfollow', 'saveFavourite', 'removeFavourite']
  const page = {
    url: new URL('http://jp.localhost/act'),
    session: signedIn,
    api: Object.fromEntries(names.map((name) => [name, named(name)])),
    cookies: {
      read: (name: string) => kept.get(name),
      set: (name: string, value: string) => kept.set(name, value),
      remove: (name: string) => kept.delete(name),
    },
    door: { isAway: () => away },
    onError() {},
  } as unknown as PageOnServer
  return { page, kept, calls }
}

async function send(page: PageOnServer, fields: Record<string, string>): Promise<string | null> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request('http://jp.localhost/act', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

const back = '/search-result?search=axle&lang=ja'

test('P2.4: a visitor logs in first; what they began is kept beside it, not in the address', async () => {
  const { page, kept, calls } = aPage({})
  const location = await send(page, { act: `like.business.${id}`, back })
  expect(location).toBe(`/accounts/log-in?continue=${encodeURIComponent(back)}&lang=ja`)
  expect([kept.get('mw_act'), calls]).toEqual([`like.business.${id}`, []])
})

test('after the log-in it is done once, and forgotten', async () => {
  const { page, kept, calls } = aPage({ cookies: { mw_act: `follow.user.${id}` } })
  await finishAct(page, page.api)
  await finishAct(page, page.api)
  expect(calls).toEqual([['follow', { resourceType: 'user', resourceID: id }]])
  expect(kept.has('mw_act')).toBe(false)
})

test.each(['', 'like', `like.user.${id}`, `block.user.${id}`])(
  'a cookie that says %j begins nothing',
  async (mw_act) => {
    const { page, calls } = aPage({ cookies: { mw_act } })
    await finishAct(page, page.api)
    expect(calls).toEqual([])
  },
)

test('a failure after the log-in does not stand in its way', async () => {
  const { page, calls } = aPage({
    cookies: { mw_act: `like.product.${id}` },
    call: () => Promise.reject(new AppError('NotFound')),
  })
  await finishAct(page, page.api)
  expect(calls).toHaveLength(1)
})

test('who is signed in acts at once, as whom they chose', async () => {
  const { page, calls } = aPage({ session, cookies: { mw_actor: businessID } })
  expect(await send(page, { act: `unsave.product.${id}`, back })).toBe(back)
  expect(await send(page, { act: `unfollow.business.${id}`, back: '//evil.example' })).toBe('/')
  expect(calls).toEqual([
    ['removeFavourite', { resourceType: 'product', resourceID: id, businessID }],
    ['unfollow', { id, businessID }],
  ])
})

test('a company that is theirs no longer: it falls back to the person, silently', async () => {
  const { page, calls, kept } = aPage({
    session,
    cookies: { mw_actor: businessID },
    call: async (input) => {
      if (input.businessID !== undefined) throw new AppError('NotFound')
    },
  })
  expect(await send(page, { act: `like.product.${id}`, back })).toBe(back)
  expect(calls.map(([, input]) => (input as { businessID?: string }).businessID)).toEqual([
    businessID,
    undefined,
  ])
  expect(kept.has('mw_actor')).toBe(false)
})

test('P4.3: failures come back silently; no room for favourites leads to them; an ended session to the log-in', async () => {
  const sent = async (name: ConstructorParameters<typeof AppError>[0]) => {
    const { page } = aPage({ session, call: () => Promise.reject(new AppError(name)) })
    return send(page, { act: `save.user.${id}`, back })
  }
  expect(await sent('NotFound')).toBe(back)
  expect(await sent('TooManyRequests')).toBe(back)
  expect(await sent('FavouritesFull')).toBe('/favorites')
  expect(await sent('SessionError')).toMatch(/^\/accounts\/log-in\?continue=/)
})

test('while nobody can tell who it is, and for what is no act, nothing happens', async () => {
  for (const wish of [{ away: true }, { session }, {}] satisfies Wish[]) {
    const { page, kept, calls } = aPage(wish)
    const act = wish.away ? `like.business.${id}` : `like.business.${id}x`
    const location = await send(page, { act, back })
    expect([location, calls, kept.size]).toEqual([back, [], 0])
  }
})

test('a link does nothing', () => {
  expect(loader().headers.get('location')).toBe('/')
})

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callsWithSession } from './calls-with-session.ts'
import { askForToken, SessionLost, startRenewal, type Renewal } from './renewal.ts'
import { renewInTime } from './schedule.ts'
import { joinTabs } from './tabs.ts'

const userID = '0190aaaa-0000-7000-8000-000000000001'

type Wish = {
  /** Seconds that each token lives. */
  lives?: number
  /** What calls with a token are refused with; undefined lets them pass. */
  refusal?: (token: string) => string | undefined
  /** The status of /session/refresh. */
  refreshes?: () => number
}

/** A site that hands out tokens t1, t2, … and answers calls, over HTTP. */
async function aServer({ lives = 600, refusal = () => undefined, refreshes = () => 200 }: Wish = {}) {
  let given = 0
  const calls: { token: string; body: string; language: string | undefined }[] = []
  const server = http.createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/session/refresh') {
      const status = refreshes()
      if (status !== 200) return answer(status, { success: false, name: 'SessionError' })
      const tokenExpire = Math.floor(Date.now() / 1000) + lives
      given++
      return answer(200, {
        success: true,
        data: { token: `t${given}`, tokenExpire, refreshTokenExpire: tokenExpire, userID },
      })
    }
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      calls.push({ token, body, language: request.headers['accept-language'] })
      const name = refusal(token)
      if (name) answer(401, { success: false, name, message: 'no' })
      else answer(200, { success: true, data: { token } })
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, calls, given: () => given }
}

/** Of the page in every test. */
const language = () => 'ja'

const at = { rid: 'a', bid: 'b' }
/** What a form may hold and no call sends. */
const nothing = { nothing: null, wrong: Number.NaN }

/** What one tab has. */
function aTab(origin: string): { renewal: Renewal; heard: string[] } {
  const heard: string[] = []
  const renewal = startRenewal({
    userID,
    ask: () => askForToken(fetch, origin),
    onToken: ({ token }) => void heard.push(token),
  })
  onTestFinished(() => renewal.close())
  return { renewal, heard }
}

test('50 calls without a token wait for one, and all go out with it', async () => {
  const { origin, calls, given } = await aServer()
  const call = callsWithSession({ renewal: aTab(origin).renewal, onLost: () => {}, language, origin })
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('showBadges', {})))
  expect(given()).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ token: 't1' })))
  expect(calls).toHaveLength(50)
})

test.each(['TokenNotFound', 'TokenExpiredError', 'SessionError'])(
  'P8.3: 50 calls that %s refused renew the token once and are made again',
  async (name) => {
    const { origin, calls, given } = await aServer({
      refusal: (token) => (token === 't1' ? name : undefined),
    })
    const onLost = vi.fn<() => void>()
    const call = callsWithSession({ renewal: aTab(origin).renewal, onLost, language, origin })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => call('readInquiry', { ...at, number: n, ...nothing })),
    )
    expect(given()).toBe(2)
    expect(answers).toEqual(answers.map(() => ({ token: 't2' })))
    const again = calls.filter(({ token }) => token === 't2').map(({ body }) => body)
    expect(new Set(again)).toEqual(new Set(Array.from({ length: 50 }, (_, n) => `{"number":${n}}`)))
    expect(onLost).not.toHaveBeenCalled()
    // Failures are told in the language of the page, whatever the browser's is.
    expect(new Set(calls.map((call) => call.language))).toEqual(new Set(['ja']))
  },
)

test('a token of somebody else who has logged in since is none for this page, whoever brings it', async () => {
  const other = '0190aaaa-0000-7000-8000-000000000002'
  const theirs = {
    token: 'theirs',
    tokenExpire: Date.now() / 1000 + 600,
    refreshTokenExpire: 0,
    userID: other,
  }
  const heard: string[] = []
  const mine = startRenewal({
    userID,
    ask: async () => theirs,
    onToken: ({ token }) => void heard.push(token),
  })
  const tabs = joinTabs('mw-session-token', () => {})
  onTestFinished(() => {
    mine.close()
    tabs.close()
  })
  tabs.tell(theirs)
  await expect(mine.token()).rejects.toThrow(SessionLost)
  expect([heard, mine.endsAt()]).toEqual([[], undefined])
})

test('P8.2: JsonWebTokenError ends the session at once, nothing is renewed', async () => {
  const { origin, given, calls } = await aServer({ refusal: () => 'JsonWebTokenError' })
  const onLost = vi.fn<() => void>()
  const call = callsWithSession({ renewal: aTab(origin).renewal, onLost, language, origin })
  await expect(call('showBadges', {})).rejects.toMatchObject({ name: 'JsonWebTokenError' })
  expect([given(), calls.length, onLost.mock.calls.length]).toEqual([1, 1, 1])
})

test('P8.3: a renewal that is refused ends the session; one that nobody answers does not', async () => {
  for (const [status, lost] of [
    [401, 1],
    [503, 0],
  ] as const) {
    const { origin } = await aServer({ refreshes: () => status })
    const onLost = vi.fn<() => void>()
    const call = callsWithSession({ renewal: aTab(origin).renewal, onLost, language, origin })
    await expect(call('showBadges', {})).rejects.toThrow(/session has ended|no token: 503/)
    expect(onLost).toHaveBeenCalledTimes(lost)
  }
})

test('a call that is refused with each token ends the session after one more try', async () => {
  const { origin, calls } = await aServer({ refusal: () => 'SessionError' })
  const onLost = vi.fn<() => void>()
  const call = callsWithSession({ renewal: aTab(origin).renewal, onLost, language, origin })
  await expect(call('showBadges', {})).rejects.toMatchObject({ name: 'SessionError' })
  expect([calls.length, onLost.mock.calls.length]).toEqual([2, 1])
})

test('tabs ask one after the other, and tell each other what they got', async () => {
  const { origin, given } = await aServer()
  const tabs = Array.from({ length: 8 }, () => aTab(origin))
  await tabs[0]!.renewal.token()
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['t1'])), 10_000)
  const tokens = await Promise.all(tabs.map(({ renewal }) => renewal.token()))
  expect(new Set(tokens)).toEqual(new Set(['t1']))
  expect(given()).toBe(1)
})

const neverLost = () => expect.unreachable('the session was given up')

test('a session is renewed 5,000 ms before its end, and again', async () => {
  const { origin, given } = await aServer({ lives: 6 })
  const { renewal } = aTab(origin)
  const first = Date.now() + 5_050
  const renewedAt: number[] = []
  const stop = renewInTime({
    endsAt: () => renewal.endsAt() ?? first,
    renew: async () => {
      renewedAt.push(Date.now())
      return renewal.renew()
    },
    onLost: neverLost,
    signals: [],
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(given()).toBe(2), 20_000)
  expect(renewedAt[0]).toBeGreaterThanOrEqual(first - 5_000)
})

test('a browser that is online again looks at once', async () => {
  const target = new EventTarget()
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue()
  let ends = Date.now() + 3_600_000
  const stop = renewInTime({
    endsAt: () => ends,
    renew,
    onLost: neverLost,
    signals: [{ target, event: 'online' }],
  })
  onTestFinished(stop)
  target.dispatchEvent(new Event('online'))
  expect(renew).not.toHaveBeenCalled()
  // It slept.
  ends = Date.now() - 1
  target.dispatchEvent(new Event('online'))
  expect(renew).toHaveBeenCalledTimes(1)
  stop()
  target.dispatchEvent(new Event('online'))
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a network that fails is tried again; an ended session is told once', async () => {
  const onLost = vi.fn<() => void>()
  const renew = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new SessionLost('ended'))
  onTestFinished(renewInTime({ endsAt: () => 0, renew, onLost, signals: [], retryMs: 1 }))
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), 10_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

// What a page takes beyond the search it shows: each query asked as a page and as the calls that the page makes for it.
import { unseen } from './addresses.ts'
import { askerOf, shareOf } from './asking.ts'
import { buildPages, freePort, startServer } from './children.ts'
import { startRecorder } from './recorder.ts'
import type { Finding } from './results.ts'
import { spreadOf } from './rounds.ts'
import type { MixedQuery } from './search-mix.ts'
import type { OpenWorld } from './worlds.ts'

const rounds = 5
const pages = 60
const goalMs = 5

type Asked = { path: string; call: { path: string; headers: Record<string, string>; body: object } }

/** The time of a page less that of its search call, best of five each. */
export async function aroundSearch({ server }: OpenWorld, mix: readonly MixedQuery[]): Promise<Finding[]> {
  await buildPages()
  // Without the worker: what its clock makes it do is not a page's time.
  const site = await startServer({ DATABASE_URL: server.url, ROLES: 'web,api', DEMO: 'no' })
  const { ask, close } = askerOf(site.origin)
  try {
    const shallow = mix.filter(({ page }) => page.skip === 0)
    const chosen = Array.from(
      { length: pages },
      (_, at) => shallow[Math.floor((at * shallow.length) / pages)]!,
    )
    const asked = await callsOf(site.origin, chosen.map(addressOf))
    const best = asked.map(() => ({ page: Infinity, call: Infinity }))
    for (let round = 0; round < rounds; round++)
      for (const [at, { path, call }] of asked.entries()) {
        const one = best[at]!
        one.page = Math.min(one.page, await timeOf(ask({ path: unseen(path) })))
        one.call = Math.min(one.call, await timeOf(ask({ method: 'POST', ...call })))
      }
    const more = best.map(({ page, call }) => page - call)
    const [ofPage, ofCall] = [best.map(({ page }) => page), best.map(({ call }) => call)]
    return [
      {
        name: 'page around a search, p50',
        subject: 'a page less its search call',
        baseline: 'the search call',
        unit: 'ms',
        subjectMedian: shareOf(more, 0.5),
        baselineMedian: shareOf(ofCall, 0.5),
        ratio: spreadOf(ofPage.map((ms, at) => ms / ofCall[at]!)),
        rounds,
        goal: { of: 'subject', limit: goalMs },
      },
    ]
  } finally {
    close()
    await site.stop()
  }
}

async function timeOf(answer: Promise<{ status: number; ms: number; body: string }>): Promise<number> {
  const { status, ms, body } = await answer
  if (status !== 200) throw new Error(`answered ${status}: ${body.slice(0, 200)}`)
  return ms
}

/** The page that shows a query of the mix. */
export const addressOf = ({ text, segment, country = 'global' }: MixedQuery) =>
  `/search-result?business=${segment}&countries=${country}&search=${encodeURIComponent(text)}`

/** The search call of each page, as a web process apart from the API made it. */
async function callsOf(api: string, addresses: readonly string[]): Promise<Asked[]> {
  const recorder = await startRecorder(api, await freePort())
  const web = await startServer({ ROLES: 'web', API_URL: recorder.origin })
  const { ask, close } = askerOf(web.origin)
  try {
    const all: Asked[] = []
    for (const path of addresses) {
      recorder.taken()
      await timeOf(ask({ path: unseen(path) }))
      const call = recorder.taken().find((one) => one.path?.startsWith('/api/search/'))
      if (!call?.path || typeof call.body !== 'string') throw new Error(`${path} searches for nothing`)
      const headers = Object.fromEntries(
        Object.entries(call.headers ?? {}).flatMap(([name, value]) =>
          typeof value === 'string' && name !== 'content-type' ? [[name, value]] : [],
        ),
      )
      all.push({ path, call: { path: call.path, headers, body: JSON.parse(call.body) as object } })
    }
    return all
  } finally {
    close()
    await web.stop()
    await recorder.close()
  }
}

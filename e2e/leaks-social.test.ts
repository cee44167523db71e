// What was removed, hides, or is kept apart by a block stands on no page of the manifest, in its data, its head or a sitemap, for
// whoever may not read it. The calls, archives and mails are walked by src/roles/leaks-social.test.ts.
import { expect, inject, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { pages } from '../src/contract/pages/pages.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import '../src/roles/resources.ts'
import {
  plantSecrets,
  whoWalks,
  type Looker,
  type People,
  type Planted,
} from '../src/testing/leaks/secrets.ts'
import { onDatabase } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { someOf, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')

/** They end a session, or change what is looked at. */
const isWalked = (path: string) =>
  !['/log-out', '/session/refresh', '/SetID', '/language', '/*'].includes(path)

/** Every page of the manifest with everything that its address may name; the data of pages as scripts ask for it is the same. */
function addresses({ ids, beginning }: Planted): string[] {
  const all = Object.values(ids).flat()
  const month = new Date().toISOString().slice(0, 7)
  const files = ['pages', 'business-1', 'product-1', 'user-1', 'posts', `post-${month}`].map(
    (name) => `${name}.xml`,
  )
  const namesFor = (path: string): string[] => {
    if (path.includes(':file')) return files
    // Nobody gets many of them in an hour; the call of them is walked without that limit.
    if (/products\.\w+$/.test(path)) return ids.business.slice(0, 1)
    return path.startsWith('/business/') ? [...ids.business, ids.post[0]!] : all
  }
  return pages
    .filter(({ path }) => isWalked(path))
    .flatMap(({ path, reads = [] }) => {
      const name = /:(\w+)/.exec(path)?.[1]
      const named = namesFor(path)
      const filled = name === undefined ? [path] : named.map((one) => path.replace(`:${name}`, one))
      const plain = filled.map((one) => one.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, ids.post[0]!))
      return reads.includes('search')
        ? [...plain, ...plain.slice(0, 1).map((one) => `${one}?search=${beginning}`)]
        : plain
    })
}

type Ask = (address: string) => Promise<{ status: number; text: string }>
const asVisitor: Ask = async (address) => {
  const answer = await fetch(site + address, { redirect: 'manual' })
  return { status: answer.status, text: (await answer.text()) + [...answer.headers].join() }
}
const as =
  ({ context }: Visitor): Ask =>
  async (address) => {
    const answer = await context.request.get(address, { maxRedirects: 0 })
    return { status: answer.status(), text: (await answer.text()) + JSON.stringify(answer.headers()) }
  }

/** Words with the pages that tell them, four pages at a time. A page that fails, or is refused for its number, proves nothing. */
async function walk({ secrets }: Planted, ask: Ask, where: readonly string[]) {
  const told = new Map<string, string[]>()
  const isAnswer = (status: number) => status < 500 && status !== 429
  const read = async (address: string): Promise<number> => {
    const { status, text } = await ask(address)
    for (const { word } of secrets)
      if (text.includes(word)) told.set(word, [...(told.get(word) ?? []), address])
    return status
  }
  const again: string[] = []
  const waiting = [...where]
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      if (!isAnswer(await read(address))) again.push(address)
  }
  await Promise.all([work(), work(), work(), work()])
  // Two tables at once are too many for the server: alone each is made.
  const failed: string[] = []
  for (const address of again) {
    const status = await read(address)
    if (!isAnswer(status)) failed.push(`${status} ${address}`)
  }
  return { told, failed }
}

test('on every page, as visitor, stranger, follower, and as both sides of a block', async () => {
  const visitors = {} as Record<(typeof whoWalks)[number], Visitor>
  const people = {} as People
  for (const who of whoWalks) {
    visitors[who] = await visitorWith(launch(), { script: false, expected: [400, 403, 404] })
    const { userID } = await signedInAs(visitors[who], '/industries')
    const sessionID = await onDatabase(async (db) => {
      const { rows } = await sql<{ id: string }>`
        select session_id as id from accounts.sessions where user_id = ${userID}`.execute(db)
      return rows[0]!.id
    })
    people[who] = { userID, sessionID }
  }
  await onDatabase(async (db) => {
    const planted = await plantSecrets(db, people)
    onTestFinished(() =>
      onDatabase((other) =>
        transaction(other, async (tx) => {
          for (const id of Object.values(planted.companies)) await removeBusiness(tx, id)
        }),
      ),
    )
    const where = addresses(planted)
    const before = await walk(planted, as(visitors.blocked), where)
    expect(before.failed).toEqual([])
    // The same walk finds every one of them as long as nothing is kept from anybody.
    expect(planted.secrets.filter(({ word }) => !before.told.has(word)).map(({ what }) => what)).toEqual([])
    // Whatever told of them is asked by everybody; of the other pages each by some, or by all with SCREENS=all. Who wrote asks for all:
    // what was taken from others is still theirs, on pages of their own.
    const telling = new Set([...before.told.values()].flat())
    const silent = where.filter((address) => !telling.has(address))
    const walkedBy = (who: Looker) => (who === 'writer' ? where : [...telling, ...someOf(silent, who)])
    await planted.takeAway()
    // What is kept for visitors is renewed by the news of it.
    await expect
      .poll(
        async () => wrongIn(planted, 'visitor', (await walk(planted, asVisitor, walkedBy('visitor'))).told),
        { timeout: 60_000 },
      )
      .toEqual([])
    for (const who of whoWalks) {
      const { told, failed } = await walk(planted, as(visitors[who]), walkedBy(who))
      expect([who, failed, wrongIn(planted, who, told)]).toEqual([who, [], []])
    }
  })
}, 900_000)

const wrongIn = ({ secrets }: Planted, who: Looker, told: ReadonlyMap<string, string[]>): string[] => [
  ...secrets
    .filter(({ word, keptFrom }) => keptFrom.includes(who) && told.has(word))
    .map(({ what, word }) => `${who} reads ${what} at ${told.get(word)!.slice(0, 3).join(', ')}`),
  ...secrets
    .filter(({ word, readBy }) => readBy.includes(who) && !told.has(word))
    .map(({ what }) => `${who} does not read ${what}`),
]

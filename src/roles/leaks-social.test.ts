// What was removed, hides, or is kept apart by a block is told to nobody who may not read it: by no call, list, search, suggestion,
// notification, mail or export, to people as themselves and as their companies. The pages are walked by e2e/leaks-social.test.ts.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { layParts } from '../domains/directory/pages.ts'
import { deliverAll } from '../platform/events.ts'
import { aWorld, type World } from '../testing/access/world.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aKeeper, archiveOf, ownArchiveOf, type Keeper } from '../testing/exports.ts'
import { aFileServer } from '../testing/files.ts'
import { wordsInCalls, type Walk, type Walked } from '../testing/leaks/calls.ts'
import { plantSecrets, whoWalks, type Looker, type Planted, type Walker } from '../testing/leaks/secrets.ts'
import { casesOf } from '../testing/proofs.ts'
import { testLog } from '../testing/server.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db } = database
const app = await testApi(database)
const server = await aFileServer(database)
const settle = () => deliverAll(db, domainListeners, testLog)

const lookers = [...whoWalks, 'visitor'] as const
type Keepers = Record<Walker, Keeper>
type Leaks = { planted: Planted; keepers: Keepers; world: World }

async function planted(): Promise<Leaks> {
  // It sets everybody's password.
  const world = await aWorld(db)
  const keepers = {} as Keepers
  for (const who of whoWalks) keepers[who] = await aKeeper(database)
  const all = await plantSecrets(db, keepers)
  return { planted: all, keepers, world }
}

const companyOf = ({ companies }: Planted, who: Looker) =>
  who === 'visitor' || who === 'stranger' ? undefined : companies[who]

/** All that somebody reads, as themself and as their company: words with where they stand. */
async function walkAs(
  { planted: all, keepers, world }: Leaks,
  who: Looker,
  only?: Walk['only'],
): Promise<Walked> {
  const company = companyOf(all, who)
  const told = new Map<string, Set<string>>()
  const [answered, telling] = [new Set<string>(), new Set<string>()]
  for (const acting of company === undefined ? [undefined] : [undefined, company]) {
    const walk = await wordsInCalls({
      ...all,
      app,
      world,
      as: who === 'visitor' ? 'visitor' : 'stranger',
      bearer: who === 'visitor' ? undefined : keepers[who].bearer,
      acting,
      only,
      rested: () => sql`delete from call_budgets`.execute(db),
    })
    for (const one of walk.answered) answered.add(one)
    for (const one of walk.telling) telling.add(one)
    for (const [word, places] of walk.told) told.set(word, new Set([...(told.get(word) ?? []), ...places]))
  }
  // Whoever is refused everywhere is told nothing, and proves nothing.
  expect(answered.size).toBeGreaterThan(40)
  return { told, answered, telling }
}

/** What somebody was told that is kept from them, and what they should have been told, and were not. */
function wrongIn({ secrets }: Planted, who: Looker, told: Map<string, Set<string>>): string[] {
  const leaks = secrets.filter(({ word, keptFrom }) => keptFrom.includes(who) && told.has(word))
  const missed = secrets.filter(({ word, readBy }) => readBy.includes(who) && !told.has(word))
  return [
    ...leaks.map(({ what, word }) => `${who} reads ${what}: ${[...told.get(word)!].slice(0, 3).join(', ')}`),
    ...missed.map(({ what }) => `${who} does not read ${what}`),
  ]
}

test('what is taken away or kept apart stands in no answer to whoever may not read it, and stood in them before', async () => {
  const leaks = await planted()
  await settle()
  await layParts(db)
  const before = await walkAs(leaks, 'blocked')
  expect(leaks.planted.secrets.filter(({ word }) => !before.told.has(word))).toEqual([])
  // By the whole proof everybody asks everything. Else they ask what told of it then, and half of what was answered without.
  const isWhole = casesOf(1, 0) === 1
  const silent = [...before.answered.difference(before.telling)]
  const halfOf = (who: Looker) => silent.filter((_, at) => at % 2 === lookers.indexOf(who) % 2)
  const onlyOf = (who: Looker) => (isWhole ? 'all' : new Set([...before.telling, ...halfOf(who)]))
  const wrong = async (who: Looker) =>
    wrongIn(leaks.planted, who, (await walkAs(leaks, who, onlyOf(who))).told)
  await leaks.planted.takeAway()
  for (const who of isWhole ? lookers : (['blocked', 'visitor'] as const))
    expect([`${who}, before anybody has heard`, await wrong(who)]).toEqual([
      `${who}, before anybody has heard`,
      [],
    ])
  await settle()
  await layParts(db)
  for (const who of lookers) expect(await wrong(who)).toEqual([])
}, 900_000)

test('nor in archives, and in no mail to them', async () => {
  const leaks = await planted()
  const { planted: all, keepers } = leaks
  await settle()
  await all.takeAway()
  await sql`delete from mails`.execute(db)
  await settle()
  const wrong: string[] = []
  const found = new Set<string>()
  for (const who of whoWalks) {
    const company = companyOf(all, who)
    await sql`delete from call_budgets`.execute(db)
    const archives = [
      await ownArchiveOf(db, server, keepers[who]),
      ...(company === undefined
        ? []
        : [await archiveOf(db, server, { bearer: keepers[who].bearer, businessID: company })]),
    ]
    const { rows } = await sql<{ text: string }>`
      select mails::text as text from mails where user_id = ${keepers[who].userID}`.execute(db)
    const texts = [
      ...archives.flatMap((archive) =>
        [...archive].map(([name, content]) => [name, content.toString()] as const),
      ),
      ...rows.map(({ text }) => ['a mail', text] as const),
    ]
    for (const { what, word, by, keptFrom } of all.secrets)
      for (const [name] of texts.filter(([, text]) => text.includes(word))) {
        if (by === who) found.add(word)
        else if (keptFrom.includes(who)) wrong.push(`${who} has ${what} in ${name}`)
      }
  }
  expect(wrong).toEqual([])
  // What somebody wrote is theirs, whoever reads it.
  expect(
    all.secrets.filter(({ word, by }) => by !== null && !found.has(word)).map(({ what }) => what),
  ).toEqual([])
}, 240_000)

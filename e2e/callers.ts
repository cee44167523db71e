// People who make calls of the API without a browser, as many as a proof needs: the shares of rate limits are whole for each few.
import { inject, onTestFinished } from 'vitest'
import { signAccessToken } from '../src/domains/accounts/signing.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { dropShares } from '../src/platform/shares.ts'
import type { PersonWish } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import { aPersonWithSession } from './signed-in.ts'

export type Caller = { userID: string; sessionID: string }

/** So many people who are signed in, until the test has ended. */
export async function callers(count: number, wish: PersonWish = {}): Promise<Caller[]> {
  const made: Caller[] = []
  onTestFinished(() => forget(made.map(({ userID }) => userID)))
  await onDatabase(async (db) => {
    while (made.length < count) {
      const { userID, sessionID } = await aPersonWithSession(db, wish)
      made.push({ userID, sessionID })
    }
  })
  return made
}

const forget = (userIDs: readonly string[]): Promise<void> =>
  onDatabase(async (db) => {
    for (const userID of userIDs) await transaction(db, (tx) => removeProfile(tx, userID))
  })

export type Call = { as: Caller; method?: 'POST' | 'PUT' | 'DELETE'; path: string; body: object }
export type Answered = { status: number; data: unknown }

/** As the smallest share holds. */
const atOnce = 10
/** Before tokens run out. */
const tokensFor = 1_000

/** What is answered to each, four at a time; `name` is that of the call, as its rate limit counts it. */
export function answersTo(name: string, calls: readonly Call[]): Promise<Answered[]> {
  return onDatabase(async (db) => {
    const answers: Answered[] = []
    const tokens = new Map<string, string>()
    for (let from = 0; from < calls.length; from += atOnce) {
      if (from % tokensFor === 0) tokens.clear()
      const some = calls.slice(from, from + atOnce)
      const people = new Map(some.map(({ as }) => [as.userID, as]))
      await makeWhole(db, name, [...people.keys()])
      for (const [userID, as] of people)
        if (!tokens.has(userID)) tokens.set(userID, (await signAccessToken(db, as)).token)
      answers.push(...(await inTurns(some, tokens)))
    }
    return answers
  })
}

/** The same where each is to be taken: the data that each answers. */
export async function takenCalls<Data>(name: string, calls: readonly Call[]): Promise<Data[]> {
  const answers = await answersTo(name, calls)
  const refused = answers.findIndex(({ status }) => status !== 200)
  if (refused !== -1)
    throw new Error(`${JSON.stringify(answers[refused])} to ${JSON.stringify(calls[refused]?.body)}`)
  return answers.map(({ data }) => data as Data)
}

const makeWhole = (db: Db, name: string, people: readonly string[]): Promise<void> =>
  transaction(db, (tx) =>
    dropShares(
      tx,
      people.flatMap((userID) => [`${name} user ${userID}`, `${name} done by ${userID}`]),
    ),
  )

async function inTurns(calls: readonly Call[], tokens: ReadonlyMap<string, string>): Promise<Answered[]> {
  const answers: Answered[] = []
  const waiting = [...calls.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      answers[next[0]] = await answerTo(next[1], tokens.get(next[1].as.userID) ?? '')
  }
  await Promise.all([work(), work(), work(), work()])
  return answers
}

async function answerTo({ method = 'POST', path, body }: Call, token: string): Promise<Answered> {
  const answer = await fetch(`${inject('site')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data, ...failure } = (await answer.json()) as { data?: unknown }
  return { status: answer.status, data: answer.ok ? data : failure }
}

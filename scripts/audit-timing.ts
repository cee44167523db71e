// Whether register, log-in and forgotten password tell which addresses have an account: by what they answer, or by how long
// they take. A real server on an empty database; known and unknown addresses in turns, in an order drawn anew for each pair.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildPages, startDatabase, startServer } from '../bench/children.ts'
import { askerOf, newAddress, shareOf, type Answer, type Question } from '../bench/asking.ts'
import { addPeople } from '../bench/people.ts'

const pairs = 400
const warmUps = 20
const apartMs = 5

type Side = 'known' | 'unknown'
type Call = { name: string; path?: string; body(email: string): object }

const calls: Call[] = [
  {
    name: 'register',
    body: (email) => ({
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email,
      password: 'granite owls count backwards',
      businessUse: true,
      legalAge: true,
      termsVersion: '2019-10-21',
    }),
  },
  { name: 'log-in', body: (email) => ({ email, password: 'granite owls count backwards' }) },
  {
    // With a device that no account knows, as somebody may make one up.
    name: 'device-log-in',
    path: 'log-in',
    body: (email) => ({
      email,
      password: 'granite owls count backwards',
      device: randomBytes(32).toString('base64url'),
    }),
  },
  { name: 'forgot-password', body: (email) => ({ email }) },
]

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Another for each call, since a rate limit is the account's, and to register makes an unknown address a row. */
const addressOf = (side: Side, pair: number, call: string) =>
  `${side === 'known' ? 'known' : 'other'}-${call}-${pair}@mail.example`

/** Runs the audit and prints a table; true when no call tells known from unknown addresses. Two or three minutes. */
export async function auditTiming(): Promise<boolean> {
  await buildPages()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millwright-timing-'))
  fs.chmodSync(folder, 0o755)
  const database = await startDatabase(path.join(folder, 'postgres'))
  const ends: (() => unknown)[] = [
    () => fs.rmSync(folder, { recursive: true, force: true }),
    () => database.stop(),
  ]
  try {
    // All roles in one process, as npm start has them: mails are made and kept meanwhile.
    const server = await startServer({
      DATABASE_URL: database.url,
      DATA_FOLDER: folder,
      DEMO: 'no',
      TRUST_PROXY: 'loopback',
    })
    ends.push(() => server.stop())
    const everyPair = Array.from({ length: pairs + warmUps }, (_, pair) => pair)
    await addPeople(
      database.url,
      calls.flatMap(({ name }) => everyPair.map((pair) => addressOf('known', pair, name))),
    )
    const { ask, close } = askerOf(server.origin)
    ends.push(() => close())
    const taken = await takeAll(ask, everyPair)
    return calls.map(({ name }) => judge(name, taken.get(name)!)).every(Boolean)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

type Taken = Record<Side, Answer[]>

async function takeAll(ask: (question: Question) => Promise<Answer>, everyPair: readonly number[]) {
  const taken = new Map<string, Taken>(calls.map(({ name }) => [name, { known: [], unknown: [] }]))
  for (const pair of everyPair)
    for (const { name, path: call = name, body } of inAnyOrder(calls))
      for (const side of inAnyOrder<Side>(['known', 'unknown'])) {
        const answer = await ask({
          method: 'POST',
          path: `/accounts/${call}`,
          from: newAddress(),
          body: body(addressOf(side, pair, name)),
        })
        if (pair >= warmUps) taken.get(name)![side].push(answer)
      }
  return taken
}

/** Tells the medians and every difference of a call; true when it keeps the secret. */
function judge(name: string, { known, unknown }: Taken): boolean {
  const { medians, apart, differences, isGood } = verdictOf(known, unknown)
  const statuses = [...new Set([...known, ...unknown].map(({ status }) => status))].join(', ')
  say(
    `${name.padEnd(16)} ${known.length} pairs  status ${statuses}  known ${medians.known.toFixed(2)} ms  ` +
      `unknown ${medians.unknown.toFixed(2)} ms  apart ${apart.toFixed(2)} ms (≤ ${apartMs})  ${isGood ? 'holds' : 'MISSED'}`,
  )
  for (const difference of differences) say(`  ${difference}`)
  return isGood
}

/** What tells the answers of the two sides, pair by pair, from each other: anything but the clock, or medians more than 5 ms apart. */
export function verdictOf(known: readonly Answer[], unknown: readonly Answer[]) {
  const differences = new Set(
    known.flatMap((answer, pair) => differencesOf(seen(answer), seen(unknown[pair]!))),
  )
  const medianOf = (answers: readonly Answer[]) =>
    shareOf(
      answers.map(({ ms }) => ms),
      0.5,
    )
  const medians = { known: medianOf(known), unknown: medianOf(unknown) }
  const apart = medians.known - medians.unknown
  return { medians, apart, differences, isGood: differences.size === 0 && Math.abs(apart) <= apartMs }
}

/** What each registration answers anew, so that its mail can be sent again: an id and 43 characters that prove it. */
const madeAnew = /"again":"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{43}"/

/** All that a client sees of an answer but the clock, and but what no two answers have in common. */
function seen({ status, headers, body }: Answer): Record<string, string> {
  // Each answer has a number of its own.
  const { date: _date, 'x-request-id': _number, ...others } = headers
  return {
    status: String(status),
    body: body.replace(madeAnew, '"again":"…"'),
    'names of headers': Object.keys(others).join(' '),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [`header ${name}`, String(value)])),
  }
}

function differencesOf(known: Record<string, string>, unknown: Record<string, string>): string[] {
  return [...new Set([...Object.keys(known), ...Object.keys(unknown)])]
    .filter((part) => known[part] !== unknown[part])
    .map((part) => `${part}: known ${known[part]}, unknown ${unknown[part]}`)
}

function inAnyOrder<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

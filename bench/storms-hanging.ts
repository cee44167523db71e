// What the program asks and nobody answers: the mail server, the bucket, the payment provider. They are there, take what is asked
// of them, and say nothing.
import net from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { termsVersion } from '../src/contract/terms.ts'
import { someDetails } from '../src/testing/billing.ts'
import { aStandIn, standInKeys, type StandInProcess } from '../src/testing/stand-in.ts'
import { askerOf, newAddress, type Question } from './asking.ts'
import { freePort } from './children.ts'
import { password } from './people.ts'
import type { Person } from './operation-people.ts'
import { quiet, type Counts, type Raging, type Storm } from './storms-kinds.ts'
import type { Site } from './storms-site.ts'

/** Asks `question` so many times a second, each without waiting for the one before; counts the answers. */
function askOften(origin: string, aSecond: number, question: (at: number) => Question): Raging {
  const { ask, close } = askerOf(origin)
  const counts: Counts = {}
  const underway = new Set<Promise<void>>()
  let at = 0
  const timer = setInterval(() => {
    const one: Promise<void> = ask(question(at++))
      .then(({ status }) => void (counts[status] = (counts[status] ?? 0) + 1))
      .catch(() => void (counts['none'] = (counts['none'] ?? 0) + 1))
      .finally(() => underway.delete(one))
    underway.add(one)
  }, 1_000 / aSecond)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(underway)
      close()
      return counts
    },
  }
}

type Mails = { port: number; hang(isSo: boolean): void; taken(): number; close(): Promise<void> }

/** A mail server that takes everything, and while it hangs greets nobody. */
async function aMailServer(): Promise<Mails> {
  const port = await freePort()
  const inner = await freePort()
  let taken = 0
  let hangs = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', () => {
        taken += 1
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(inner, '127.0.0.1', resolve))
  const sockets = new Set<net.Socket>()
  const door = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    if (hangs) return void socket.resume()
    const behind = net.connect(inner, '127.0.0.1')
    behind.on('error', () => {})
    socket.pipe(behind).pipe(socket)
  })
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', () => resolve()))
  return {
    port,
    // Connections that were open from before hang as well: what comes over them goes nowhere.
    hang(isSo) {
      hangs = isSo
      for (const socket of sockets)
        if (isSo) socket.unpipe().resume()
        else socket.destroy()
    },
    taken: () => taken,
    async close() {
      sockets.forEach((socket) => socket.destroy())
      door.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

let mails: Mails

const waitingMails = async ({ ground }: Site): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where sent_at is null and given_up_at is null`.execute(
    ground.database.db,
  )
  return rows[0]!.count
}

/** Seconds until nothing waits any more; at most two minutes. */
async function sentAfter(site: Site): Promise<number> {
  const since = performance.now()
  while ((await waitingMails(site)) > 0 && performance.now() - since < 120_000)
    await new Promise((resolve) => setTimeout(resolve, 500))
  return (performance.now() - since) / 1_000
}

const mailServer: Storm = {
  name: 'mail server hangs',
  seconds: 30,
  goals: quiet,
  async prepare() {
    mails = await aMailServer()
    return { settings: { worker: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` } }, undo: () => mails.close() }
  },
  async begin(site) {
    mails.hang(true)
    const raging = askOften(site.origin, 4, (at) => ({
      method: 'POST',
      path: '/accounts/register',
      from: newAddress(),
      body: {
        email: `hang-${Date.now().toString(36)}-${at}@bench.example`,
        password,
        firstName: 'Mara',
        lastName: 'Lindqvist',
        businessUse: true,
        legalAge: true,
        termsVersion,
      },
    }))
    return {
      async end() {
        const counts = await raging.end()
        const waited = await waitingMails(site)
        mails.hang(false)
        return {
          ...counts,
          'mails waited': waited,
          'sent after, in s': await sentAfter(site),
          sent: mails.taken(),
        }
      },
    }
  },
  judge: ({ 'mails waited': waited = 0, 'sent after, in s': seconds = 0 }) => [
    ...(waited > 0 ? [] : ['no mail waited: nothing was tried']),
    ...(seconds < 120 ? [] : ['mails not sent within two minutes']),
  ],
}

let bucket: { port: number; close(): void; asked(): number }

/** Takes what is asked, and never answers. */
async function aSilentBucket() {
  const sockets = new Set<net.Socket>()
  let asked = 0
  const server = net.createServer((socket) => {
    asked += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as net.AddressInfo).port,
    asked: () => asked,
    close() {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

/** Tokens of uploads that were asked for and wait to be checked, with whose they are. */
async function uploads({ origin, ground }: Site, count: number) {
  const { ask, close } = askerOf(origin)
  const all: Question[] = []
  for (let at = 0; at < count; at += 1) {
    const headers = ground.people.all[at % ground.people.all.length]!.calling()
    const asked = await ask({
      method: 'POST',
      path: '/api/user/profile-photo/upload-request',
      headers,
      body: { contentType: 'image/png', fileSize: 1_000 },
    })
    const { token } = (JSON.parse(asked.body) as { data: { token: string } }).data
    all.push({ method: 'POST', path: '/api/user/profile-photo/upload-validate', headers, body: { token } })
  }
  close()
  return all
}

const silentBucket: Storm = {
  name: 'bucket hangs',
  seconds: 25,
  goals: quiet,
  async prepare() {
    bucket = await aSilentBucket()
    const s3 = {
      S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      FILES_URL: `http://127.0.0.1:${bucket.port}/files`,
    }
    return { settings: { api: s3, worker: s3, web: s3 }, undo: async () => bucket.close() }
  },
  async begin(site) {
    const waiting = await uploads(site, 200)
    const raging = askOften(site.origin, 40, (at) => waiting[at % waiting.length]!)
    return { end: async () => ({ ...(await raging.end()), 'bucket asked': bucket.asked() }) }
  },
  judge: ({ 'bucket asked': asked = 0, ...counts }) => [
    ...(asked > 0 ? [] : ['the bucket was never asked: nothing was tried']),
    ...(counts['500'] ? [`${counts['500']} answered 500`] : []),
  ],
}

let standIn: StandInProcess

const provider: Storm = {
  name: 'payment provider hangs',
  seconds: 30,
  goals: quiet,
  async prepare() {
    standIn = await aStandIn()
    const keys = {
      STRIPE_SECRET_KEY: standInKeys.secretKey,
      STRIPE_PUBLIC_KEY: standInKeys.publicKey,
      STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
      PAYMENTS_URL: standIn.url,
    }
    return { settings: { api: keys, worker: keys, web: keys }, undo: () => standIn.close() }
  },
  async begin({ origin, ground }) {
    const paymentMethod = await standIn.paymentMethod()
    const owners = ground.people.all
    const { ask, close } = askerOf(origin)
    for (const owner of owners.slice(0, payers)) await saveDetails(ask, owner)
    close()
    await standIn.fail({ answer: 'hang', times: 100_000 })
    const raging = askOften(origin, 10, (at) => {
      const owner = owners[at % payers]!
      return {
        method: 'POST',
        path: '/api/subscription/subscribe',
        headers: { ...owner.calling(), 'idempotency-key': `hang-${at}-${Date.now().toString(36)}` },
        body: {
          businessID: owner.businessID,
          planId: 'gold-yearly',
          paymentMethod,
          email: 'owner@bench.example',
        },
      }
    })
    return {
      async end() {
        const counts = await raging.end()
        await standIn.failNoMore()
        return counts
      },
    }
  },
  judge: (counts) => [
    ...(Object.keys(counts).some((status) => status === '200' || status === '503')
      ? []
      : ['nobody came so far as to pay']),
    ...(counts['500'] ? [`${counts['500']} answered 500`] : []),
  ],
}
const payers = 60

async function saveDetails(ask: ReturnType<typeof askerOf>['ask'], owner: Person): Promise<void> {
  await ask({
    method: 'PUT',
    path: `/api/subscription/${owner.businessID}/billing-details`,
    headers: owner.calling(),
    body: someDetails,
  })
}

export const hangingStorms: readonly Storm[] = [mailServer, silentBucket, provider]

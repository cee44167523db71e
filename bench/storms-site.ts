// The program as a storm meets it: web, api with accounts, and worker, each a process of its own, on a copy of a world.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { sealWith } from '../src/platform/sealing.ts'
import { freePort, startServer, type Started, type Way } from './children.ts'
import { swallowMails } from './faults-program.ts'
import { answers, fronts, startFront } from './front.ts'
import { forgetPeak, peakOf } from './memory.ts'
import { somePeople, type People } from './operation-people.ts'
import { openCopy, type OpenWorld, type Wanted } from './worlds.ts'

export const roles = ['api', 'worker', 'web'] as const
export type Role = (typeof roles)[number]

/** What all storms share. */
export type Ground = {
  database: OpenWorld
  people: People
  folder: string
  secret: string
  close(): Promise<void>
}
export type Site = {
  /** Where pages are, and where the calls are that they pass on. */
  origin: string
  apiOrigin: string
  servers: Record<Role, Started>
  ground: Ground
  /** Roles whose process ended though nobody ended it. */
  ended(): string[]
  stop(): Promise<void>
}
/** Of single roles: more settings, and ways to run them. */
export type Needs = {
  settings?: Partial<Record<Role, Record<string, string>>>
  ways?: Partial<Record<Role, Way>>
  /** With HAProxy in front, as shipped. */
  front?: boolean
}

const peopleCount = 100

/** A copy of the world, in which a hundred people can log in; closing it throws the copy away. */
export async function openGround(wanted: Wanted): Promise<Ground> {
  const database = await openCopy(wanted)
  const secret = randomBytes(32).toString('hex')
  sealWith(secret)
  await sql`delete from answer_clocks`.execute(database.db)
  const people = await somePeople(database, { count: peopleCount, each: 20, shift: 0 })
  const folder = path.join(database.folder, 'storms')
  fs.mkdirSync(folder, { recursive: true })
  return { database, people, folder, secret, close: () => database.close() }
}

/** Starts it; resolves when each process is ready. */
export async function startSite(
  ground: Ground,
  { settings = {}, ways = {}, front = false }: Needs = {},
): Promise<Site> {
  const mails = await swallowMails()
  const common = {
    DATABASE_URL: ground.database.server.url,
    SECRET: ground.secret,
    TRUST_PROXY: 'loopback',
    DEMO: 'no',
    DATA_FOLDER: ground.folder,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  }
  const ended: string[] = []
  let isEnding = false
  const start = async (role: Role, own: Record<string, string>) => {
    const log = path.join(ground.folder, `${role}.log`)
    const server = await startServer({ ...common, ...own, ...settings[role] }, undefined, {
      log,
      ...ways[role],
    })
    server.child.once('exit', () => {
      if (!isEnding) ended.push(role)
    })
    return server
  }
  const api = await start('api', { ROLES: 'api,accounts' })
  const worker = await start('worker', { ROLES: 'worker' })
  const web = await start('web', { ROLES: 'web', API_URL: api.origin })
  const servers = { api, worker, web }
  const proxy = front ? await beginFront(ground.folder, web) : undefined
  return {
    origin: proxy?.origin ?? web.origin,
    apiOrigin: api.origin,
    servers,
    ground,
    ended: () => ended,
    async stop() {
      isEnding = true
      proxy?.end()
      for (const role of ['web', 'worker', 'api'] as const)
        if (!ended.includes(role)) await servers[role].stop()
      await mails.close()
    },
  }
}

async function beginFront(folder: string, web: Started) {
  const proxy = await freePort()
  const origin = `http://127.0.0.1:${proxy}`
  const child = startFront(
    fronts(folder, { proxy, webs: [Number(new URL(web.origin).port)], api: undefined }),
    folder,
  )
  await answers(`${origin}/`)
  return { origin, end: () => child.kill() }
}

/** What each process holds at most is counted from now on. */
export function countMemory({ servers, ended }: Site): void {
  for (const role of roles) if (!ended().includes(role)) forgetPeak(servers[role])
}

/** Megabytes that each process that lives held at most since then. */
export const memoryOf = ({ servers, ended }: Site): Record<string, number> =>
  Object.fromEntries(
    roles.filter((role) => !ended().includes(role)).map((role) => [role, peakOf(servers[role], 'VmHWM')]),
  )

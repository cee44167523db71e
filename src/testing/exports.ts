// An export from asking to what is in it, as a test walks it.
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { ExportEntry } from '../contract/exports.ts'
import { gatherExports } from '../domains/exports/building.ts'
import type { Database, Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import { aPassword, givePassword } from './accounts.ts'
import type { FileServer } from './files.ts'
import { testLog } from './server.ts'
import { aSession, type SessionWish, type TestSession } from './sessions.ts'

type Bearer = string | undefined
type Answer = { status: number; name?: string; data: ExportEntry }

export type Asking = {
  ask(bearer: Bearer, businessID: string, language?: string): Promise<Answer>
  show(bearer: Bearer, businessID: string, jobID: string): Promise<Answer>
  list(bearer: Bearer, businessID: string): Promise<Answer>
}

const caller =
  (server: FileServer) =>
  async (bearer: Bearer, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string>), ...(bearer && { authorization: bearer }) }
    const response = await fetch(`${server.origin}/api/${path}`, { ...init, headers })
    return { ...((await response.json()) as Answer), status: response.status }
  }

const posted = (body: object, language: string, key?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    'accept-language': language,
    ...(key && { 'idempotency-key': key }),
  },
})

/** The calls of exports of companies on a server. */
export function asking(server: FileServer): Asking {
  const call = caller(server)
  return {
    ask: (bearer, businessID, language = 'en') =>
      call(bearer, `business/${businessID}/export`, posted({}, language)),
    show: (bearer, businessID, jobID) => call(bearer, `business/${businessID}/export/${jobID}`),
    list: (bearer, businessID) => call(bearer, `business/${businessID}/export`),
  }
}

export type Proof = { password: string; code?: string }

/** The calls of exports of oneself on a server. */
export function askingForOneself(server: FileServer) {
  const call = caller(server)
  return {
    ask: (
      bearer: Bearer,
      { password, code }: Proof,
      { language = 'en', key }: { language?: string; key?: string } = {},
    ) => call(bearer, 'account/export', posted({ password, code }, language, key)),
    show: (bearer: Bearer, jobID: string) => call(bearer, `account/export/${jobID}`),
    list: (bearer: Bearer) => call(bearer, 'account/export'),
  }
}

/** Somebody who is logged in and knows their password. */
export type Keeper = TestSession & { email: string; password: string }

export async function aKeeper(database: Database, wish: SessionWish = {}): Promise<Keeper> {
  const email = wish.email ?? `${uuidv7()}@keepers.example`
  const session = await aSession(database.db, { ...wish, email })
  await givePassword(database, session.userID)
  return { ...session, email, password: aPassword }
}

/** Everything in the export of a company, by its place in the archive. */
export async function archiveOf(
  db: Db,
  server: FileServer,
  { bearer, businessID, language }: { bearer: string; businessID: string; language?: string },
): Promise<Map<string, Buffer>> {
  const calls = asking(server)
  const { data: asked } = await calls.ask(bearer, businessID, language)
  await gatherExports(db, testLog)
  return unpacked(server, (await calls.show(bearer, businessID, asked.jobID)).data)
}

/** Everything in the archive of somebody's own data, by its place there. */
export async function ownArchiveOf(
  db: Db,
  server: FileServer,
  { bearer, password }: Keeper,
  language?: string,
): Promise<Map<string, Buffer>> {
  const calls = askingForOneself(server)
  const { data: asked } = await calls.ask(bearer, { password }, language ? { language } : {})
  await gatherExports(db, testLog)
  return unpacked(server, (await calls.show(bearer, asked.jobID)).data)
}

async function unpacked(server: FileServer, ready: ExportEntry): Promise<Map<string, Buffer>> {
  expect(ready.status).toBe('ready')
  const response = await fetch(server.url(ready.url ?? ''))
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(ready.bytes)
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]))
}

/** The value of a JSON file of an archive. */
export const jsonIn = (archive: Map<string, Buffer>, name: string) =>
  JSON.parse(archive.get(name)?.toString() ?? '') as unknown

/** The rows of a table of an archive that has every cell in quotes. */
export function rowsIn(archive: Map<string, Buffer>, name: string): string[][] {
  const text = archive.get(name)?.toString() ?? ''
  expect(text[0]).toBe('\uFEFF')
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

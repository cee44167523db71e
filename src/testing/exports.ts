// An export from asking to what is in it, as a test walks it.
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { BusinessExportEntry } from '../contract/exports.ts'
import { gatherExports } from '../domains/exports/building.ts'
import type { Db } from '../platform/db.ts'
import type { FileServer } from './files.ts'
import { testLog } from './server.ts'

export type Asking = {
  ask(bearer: string | undefined, businessID: string, language?: string): Promise<Answer>
  show(bearer: string | undefined, businessID: string, jobID: string): Promise<Answer>
  list(bearer: string | undefined, businessID: string): Promise<Answer>
}
type Answer = { status: number; name?: string; data: BusinessExportEntry }

/** The calls of exports on a server. */
export function asking(server: FileServer): Asking {
  const call = async (bearer: string | undefined, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string>), ...(bearer && { authorization: bearer }) }
    const response = await fetch(`${server.origin}/api/business/${path}`, { ...init, headers })
    return { ...((await response.json()) as Answer), status: response.status }
  }
  return {
    ask: (bearer, businessID, language = 'en') =>
      call(bearer, `${businessID}/export`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', 'accept-language': language },
      }),
    show: (bearer, businessID, jobID) => call(bearer, `${businessID}/export/${jobID}`),
    list: (bearer, businessID) => call(bearer, `${businessID}/export`),
  }
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
  const { data: ready } = await calls.show(bearer, businessID, asked.jobID)
  expect(ready.status).toBe('ready')
  const response = await fetch(server.url(ready.url ?? ''))
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(ready.bytes)
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]))
}

// A server with calls and a store of its own for files: a folder, or a bucket when the surroundings name an S3 server.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { UploadDescriptorEntry } from '../contract/files.ts'
import { keepFilesIn } from '../domains/files/place.ts'
import { limits } from '../contract/limits.ts'
import type { Database } from '../platform/db.ts'
import { localStorage } from '../platform/storage/local.ts'
import { serveLocalStorage } from '../platform/storage/local-server.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { serveApi } from '../roles/api.ts'
import { aBucket } from './bucket.ts'
import { testServer } from './server.ts'

type Answer = { status: number; name?: string; data: unknown }

export type FileServer = {
  origin: string
  /** Where they lie without a bucket. */
  folder: string
  storage: Storage
  /** Every key that lies in the store, by its beginning. */
  keys(prefix: string): Promise<string[]>
  call(bearer: string | undefined, path: string, body: object): Promise<Answer>
  /** Has an upload checked, as a browser does: what took too long on a busy machine is asked for again. */
  check(bearer: string, token: string, path?: string): Promise<Answer>
  /** Posts `bytes` as the form says, with fields changed or left out (null); answers the status. */
  post(form: UploadDescriptorEntry['signedPost'], bytes: Uint8Array, changes?: Changes): Promise<number>
  url(address: string): string
}
export type Changes = Record<string, string | null>

/** Starts it on `database`; everything goes after the last test of the file. */
export async function aFileServer(database: Database): Promise<FileServer> {
  const app = testServer()
  serveApi(app, { db: database.db, defaultEdition: 'jp' })
  const bucket = await aBucket()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-files-'))
  const local = localStorage({ folder, secret: 'only for tests', origin: '' })
  if (!bucket) serveLocalStorage(app, local, limits.importArchiveBytesMax)
  const storage: Storage = bucket?.storage ?? local
  keepFilesIn(storage)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  afterAll(async () => {
    await app.close()
    await bucket?.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = (address: string) => new URL(address, origin).href

  const server: FileServer = {
    origin,
    folder,
    storage,
    url,
    keys: async (prefix) =>
      (bucket ? await bucket.keys() : filesIn(folder)).filter((key) => key.startsWith(prefix)),
    async call(bearer, at, body) {
      const response = await fetch(`${origin}/api${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(bearer && { authorization: bearer }) },
        body: JSON.stringify(body),
      })
      const { data, name } = (await response.json()) as { data?: unknown; name?: string }
      return { status: response.status, data, ...(name !== undefined && { name }) }
    },
    async check(bearer, token, at = '/files/upload-validate') {
      const answer = await server.call(bearer, at, { token })
      return answer.name === 'TookTooLong' ? server.check(bearer, token, at) : answer
    },
    async post({ url: to, fields }, bytes, changes = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...fields, ...changes }))
        if (value !== null) form.set(name, value)
      form.set('file', new Blob([new Uint8Array(bytes)]))
      return statusOf(url(to), form)
    },
  }
  return server
}

/** A server that has read enough may end the connection before all was sent: also a refusal. */
async function statusOf(to: string, body: FormData): Promise<number> {
  try {
    const response = await fetch(to, { method: 'POST', body })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 400
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

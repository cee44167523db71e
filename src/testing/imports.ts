// Tables of products on their way into a company, as a test walks it.
import type { ImportFileEntry, ProductImportEntry, ImportRowEntry } from '../contract/import-shapes.ts'
import type { UploadDescriptorEntry } from '../contract/files.ts'
import { goOnWithoutRest } from '../domains/imports/pace.ts'
import { workOnImports } from '../domains/imports/working.ts'
import type { Database } from '../platform/db.ts'
import { aFileServer } from './files.ts'
import { callsOf, type Team } from './products.ts'
import { testApi } from './database.ts'
import { testLog } from './server.ts'
import type { TestSession } from './sessions.ts'

type Begun = { import: ProductImportEntry; signedPost: UploadDescriptorEntry['signedPost'] }

export async function importing(database: Database) {
  goOnWithoutRest()
  const files = await aFileServer(database)
  const server = await testApi(database)
  const calls = callsOf(server)
  const work = () => workOnImports(database.db, testLog)
  const path = (id: string) => `/product/import/${id}`

  /** Begins an import and posts its table; nothing of it is read yet. */
  async function send(by: TestSession, businessID: string, table: string | Uint8Array, fileName?: string) {
    const bytes = Buffer.from(table)
    fileName ??= typeof table === 'string' ? 'products.csv' : 'products.zip'
    const wish = { businessID, fileName, fileSize: bytes.length }
    const begun = await calls.post(by, '/product/import', wish)
    const { import: entry, signedPost } = begun.data as Begun
    await files.post(signedPost, bytes)
    await calls.post(by, `${path(entry.importID)}/receive`, {})
    return entry.importID
  }
  const show = async (by: TestSession, id: string) =>
    (await calls.get(by, path(id))).data as ProductImportEntry
  const rows = async (by: TestSession, id: string, query = '') =>
    ((await calls.get(by, `${path(id)}/rows?${query}`)).data as { results: ImportRowEntry[] }).results

  const listedFiles = async (by: TestSession, id: string, query = '') =>
    ((await calls.get(by, `${path(id)}/files?${query}`)).data as { results: ImportFileEntry[] }).results

  /** The dry run of a table that is sent; answers the import. */
  async function check(
    { owner, businessID }: Pick<Team, 'owner' | 'businessID'>,
    table: string | Uint8Array,
    mapping: object = { choices: { category: '0006.0006-01-01' } },
  ) {
    const id = await send(owner, businessID, table)
    await work()
    const answers = [
      await calls.put(owner, `${path(id)}/mapping`, mapping),
      await calls.post(owner, `${path(id)}/check`, {}),
    ]
    for (const { status, body } of answers) if (status !== 200) throw new Error(JSON.stringify(body))
    await work()
    return show(owner, id)
  }

  /** The same, and all that the dry run told of is written. */
  async function bring(
    team: Pick<Team, 'owner' | 'businessID'>,
    table: string | Uint8Array,
    wish: object = {},
    mapping?: object,
  ) {
    const { importID } = await check(team, table, mapping)
    await calls.post(team.owner, `${path(importID)}/run`, wish)
    await work()
    return show(team.owner, importID)
  }

  async function undo({ owner }: Pick<Team, 'owner'>, id: string) {
    await calls.post(owner, `${path(id)}/undo`, {})
    await work()
    return show(owner, id)
  }

  return { ...calls, server, files, work, send, show, rows, listedFiles, check, bring, undo, path }
}

/** A table in plain words: part numbers, names, prices. */
export const tableOf = (lines: readonly (readonly [number: string, name: string, price: string])[]): string =>
  [
    'Part number,Name,Price (EUR),Weight (kg),Material',
    ...lines.map(([number, name, price]) => `${number},${name},${price},0.5,Steel`),
  ].join('\n')

/** So many products, numbered from one. */
export const manyLines = (count: number, price = '12.50') =>
  Array.from({ length: count }, (_, at) => [`HB-${1000 + at}`, `Ball bearing ${1000 + at}`, price] as const)

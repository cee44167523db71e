// Two entries of one company, with all that a company has, and two platform admins who merge them.
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { DuplicateEntry, MergePreviewEntry } from '../contract/merges.ts'
import type { Db } from '../platform/db.ts'
import { aBusiness, type BusinessWish } from './businesses.ts'
import { aSession, type TestSession } from './sessions.ts'

export const words = 'Both entries are of the works in Osaka.'
export const reason = 'Same register number and website'

type Proposed = { proposalID: string }

/** Calls of two platform admins about merges: the first proposes, the second approves. */
export async function mergingCalls(api: FastifyInstance, db: Db) {
  const [first, second] = [await aSession(db, { staff: ['admin'] }), await aSession(db, { staff: ['admin'] })]
  async function call<Data = Record<string, unknown>>(
    by: TestSession | undefined,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ): Promise<{ status: number; name?: string; data: Data }> {
    const response = await api.inject({
      method,
      url: `/api${path}`,
      ...(by && { headers: { authorization: by.bearer } }),
      ...(payload && { payload }),
    })
    return { ...response.json<{ name?: string; data: Data }>(), status: response.statusCode }
  }
  const company = (id: string) => `/console/companies/${id}`
  const propose = (from: string, into: string, by = first) =>
    call<Proposed>(by, 'POST', `${company(from)}/merge`, { into, words, reason })
  const unpropose = (from: string, by = first) =>
    call<Proposed>(by, 'POST', `${company(from)}/unmerge`, {
      words: 'They are two.',
      reason: 'The owners wrote',
    })
  const approve = (proposalID: string, by = second) =>
    call(by, 'POST', `/console/proposals/${proposalID}/approve`, { reason: 'Looked at both' })
  return {
    first,
    second,
    call,
    propose,
    unpropose,
    approve,
    preview: (from: string, into: string, by = first) =>
      call<MergePreviewEntry>(by, 'GET', `${company(from)}/merge?into=${into}`),
    duplicates: (id: string, by = first) => call<DuplicateEntry[]>(by, 'GET', `${company(id)}/duplicates`),
    async merge(from: string, into: string) {
      const proposed = await propose(from, into)
      return approve(proposed.data.proposalID)
    },
    async unmerge(from: string) {
      const proposed = await unpropose(from)
      return approve(proposed.data.proposalID)
    },
  }
}

export type Entry = { businessID: string; productIDs: string[]; owner: TestSession; member: TestSession }

/** A company with an owner and a member. */
export async function anEntry(db: Db, wish: BusinessWish & { language?: string } = {}): Promise<Entry> {
  const { language = 'en', ...company } = wish
  const [owner, member] = [await aSession(db, { language }), await aSession(db)]
  const business = await aBusiness(db, {
    ...company,
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: member.userID, role: 'member' },
    ],
  })
  return { ...business, owner, member }
}

/** How many rows of each column of ids hold one, by table and column. */
export async function placesOf(db: Db, id: string): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.oid::regclass::text as table, a.attname as column
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace and n.nspname in ('public', 'accounts')
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and a.atttypid = 'uuid'::regtype order by 1, 2`.execute(db)
  const places: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(table)} where ${sql.ref(column)} = ${id}`.execute(db)
    if (rows[0]!.count > 0) places[`${table}.${column}`] = rows[0]!.count
  }
  return places
}

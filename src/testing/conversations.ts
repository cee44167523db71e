// Calls of conversations as a person makes them, and two who talk.
import type { FastifyInstance } from 'fastify'
import type { CallOutput } from '../contract/endpoint.ts'
import type * as calls from '../contract/inquiries.ts'
import type { Db } from '../platform/db.ts'
import { sql } from 'kysely'
import { aBusiness } from './businesses.ts'
import { aSession, type TestSession } from './sessions.ts'
import { aTag } from './tags.ts'

export type Answer<Data = unknown> = {
  status: number
  data: Data
  name?: string | undefined
  fields?: Record<string, string>
  resetsAt?: string
}

type Query = Record<string, string | number>

/** Calls of the API that answer status and data, each with a whole rate limit. */
export function conversationCalls(api: FastifyInstance, db: Db) {
  async function call<Data>(
    method: 'GET' | 'POST',
    path: string,
    as: TestSession | undefined,
    { query = {}, body, key }: { query?: Query; body?: object; key?: string } = {},
  ): Promise<Answer<Data>> {
    await sql`delete from call_budgets`.execute(db)
    const words = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    const response = await api.inject({
      method,
      url: `/api${path}${words && `?${words}`}`,
      headers: {
        ...(as && { authorization: as.bearer }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { payload: body ?? {} }),
    })
    const { success: _, ...answer } = response.json<Answer<Data> & { success: boolean }>()
    return { ...answer, status: response.statusCode }
  }
  const at = (rid: string, act: string) => `/business/request/${rid}/${act}`
  return {
    call,
    send: (as: TestSession | undefined, body: object, key?: string) =>
      call<calls.InquiryEntry>('POST', '/business/request', as, {
        body: { subject: 'Other bearings', message: `Can you make this? ${crypto.randomUUID()}`, ...body },
        ...(key !== undefined && { key }),
      }),
    list: (as: TestSession | undefined, ubid: string, query: Query = {}) =>
      call<CallOutput<typeof calls.listInquiries>>('GET', '/business/request', as, {
        query: { ubid, ...query },
      }),
    show: (as: TestSession | undefined, rid: string, bid: string, query: Query = {}) =>
      call<CallOutput<typeof calls.showInquiry>>('GET', at(rid, 'get-messages'), as, {
        query: { bid, ...query },
      }),
    write: (as: TestSession | undefined, rid: string, bid: string, content = 'Yes.', key?: string) =>
      call<calls.MessageEntry>('POST', at(rid, 'send-message'), as, {
        query: { bid },
        body: { content },
        ...(key !== undefined && { key }),
      }),
    end: (as: TestSession | undefined, rid: string, bid: string) =>
      call<calls.InquiryEntry>('POST', at(rid, 'end-request'), as, { query: { bid } }),
    read: (as: TestSession | undefined, rid: string, bid: string, number: number) =>
      call<{ unread: number }>('POST', at(rid, 'read'), as, { query: { bid }, body: { number } }),
    report: (as: TestSession | undefined, rid: string, bid: string, body: object = { reason: 'spam' }) =>
      call<{ reportID: string }>('POST', at(rid, 'report'), as, { query: { bid }, body }),
    allowance: (as: TestSession | undefined, businessID?: string) =>
      call<CallOutput<typeof calls.showInquiryAllowance>>('GET', '/business/request/allowance', as, {
        query: businessID === undefined ? {} : { businessID },
      }),
    mailboxes: (as: TestSession | undefined) => call<calls.MailboxEntry[]>('GET', '/mailboxes', as),
  }
}

/** A person, and a company with an owner. */
export async function aBuyerAndASupplier(db: Db) {
  const [buyer, owner] = await Promise.all([
    aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' }),
    aSession(db),
  ])
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: `Copper & Sons ${aTag()}`,
    products: 1,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  return { buyer, owner, businessID, productID: productIDs[0]! }
}

// A company with its people, and inquiries to it, made by the calls that people make.
import type { FastifyInstance } from 'fastify'
import { deliverAll } from '../platform/events.ts'
import type { Database } from '../platform/db.ts'
import { domainListeners } from '../roles/domains.ts'
import { aBusiness } from './businesses.ts'
import { testLog } from './server.ts'
import { aSession, type SessionWish, type TestSession } from './sessions.ts'

type Answer<Data> = { status: number; data: Data; name?: string }
type Call = <Data = unknown>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  as?: TestSession,
  payload?: object,
) => Promise<Answer<Data>>

/** Calls of the API with whole rate limits, each followed by the delivery of what it announced. */
export function callsOf({ db, pool }: Database, app: FastifyInstance): Call {
  return async <Data>(method: 'GET' | 'POST' | 'PUT', url: string, as?: TestSession, payload?: object) => {
    await pool.query('delete from call_budgets')
    const response = await app.inject({
      method,
      url: `/api${url}`,
      ...(as && { headers: { authorization: as.bearer } }),
      ...(payload && { payload }),
    })
    await deliverAll(db, domainListeners, testLog)
    const { data, name } = response.json<{ data: Data; name?: string }>()
    return { status: response.statusCode, data, ...(name !== undefined && { name }) }
  }
}

export type Suppliers = {
  businessID: string
  people: Record<'owner' | 'admin' | 'member' | 'exMember', TestSession>
}

/** A company with an owner, an admin and a member, and somebody who was one; all speak as wished. */
export async function aSupplier({ db, pool }: Database, wish: SessionWish = {}): Promise<Suppliers> {
  const [owner, admin, member, exMember] = (await Promise.all(
    Array.from({ length: 4 }, () => aSession(db, wish)),
  )) as [TestSession, TestSession, TestSession, TestSession]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: admin.userID, role: 'admin' },
      { userID: member.userID, role: 'member' },
      { userID: exMember.userID, role: 'admin' },
    ],
  })
  await pool.query('delete from business_members where user_id = $1', [exMember.userID])
  return { businessID, people: { owner, admin, member, exMember } }
}

let sent = 0

/** Sends an inquiry, each in words of its own; answers its id. */
export async function anInquiry(
  call: Call,
  buyer: TestSession,
  to: string,
  wish: { from?: string; subject?: string; message?: string; productID?: string } = {},
): Promise<string> {
  sent += 1
  const { status, data } = await call<{ requestID: string }>('POST', '/business/request', buyer, {
    to,
    subject: 'Bearings for pumps',
    message: `We need ${sent} sets of angular contact bearings 7014 for a grinding spindle, by February.`,
    ...wish,
  })
  if (status !== 200) throw new Error(`the inquiry was answered ${status}`)
  return data.requestID
}

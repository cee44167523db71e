// A company whose people manage its products through the calls.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { addMember } from '../domains/members/membership.ts'
import { transaction, type Db } from '../platform/db.ts'
import { aBusiness, type BusinessWish } from './businesses.ts'
import { aSession, type TestSession } from './sessions.ts'

/** As a person fills in the form of a product. */
export const aForm = {
  name: 'Deep groove ball bearing 6205',
  language: 'en',
  description: 'For dry places.\n\tAnd wet ones.',
  category: '0006.0006-01-01',
  keywords: ['bearing', '軸受'],
  specs: [{ key: 'Bore', value: '25 mm' }],
  leadTime: 14,
  stock: true,
  mainImage: '',
  photos: [] as string[],
  videos: [] as string[],
}

/** How it is sold, every field filled in. */
export const aTrade = {
  partNumber: 'HB-6205',
  trade: {
    unit: 'pcs',
    minimumOrder: { quantity: 100, unit: 'kg' },
    prices: [{ quantity: 1, amount: '12.5', currency: 'EUR' }],
    priceOnRequest: false,
    packaging: 'Ten in a carton',
    weight: { value: 0.128, unit: 'kg' },
    origin: 'JP',
    hsCode: '848210',
  },
  variants: {
    axes: ['Bore'],
    rows: [{ values: ['25 mm'], partNumber: 'HB-6205-25', price: null, weight: null }],
  },
}

export type Team = {
  businessID: string
  productIDs: string[]
  owner: TestSession
  admin: TestSession
  member: TestSession
}

/** A company with an owner, an admin and a member. */
export async function aTeam(db: Db, wish: Omit<BusinessWish, 'members'> = {}): Promise<Team> {
  const [owner, admin, member] = [await aSession(db), await aSession(db), await aSession(db)]
  const business = await aBusiness(db, {
    ...wish,
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: admin.userID, role: 'admin' },
      { userID: member.userID, role: 'member' },
    ],
  })
  return { ...business, owner, admin, member }
}

type Answer = { status: number; name?: string; data: unknown; body: Record<string, unknown> }

/** Calls of the API by a session, or by a visitor: `put(session, path, body)` and so on. */
export function callsOf(api: FastifyInstance) {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (session: TestSession | undefined, path: string, payload?: object): Promise<Answer> => {
      const response = await api.inject({
        method,
        url: `/api${path}`,
        headers: session ? { authorization: session.bearer } : {},
        ...(payload && { payload }),
      })
      const body = response.json<Answer['body']>()
      const name = body['name'] as string | undefined
      return { status: response.statusCode, data: body['data'], body, ...(name !== undefined && { name }) }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') }
}

/** The same with an admin who has left it, and somebody who never was in it. */
export async function aTeamAndOthers(db: Db): Promise<Team & { left: TestSession; stranger: TestSession }> {
  const [left, stranger] = [await aSession(db), await aSession(db)]
  const team = await aTeam(db)
  await transaction(db, (tx) =>
    addMember(tx, { businessID: team.businessID, userID: left.userID, role: 'admin' }),
  )
  await sql`delete from business_members where user_id = ${left.userID}`.execute(db)
  return { ...team, left, stranger }
}

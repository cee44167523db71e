// A company with people in it who call the API, and the mails that this makes.
import type { FastifyInstance } from 'fastify'
import { api, type CallName } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Database, Db } from '../platform/db.ts'
import { partsOf } from '../platform/http/routes.ts'
import { uuidv7 } from '../platform/ids.ts'
import { aBusiness } from './businesses.ts'
import { aSession, type SessionWish, type TestSession } from './sessions.ts'

export type Answer<Data> = { status: number; name: string | undefined; data: Data; body: string }
export type Somebody = TestSession & { email: string }

/** Calls of the API over HTTP, as somebody or as a visitor: `call(name, input, somebody)`. */
export function testCalls(app: FastifyInstance) {
  return async function call<Data = Record<string, unknown>>(
    name: CallName,
    input: Record<string, unknown>,
    as?: Pick<TestSession, 'bearer'>,
  ): Promise<Answer<Data>> {
    const endpoint = api[name] as unknown as Endpoint
    const { params, query, body } = partsOf(endpoint, input)
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(params[key]))
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${path}${search && `?${search}`}`,
      headers: { ...(as && { authorization: as.bearer }) },
      ...(endpoint.method === 'GET' ? {} : { payload: body }),
    })
    const answer = response.json<{ name?: string; data: Data }>()
    return { status: response.statusCode, name: answer.name, data: answer.data, body: response.body }
  }
}

/** Somebody with an account and an address of their own. */
export async function somebody(db: Db, wish: SessionWish = {}): Promise<Somebody> {
  const email = wish.email ?? `${uuidv7()}@example.com`
  return { ...(await aSession(db, { ...wish, email })), email }
}

/** A company with an owner, an admin and a member; beside it an ex-member, the owner of another and somebody without any. */
export async function aTeam(db: Db) {
  const people = {
    owner: await somebody(db, { firstName: 'Olga', lastName: 'Owner' }),
    admin: await somebody(db, { firstName: 'Ada', lastName: 'Admin' }),
    member: await somebody(db, { firstName: 'Mel', lastName: 'Member' }),
    exMember: await somebody(db, { firstName: 'Emil', lastName: 'Exmember' }),
    otherOwner: await somebody(db, { firstName: 'Otto', lastName: 'Other' }),
    stranger: await somebody(db, { firstName: 'Stella', lastName: 'Stranger' }),
  }
  const { businessID } = await aBusiness(db, {
    members: (['owner', 'admin', 'member'] as const).map((role) => ({ userID: people[role].userID, role })),
  })
  await aBusiness(db, { members: [{ userID: people.otherOwner.userID, role: 'owner' }] })
  return { businessID, ...people }
}

/** Templates of the mails that wait for somebody, oldest first. */
export async function templatesTo(
  { pool }: Pick<Database, 'pool'>,
  { email }: Pick<Somebody, 'email'>,
): Promise<string[]> {
  const { rows } = await pool.query<{ template: string }>(
    'select template from mails where recipient = $1 order by queued_at, mail_id',
    [email],
  )
  return rows.map(({ template }) => template)
}

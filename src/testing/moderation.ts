// Calls of moderators and of those they decide about, and things that are reported.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { ResourceRef } from '../contract/resources.ts'
import { reportResource } from '../domains/moderation/reporting.ts'
import { transaction, type Db } from '../platform/db.ts'
import { aSession, type TestSession } from './sessions.ts'

/** Bound to a server; each call has a whole rate limit. */
export function moderationCalls(api: FastifyInstance, pool: Pool) {
  async function call<Data = Record<string, unknown>>(
    method: 'GET' | 'POST',
    path: string,
    as?: Pick<TestSession, 'bearer'>,
    body: object = {},
  ): Promise<{ status: number; name?: string; data: Data; [detail: string]: unknown }> {
    await pool.query('delete from call_budgets')
    const response = await api.inject({
      method,
      url: `/api${path}`,
      headers: { ...(as && { authorization: as.bearer }) },
      ...(method === 'POST' && { payload: body }),
    })
    return { ...response.json<{ data: Data }>(), status: response.statusCode }
  }
  const ruling = { reason: 'Seen by two', ruleCode: 'spam' }
  return {
    call,
    decide: (as: TestSession | undefined, caseID: string, body: object) =>
      call<{ status: string; decisionID: string | null }>('POST', `/console/reports/${caseID}/decide`, as, {
        verdict: 'upheld',
        ...ruling,
        ...body,
      }),
    undo: (as: TestSession | undefined, caseID: string, reason = 'A mistake') =>
      call<{ cameBack: boolean }>('POST', `/console/reports/${caseID}/undo`, as, { reason }),
    second: (as: TestSession | undefined, caseID: string, approve = true) =>
      call<{ decisionID: string | null }>('POST', `/console/reports/${caseID}/second`, as, {
        approve,
        reason: 'I agree',
      }),
    appeal: (as: TestSession | undefined, decisionID: string, text = 'It was not so.') =>
      call('POST', `/appeals/${decisionID}`, as, { text }),
    decideAppeal: (as: TestSession | undefined, appealID: string, verdict: 'upheld' | 'dismissed') =>
      call<{ cameBack: boolean }>('POST', `/console/appeals/${appealID}/decide`, as, {
        verdict,
        reason: 'Looked at anew',
      }),
  }
}

/** Reports a thing, as somebody new unless they are named; answers the report, its case, and who reported it. */
export async function aReport(
  db: Db,
  reported: ResourceRef,
  { by, text = '' }: { by?: TestSession; text?: string } = {},
): Promise<{ reportID: string; caseID: string; reporter: TestSession }> {
  const reporter = by ?? (await aSession(db))
  const { reportID } = await transaction(db, (tx) =>
    reportResource(tx, reporter, reported, { reason: 'spam', text }, { edition: 'jp', language: 'en' }),
  )
  const { rows } = await sql<{ caseID: string }>`
    select case_id as "caseID" from reports where id = ${reportID}`.execute(db)
  return { reportID, caseID: rows[0]!.caseID, reporter }
}

// The business referee: the member of a company whom others turn to first (D12).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'

export const nameReferee = endpoint({
  method: 'PUT',
  path: '/business/:id/member/referee',
  access: 'manager',
  section: '6',
  rateLimit: rateLimits.team,
  summary: 'Names the member whom others turn to first, or nobody (null); nobody’s rights change.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ userID: Id.nullable() }),
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

// Who else may answer an inquiry (D27). Apart from the inquiries: the search answers it.
import * as z from 'zod'
import { BusinessCard, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/business/request/:rid/alternatives',
  access: 'user',
  section: '7',
  summary:
    'For the sender of an inquiry whose answer is over due: at most three similar suppliers that answer at least 80 of 100 inquiries within 24 hours; nobody before.',
  params: z.strictObject({ rid: Id }),
  query: z.strictObject({ bid: Id }),
  ok: z.object({
    /** Whether the time for the answer is over without one. */
    isOver: z.boolean(),
    companies: z.array(BusinessCard),
  }),
  errors: ['NotFound', 'NotAllowed'],
})

// Four eyes in the console (D57): what one of staff proposed, another approves or declines.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { Proposal, StaffReason } from './staff.ts'

const shared = { access: 'staff', staff: ['verifier', 'moderator'], section: '6' } as const
const decision = {
  ...shared,
  method: 'POST',
  rateLimit: rateLimits.consoleAct,
  params: z.strictObject({ proposalID: Id }),
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
} as const

const Listed = Proposal.extend({
  /** What the person or company is called that it is about; empty for what has gone. */
  name: z.string(),
})
export type ListedProposal = z.infer<typeof Listed>

export const listProposals = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/proposals',
  summary: 'What waits for a second person and the caller may decide, oldest first, at most 200.',
  ok: z.array(Listed),
})

export const approveProposal = endpoint({
  ...decision,
  path: '/console/proposals/:proposalID/approve',
  // A merge hands over up to 50,000 products.
  limitMs: 30_000,
  summary: 'Does what another of staff proposed; never what one proposed oneself.',
  errors: [
    'NotFound',
    'SecondNeeded',
    'Outdated',
    'OwnCase',
    'CaseDecided',
    'ActionNotPossible',
    'LastAdmin',
    'PlanNotAbove',
    'MergeRefused',
    'InvalidInput',
    'TooManyRequests',
  ],
})

export const declineProposal = endpoint({
  ...decision,
  path: '/console/proposals/:proposalID/decline',
  summary: 'Ends a proposal without doing it, or takes back one’s own.',
  errors: ['NotFound', 'TooManyRequests'],
})

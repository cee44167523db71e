// What becomes of a proposal that another of staff approves (four eyes, D57): by act, who may decide and what is done.
import * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { staffRoles, type StaffRole } from '../../contract/staff-roles.ts'
import type { Tx } from '../../platform/db.ts'
import { grantPlan } from '../billing/granting.ts'
import { requireForeign } from '../members/membership.ts'
import { approveRemoval } from '../moderation/ruling.ts'
import { changeRole, grantText, rolesOf } from '../staff/granting.ts'
import type { ProposalRow } from '../staff/proposals.ts'
import type { Staff } from '../staff/roles.ts'
import { approveCheck } from '../verification/company-checks.ts'
import { mergeCompanies, unmergeCompanies } from './merging.ts'

/** Who may approve or decline, beside platform admins. */
type Deciders = { roles: readonly StaffRole[] }

/** Does it in the name of who approves, and records it with the reason of who proposed it. */
type Performer = Deciders & {
  perform(tx: Tx, staff: Staff, proposal: ProposalRow): Promise<unknown>
}

/** Of a domain that takes, does and records its proposals itself. */
type Approver = Deciders & {
  approve(tx: Tx, staff: Staff, decision: { proposalID: string; reason: string }): Promise<unknown>
}
export type Executor = Performer | Approver

const Grant = z.object({ role: z.enum(staffRoles), edition: z.string() })
const Gift = z.object({ plan: z.enum(['gold', 'premium', 'platinum']), until: z.string() })

const roleChange = (change: 'grant' | 'take'): Executor => ({
  roles: [],
  async perform(tx, staff, { subjectID: userID, input, reason }) {
    // Whose role it is decides no more about it than who proposed it.
    if (userID === staff.userID) throw new AppError('SecondNeeded')
    const grant = Grant.parse(input)
    const held = (await rolesOf(tx, userID)).map(grantText)
    if (held.includes(grantText(grant)) === (change === 'grant')) throw new AppError('Outdated')
    const wish = change === 'grant' ? { grant } : { take: grant }
    await changeRole(tx, `user:${staff.userID}`, { userID, reason, ...wish })
  },
})

export const executors: Readonly<Record<string, Executor>> = {
  'role.granted': roleChange('grant'),
  'role.taken': roleChange('take'),
  'action.removed': { roles: ['moderator'], approve: approveRemoval },
  'check.granted': { roles: ['verifier'], approve: approveCheck },
  'plan.granted': {
    roles: [],
    async perform(tx, staff, { subjectID: businessID, input, reason }) {
      await requireForeign(tx, staff.userID, businessID)
      await grantPlan(tx, `user:${staff.userID}`, { businessID, reason, ...Gift.parse(input) })
    },
  },
  'business.merged': { roles: [], perform: mergeCompanies },
  'business.unmerged': { roles: [], perform: unmergeCompanies },
}

// What notifications of teams bring with them; whoever opens one has read it.
import type { TeamKind } from '../../contract/notification-kinds.ts'
import { businessPath } from '../../contract/slugs.ts'
import type { Kind } from './kind.ts'

/** For those who belong to the company; one that nobody knows any more is listed as gone. */
const amongMembers: Kind = {
  pathOf: ({ company }) => (company ? `/business/${company.businessID}/members` : ownCompanies),
  titleOf: () => '',
}
/** Who is outside sees the company as everybody does. */
const fromOutside: Kind = {
  ...amongMembers,
  pathOf: ({ company }) => (company ? businessPath(company) : ownCompanies),
}

const ownCompanies = '/my-business'

export const teamKinds: Readonly<Record<TeamKind, Kind>> = {
  'team.invited': {
    ...amongMembers,
    pathOf: ({ resourceID }) => `${ownCompanies}/invitations/${resourceID}`,
  },
  'team.asked': amongMembers,
  'team.accepted': amongMembers,
  'team.declined': amongMembers,
  'team.admitted': amongMembers,
  'team.refused': fromOutside,
  'team.role': amongMembers,
  'team.removed': fromOutside,
  'team.left': amongMembers,
  'team.offered': amongMembers,
  'team.offer-declined': amongMembers,
  'team.transferred': amongMembers,
  // A company that was deleted is told by the name that those who are told knew.
  'team.deleted': { ...amongMembers, pathOf: () => ownCompanies, companyNameOf: (title) => title || null },
  'team.restored': amongMembers,
  'team.merged': amongMembers,
  'team.unmerged': amongMembers,
}

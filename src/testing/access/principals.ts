// Who there is in the world of the access table.
/** Everybody there is. Expired and forged tokens are those of an owner, and the suspended one owns the business too. */
export const principals = [
  'visitor',
  'expired',
  'forged',
  'suspended',
  'user',
  'stranger',
  'exMember',
  'member',
  'admin',
  'owner',
  'operator',
] as const
/** Those of staff that calls of staff are tried as beside everybody: `operator` is a platform admin. */
export const staffPrincipals = [
  'secondOperator',
  'support',
  'verifier',
  'moderator',
  'editionManager',
  'supportAndModerator',
  'lockedStaff',
  'staffWithoutFactor',
] as const
export type StaffPrincipal = (typeof staffPrincipals)[number]
export type Principal = (typeof principals)[number] | StaffPrincipal
export type Someone = Exclude<Principal, 'visitor' | 'expired' | 'forged'>

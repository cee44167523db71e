// What one of our staff may be (D11); several can be held. Platform admins may do all that the others may.
export const staffRoles = ['support', 'verifier', 'moderator', 'edition-manager', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

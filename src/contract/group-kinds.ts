// Of which kind a group is, and how people stand to it; no schema, so that pages carry none with them.

/** Open: everybody reads, whoever likes joins. Private: name and purpose are for everybody, all else for members. */
export const groupKinds = ['open', 'private'] as const
export type GroupKind = (typeof groupKinds)[number]

export const groupRoles = ['owner', 'moderator', 'member'] as const
export type GroupRole = (typeof groupRoles)[number]

/** How somebody stands to a group: in it as what, or whether they asked or were invited. */
export const groupStandings = [...groupRoles, 'asked', 'invited', 'none'] as const
export type GroupStanding = (typeof groupStandings)[number]

/** Who waits, who was invited, and who may not come in. */
export const candidateKinds = ['asked', 'invited', 'keptOut'] as const
export type CandidateKind = (typeof candidateKinds)[number]

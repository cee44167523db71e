// Reporting and blocking (P6.7): what can be reported and blocked, and where.

export type Reported = 'business' | 'product' | 'user' | 'post' | 'comment' | 'group'
export type ReportedThing = { type: Reported; id: string }
export type Blocked = 'business' | 'user'

export const reportPath = (type: Reported, id: string) => `/report/${type}/${id}`
export const blockPath = (type: Blocked, id: string) => `/block/${type}/${id}`

/** Whether it is somebody: things are reported, their owners are blocked. */
export const isBlockable = (type: Reported): type is Blocked => type === 'business' || type === 'user'

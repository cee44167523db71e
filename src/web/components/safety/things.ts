// Reporting and blocking (P6.7): what can be reported and blocked, and where.

export type Reported = 'business' | 'product' | 'user'
export type Blocked = 'business' | 'user'

export const reportPath = (type: Reported, id: string) => `/report/${type}/${id}`
export const blockPath = (type: Blocked, id: string) => `/block/${type}/${id}`

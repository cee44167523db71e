/** The form of a new company keeps its draft under this name until the company is there. */
export const newBusinessDraft = 'new-business'

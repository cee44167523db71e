/** Where the case to look at next is, as a page found it when it was made; the queue where none waits. */
export const nextPath = (caseID: string | null): string =>
  caseID === null ? '/console/reports' : `/console/reports/${caseID}`

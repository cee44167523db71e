// Where the verifiers' pages are.
export const queuePath = '/console/verification'
export const certificatesPath = '/console/certificates'

export const casePath = (caseID: string): string => `${queuePath}/${caseID}`
export const companyChecksPath = (businessID: string): string => `${queuePath}/company/${businessID}`

/** Leads to a document of a case, for who has it, by an address made at that moment. */
export const caseDocumentPath = (caseID: string, documentID: string): string =>
  `${casePath(caseID)}/documents/${documentID}`

/** Leads to the document of a certificate that waits. */
export const certificateDocumentPath = (requestID: string): string =>
  `${certificatesPath}/${requestID}/document`

/** Leads to the report of a visit or audit. */
export const reportPath = (businessID: string, documentID: string): string =>
  `${companyChecksPath(businessID)}/reports/${documentID}`

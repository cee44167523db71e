// Where the verification of a company opens its documents.

/** Leads to a document of a case or to a report, by an address made at that moment. */
export const documentPath = (businessID: string, documentID: string): string =>
  `/business/${businessID}/edit/verification/documents/${documentID}`

/** Where tables of products are brought into a company. */
export const importsPath = (businessID: string): string => `/business/${businessID}/edit/import`
/** The page of one of them. */
export const importPath = (businessID: string, importID: string): string =>
  `${importsPath(businessID)}/${importID}`

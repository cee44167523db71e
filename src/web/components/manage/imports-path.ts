/** Where tables of products are brought into a company. */
export const importsPath = (businessID: string): string => `/business/${businessID}/edit/import`
/** Where one of them is. */
export const importPath = (businessID: string, importID: string): string =>
  `${importsPath(businessID)}/${importID}`

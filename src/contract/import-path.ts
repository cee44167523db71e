/** The page of an import of products. */
export const importPath = (businessID: string, importID: string): string =>
  `/business/${businessID}/import/${importID}`

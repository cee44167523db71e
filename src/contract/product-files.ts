// Files that hold all products of a company.

export const productFileFormats = ['csv', 'xlsx', 'bmecat'] as const
export type ProductFileFormat = (typeof productFileFormats)[number]

/** Below `/api`; what stands behind it was signed by the call that gives the address. */
export const productFilePath = '/product/export'

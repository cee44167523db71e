// Limits of tables of products that companies bring in, a part of those in limits.ts.
export const importLimits = {
  importBytesMax: 50 * 1_024 * 1_024,
  /** A table with pictures and documents, packed; each of them unpacked or fetched. */
  importArchiveBytesMax: 1_024 * 1_024 * 1_024,
  importFileBytesMax: 20 * 1_024 * 1_024,
  importFilesMax: 100_000,
  importColumnsMax: 500,
  importRowsShown: 50,
  importRowsPageSize: 50,
  importRowNumberMax: 2_000_000,
  importCategoriesMax: 500,
  importPublishedMax: 1_000,
  importsListedMax: 20,
  importDays: 30,
  importMappingsMax: 50,
  /** Percent. */
  importStopAbove: 20,
  /** A run of a program that ends as the one before is told again after so many days. */
  importToldAgainDays: 7,
} as const

import type { ProductImportEntry } from '../../../contract/import-shapes.ts'

/** The pictures and documents of an import together: `done` wait no more, those that were refused among them. */
export function fileCountsOf({ files }: Pick<ProductImportEntry, 'files'>) {
  const { pictures, documents, refused = 0 } = files ?? {}
  const done = (pictures?.done ?? 0) + (documents?.done ?? 0)
  const of = (pictures?.of ?? 0) + (documents?.of ?? 0)
  return { done, of, refused, came: done - refused, waiting: of - done }
}

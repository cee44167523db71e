// What the page of a product's documents is told after one of its buttons was pressed.
import type { Told } from '../../../../components/forms/outcome.ts'
import type { DocumentName, DocumentValues } from './document-values.ts'

export type DocumentAnswer = Told<'removed' | 'done' | 'refused' | 'failed' | 'session'> & {
  wrong: DocumentName[]
  shown?: DocumentValues
}

export const documentsPath = (businessID: string, productID: string) =>
  `/business/${businessID}/products/${productID}/documents`

/** What is typed of a document is kept in the tab under this name; `id` is empty for a new one. */
export const draftName = (productID: string, id: string) => `document:${productID}:${id || 'new'}`

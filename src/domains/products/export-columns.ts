// Columns of the table of products, each with a key that is the same in every language.
import type { ServerText } from '../../messages/texts.ts'
import { serverText } from '../../messages/texts.ts'

export type TableColumn = { key: string; head: string }

/** A column whose key is the last part of the id of its head. */
export const columnOf = (head: ServerText, language: string): TableColumn => ({
  key: head.id.slice(head.id.lastIndexOf('.') + 1),
  head: serverText(head, language),
})

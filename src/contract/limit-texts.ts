// Limits as texts say them: where a message has the name of a limit in braces, its number stands there.
import { limits } from './limits.ts'

/** Of a file that is given: `500 KB` in every language. */
export const fileSizeMax = `${limits.fileBytesMax / 1_024} KB`
/** Of a PDF that is given as a document, and of a file that goes with a message. */
export const documentSizeMax = `${limits.documentBytesMax / 1_024 / 1_024} MB`
export const attachmentSizeMax = `${limits.attachmentBytesMax / 1_024 / 1_024} MB`
/** Of the PDF of a post. */
export const postDocumentSizeMax = `${limits.postDocumentBytesMax / 1_024 / 1_024} MB`

const sizes: Record<string, string> = { fileSizeMax, documentSizeMax, attachmentSizeMax, postDocumentSizeMax }

/** What stands for `{name}` in a text: the limit of that name as `language` writes it; undefined where there is none. */
export function limitText(name: string, language: string): string | undefined {
  if (Object.hasOwn(sizes, name)) return sizes[name]
  if (!Object.hasOwn(limits, name)) return undefined
  const number = limits[name as keyof typeof limits]
  return new Intl.NumberFormat(language, { useGrouping: 'always' }).format(number)
}

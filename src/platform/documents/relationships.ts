// What parts of an Office package refer to: parts of the package itself, and links that a reader follows.
import { Active, isPlainLink, isWithin } from './active.ts'

/** By the last word of their type: programs, and what is fetched or asked when the document is opened. */
const activeTypes =
  /\/(?:oleObject|control|activeXControlBinary|vbaProject\w*|wordVbaData|attachedTemplate|attachedToolbars|frame|subDocument|mailMerge\w*|aFChunk|externalLink\w*|xlExternalLink\w*|connections|queryTable|xlMacrosheet|xlIntlMacrosheet|dialogsheet|webextension\w*|extensibility)$/i

type Relation = { type: string; target: string; mode: string | undefined }

/** Throws Active for a relationship by which a document acts. */
export function requireOwnPart({ type, target, mode }: Relation): void {
  if (activeTypes.test(type)) throw new Active(type)
  if (mode === undefined || mode === 'Internal') {
    if (!isPartName(target)) throw new Active('a part that lies elsewhere')
  } else if (!/\/hyperlink$/i.test(type) || target === '' || !isPlainLink(target))
    throw new Active('a part that lies elsewhere')
}

/** Within the package a path may begin at its root, and go up as far as that. */
const isPartName = (target: string) =>
  isWithin(target.replace(/^\/(?![/\\])/, '').replace(/^(?:\.\.\/)+/, ''))

// What the list of types in an Office package says of its parts.
import { attributeOf } from './active-markup.ts'
import { familyOf } from './namespaces.ts'
import type { Tag, XmlReader } from './xml-reading.ts'

export const typesPart = '[Content_Types].xml'

/** Programs, and documents that programs take in as if they had been written there. */
const activeType =
  /macroEnabled|vbaProject|vbaData|macrosheet|dialogsheet|activeX|oleObject|externalLink|connections\+xml|queryTable|webextension|attachedToolbars|javascript|ecmascript|text\/html|xhtml|message\/rfc822|\brtf\b|x-msdownload|\bhta\b/i

/** The types of a package by the names and endings of its parts, both in small letters. */
export type PackageTypes = { byName: Map<string, string>; byEnding: Map<string, string> }

/** Collects the list of types from its own part. */
export function typesReader(): XmlReader & { types: PackageTypes } {
  const types: PackageTypes = { byName: new Map(), byEnding: new Map() }
  const open = (tag: Tag) => {
    if (familyOf(tag.uri) !== 'ct') return
    const type = attributeOf(tag, 'ContentType') ?? ''
    if (tag.local === 'Override')
      types.byName.set((attributeOf(tag, 'PartName') ?? '').replace(/^\//, '').toLowerCase(), type)
    if (tag.local === 'Default') types.byEnding.set((attributeOf(tag, 'Extension') ?? '').toLowerCase(), type)
  }
  return { types, open, text: () => {}, close: () => {}, end: () => {} }
}

export function typeOf({ byName, byEnding }: PackageTypes, partName: string): string {
  const name = partName.toLowerCase()
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? ''
  return byName.get(name) ?? byEnding.get(ending) ?? ''
}

export const isActiveType = (type: string): boolean => activeType.test(type)
/** Whether a part of this type has to be an XML text. */
export const isXmlType = (type: string): boolean => /[+/]xml\s*(?:;|$)/i.test(type)

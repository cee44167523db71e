// Namespaces of office documents by a short name of their own, the strict and the transitional ones alike.

const exact = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'x'],
  ['http://purl.oclc.org/ooxml/spreadsheetml/main', 'x'],
  ['http://schemas.openxmlformats.org/presentationml/2006/main', 'p'],
  ['http://purl.oclc.org/ooxml/presentationml/main', 'p'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ['http://schemas.openxmlformats.org/package/2006/content-types', 'ct'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://www.w3.org/2000/svg', 'svg'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
])
const alike: readonly [RegExp, string][] = [
  [/^http:\/\/schemas\.microsoft\.com\/office\/(?:spreadsheetml|excel)\//, 'x'],
  [/^http:\/\/schemas\.microsoft\.com\/office\/powerpoint\//, 'p'],
  [/^http:\/\/schemas\.microsoft\.com\/office\/word\//, 'w'],
  [/\/drawingml\//, 'a'],
  [/^urn:schemas-microsoft-com:office:/, 'o'],
  // What brings a program of its own along: add-ins, controls, buttons.
  [/\/office\/(?:webextensions\/|\d+\/activex)|\/office\/(?:\d+\/)+customui/i, 'act'],
  [/^http:\/\/openoffice\.org\//, 'ooo'],
]
const openDocument = /^urn:oasis:names:tc:opendocument:xmlns:([a-z-]+):/

/** Strangers make up as many as they like. */
const keptMax = 1_000
const known = new Map<string, string>(exact)

/** The short name of a namespace: `odf-text` and the like for OpenDocument's, '' for what no rule is about. */
export function familyOf(uri: string): string {
  const family = known.get(uri)
  if (family !== undefined) return family
  const part = openDocument.exec(uri)?.[1]
  const found = part ? `odf-${part}` : (alike.find(([pattern]) => pattern.test(uri))?.[1] ?? '')
  if (known.size < keptMax) known.set(uri, found)
  return found
}

export type Name = { family: string; name: string }
const names = new Map<string, Map<string, Name>>()

/** An element's name as rules have it, such as `w:instrText`; kept, since a table has the same few a million times. */
export function nameOf({ uri, local }: { uri: string; local: string }): Name {
  const kept = names.get(uri)
  const found = kept?.get(local)
  if (found) return found
  const family = familyOf(uri)
  const made = { family, name: `${family}:${local}` }
  if (kept) {
    if (kept.size < keptMax) kept.set(local, made)
  } else if (names.size < keptMax) names.set(uri, new Map([[local, made]]))
  return made
}

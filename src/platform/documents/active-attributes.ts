// Attributes by which an element of an office document would run, ask or fetch.
import type { SaxesAttributeNS } from 'saxes'
import { Active, isPlainLink, isScript, isWithin } from './active.ts'
import { requireQuietFormula, type Workbook } from './formulas.ts'
import { familyOf, type Name } from './namespaces.ts'

/** Slides that are turned to and sounds of the document's own, in the place of programs, macros and other files. */
const plainAction =
  /^(?:$|ppaction:\/\/(?:hlinkshowjump|hlinksldjump|customshow|media|noaction|hlinkfile|hlinkpres)\b)/i
const formulaAttribute = /^(?:formula|condition|textlink|fmla[A-Z]\w*)$/

/** Throws Active for an attribute of `element`, named by its family, that makes it act. */
export function requireQuietAttribute(
  { name: element, family }: Name,
  { local, uri, value }: SaxesAttributeNS,
  workbook: Workbook | null,
): void {
  if (!/^\w*$/.test(value)) {
    if (isScript(value)) throw new Active('a script')
    if (formulaAttribute.test(local) || (local === 'value' && uri.includes('documentfoundation')))
      requireQuietFormula(value, workbook)
    if (local === 'href' || local === 'src') requireOwnAddress(element, family, uri, value)
  }
  if (family === 'svg') requireQuietDrawing(local, value)
  else if (family.startsWith('odf-')) requireQuietOpenDocument(element, local, value)
  else requireQuietOffice(element, local, value)
}

/** Links lead where links may lead; whatever else has an address is shown, and so lies within the package. */
function requireOwnAddress(element: string, family: string, uri: string, value: string): void {
  if (element === 'odf-text:a' || element === 'odf-draw:a' || element === 'svg:a') {
    if (!isPlainLink(value)) throw new Active('a link to a file')
  } else if (element === 'odf-meta:template') {
    // Where it was made from, which programs look at on this machine only.
    if (/^\s*(?:https?|ftp|smb|dav|webdav|vnd[\w.]*):|^\s*(?:file:)?[\\/]{2}[^\\/]/i.test(value))
      throw new Active('a template elsewhere')
  } else if (family === 'svg') {
    if (!/^\s*(?:#|data:image\/(?!svg)|$)/i.test(value)) throw new Active('a picture elsewhere')
  } else if (family === 'v' && uri === '' && !isShown.test(element)) {
    if (!isPlainLink(value)) throw new Active('a link to a file')
  } else if (isKnown(family, uri) && !isWithin(value)) throw new Active('a part that lies elsewhere')
}

/** In drawings of before: what is filled or drawn with a picture. */
const isShown = /^v:(?:imagedata|fill|stroke|image|background)$/
const isKnown = (family: string, uri: string) => family !== '' || familyOf(uri) !== ''

function requireQuietDrawing(local: string, value: string): void {
  if (/^on[a-z]/i.test(local)) throw new Active('a script')
  if (/url\s*\(/i.test(value)) requireOwnStyle(value)
}

/** Throws Active for a style that fetches. */
export function requireOwnStyle(style: string): void {
  if (/@import|\\|url\s*\(\s*["']?\s*(?!["'\s]|#|data:(?:image|font)\/)/i.test(style))
    throw new Active('a style that fetches')
}

function requireQuietOpenDocument(element: string, local: string, value: string): void {
  if (
    element.startsWith('odf-presentation:') &&
    local === 'action' &&
    /^(?:execute|macro|verb)$/i.test(value)
  )
    throw new Active('a program')
  if (element.startsWith('odf-form:') && local === 'datasource' && value !== '')
    throw new Active('a database')
}

function requireQuietOffice(element: string, local: string, value: string): void {
  const isActive =
    // A shape's macro; those of the workbook itself are not there.
    (local === 'macro' && element.startsWith('a:') && !/^(?:$|\[0\]!)/.test(value)) ||
    (local === 'action' && element.startsWith('a:hlink') && !plainAction.test(value)) ||
    (element === 'p:cmd' && local === 'type' && value === 'verb') ||
    (element === 'x:oleObject' && local === 'link') ||
    (element === 'x:definedName' &&
      /^(?:xlm|vbProcedure|function)$/.test(local) &&
      /^(?:1|true)$/.test(value)) ||
    (element === 'x:cacheSource' && local === 'type' && value === 'external')
  if (isActive) throw new Active(element)
}

// Whether a PDF only shows something: documents are not made anew, so they are kept only when nothing in them acts.
import { objectsOf } from './objects.ts'
import { Unreadable, type Value } from './values.ts'

/** What may start, fetch, send, carry or hide something, wherever it stands. */
const activeNames = new Set([
  '3D',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'OnInstantiate',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'Sound',
  'SubmitForm',
  'XFA',
])
/** The same where they name an entry; letters of a font are called so too. */
const activeEntries = new Set(['AA', 'EF', 'Encrypt', 'JS'])
/** Where a link may lead: anything else runs, opens a file, or asks a computer of the reader's network. */
const linked = /^(?:https?:\/\/|mailto:|tel:)/i
/** Names of entries that, where they hold a text, name another file: of a link, a stream or a picture that stands elsewhere. */
const fileEntries = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix'])
/** Names of entries that hold an address: of a link, and of what all links of the document begin with. */
const addressEntries = new Set(['URI', 'Base'])

/**
 * True for a whole PDF that can be looked into everywhere and holds no script, action of its own, form that is sent,
 * enclosure, film, encryption or way into another file. A view to open with, links (http, https, mailto, tel) and forms to
 * fill in are no harm.
 */
export async function isPassivePdf(bytes: Buffer): Promise<boolean> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false
  if (!bytes.toString('latin1', Math.max(0, bytes.length - 1_024)).includes('%%EOF')) return false
  const found: Found = { openings: [], addresses: [], files: [] }
  const strings = new Set<number>()
  const texts = new Map<number, boolean>()
  /** Objects that can be opened with and do nothing but show a place; false for one that has other versions too. */
  const views = new Map<number, boolean>()
  try {
    for await (const { number, value } of objectsOf(bytes)) {
      if (isActive(value, found)) return false
      if (number === undefined) continue
      views.set(number, isView(value) && views.get(number) !== false)
      if (value.is === 'text') strings.add(number)
      texts.set(number, isAddress(value) && texts.get(number) !== false)
    }
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
  if (found.files.some((number) => strings.has(number))) return false
  if (!found.addresses.every((number) => texts.get(number) === true)) return false
  return found.openings.every((value) =>
    value.is === 'reference' ? views.get(value.to) !== false : isView(value),
  )
}

/** What can be judged only when every object was seen: `addresses` and `files` are numbers of objects that links and names of files lead to. */
type Found = { openings: Value[]; addresses: number[]; files: number[] }

function isActive(value: Value, found: Found): boolean {
  if (value.is === 'name') return activeNames.has(value.text)
  if (value.is === 'list') return value.items.some((item) => isActive(item, found))
  if (value.is !== 'dictionary') return false
  return value.entries.some(([name, inner]) => {
    if (name === 'OpenAction') found.openings.push(inner)
    if (addressEntries.has(name)) {
      if (inner.is === 'reference') found.addresses.push(inner.to)
      else if (inner.is === 'text' && !isAddress(inner)) return true
    }
    if (fileEntries.has(name)) {
      if (inner.is === 'text') return true
      if (inner.is === 'reference') found.files.push(inner.to)
    }
    return activeNames.has(name) || activeEntries.has(name) || isActive(inner, found)
  })
}

const isAddress = (value: Value): boolean =>
  value.is === 'text' ? linked.test(value.begins) : value.is === 'dictionary'

/** A place in the document, by itself or as the one action that goes there. */
function isView(value: Value): boolean {
  if (value.is !== 'dictionary') return value.is === 'list' || value.is === 'name' || value.is === 'text'
  const entries = new Map(value.entries)
  const kind = entries.get('S')
  if (entries.size !== value.entries.length || entries.has('Next')) return false
  return kind?.is === 'name' ? kind.text === 'GoTo' : kind === undefined && entries.has('D')
}

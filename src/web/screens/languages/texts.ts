// What is written in each language of a company or a product, as a form shows it (D55).
import { hashed } from '../../ui/hashed.ts'

/** By the name of the field. */
export type Values = Record<string, string>

export type TextField = {
  name: string
  /** A line, several lines, or a list with an entry on each line. */
  kind: 'line' | 'lines' | 'list'
  /** The most code points; of an entry of a list. */
  max: number
  /** As it was written first. */
  original: string
  /** Fields that count as one when it is said how much is written. */
  group: string
  /** Of a specification: its name as it was typed, and which half of it this is. */
  spec?: { key: string; half: 'key' | 'value' }
  /** Of a picture: where it is, and its place. */
  picture?: { url: string; number: number }
  /** Of a certificate: what it is called. */
  certificate?: string
}

export type Written = { revision: number; by: string | null; at: string | null; values: Values }

/** Everything of one company or product. */
export type TextsView = {
  /** Of the original, and whether somebody said so. */
  language: string
  isSaid: boolean
  fields: TextField[]
  /** By language, without the original. */
  written: Record<string, Written>
  /** Languages that its buyers read. */
  wanted: readonly string[]
}

/** A form: its values, the revision that they were made from, and what they were then. */
export type Filled = { values: Values; revision: string; base: string }

/** Beside the fields, while nobody has said it: in which language the original is. */
export const originalName = 'original'

const certificatePrefix = 'certificate-'
/** The field of what a certificate covers, by its id. */
export const certificateFieldName = (id: string): string => `${certificatePrefix}${id}`
/** The id of the certificate whose scope a field is; undefined for every other field. */
export const certificateOfField = (name: string): string | undefined =>
  name.startsWith(certificatePrefix) ? name.slice(certificatePrefix.length) : undefined

/** The controls of a form are called so. */
export const controlOf = (name: string) => `text-${name}`

const namesOf = ({ fields, isSaid }: Pick<TextsView, 'fields' | 'isSaid'>) => [
  ...(isSaid ? [] : [originalName]),
  ...fields.map(({ name }) => name),
]

/** What the form of a language shows. */
export function filledOf(view: TextsView, language: string): Filled {
  const written = view.written[language]
  const values = Object.fromEntries(namesOf(view).map((name) => [name, written?.values[name] ?? '']))
  if (!view.isSaid) values[originalName] = view.language
  return { values, revision: String(written?.revision ?? 0), base: fingerprint(values) }
}

/** What was typed, from a form that was sent or a draft that was kept; what the form does not have is left out. */
export function filledFrom(entries: Iterable<readonly [string, unknown]>): Filled {
  const sent = new Map([...entries].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const prefix = controlOf('')
  const fields = [...sent].filter(([name]) => name.startsWith(prefix))
  return {
    values: Object.fromEntries(
      fields.map(([name, text]) => [name.slice(prefix.length), text.replaceAll('\r\n', '\n')]),
    ),
    revision: sent.get('revision') ?? '0',
    base: sent.get('base') ?? '',
  }
}

const same = (text = '') => text.replaceAll('\r\n', '\n').trim().normalize('NFC')

/** What the values were, in few letters: it travels with the form and tells later who changed what. */
export const fingerprint = (values: Values): string =>
  Object.entries(values)
    .map(([name, text]) => `${name}=${hashed(same(text))}`)
    .join(',')

/** The fields that differ from what they were. */
export function changedSince(base: string, values: Values): string[] {
  const were = new Map(base.split(',').map((entry) => entry.split('=') as [string, string]))
  return Object.keys(values).filter((name) => (were.get(name) ?? hashed('')) !== hashed(same(values[name])))
}

/** What the form shows after somebody else has saved: mine where I changed something, theirs elsewhere; from now on it is made from theirs. */
export function merged(mine: Filled, theirs: Filled) {
  const [own, others] = [mine.values, theirs.values].map((values) => new Set(changedSince(mine.base, values)))
  const values = { ...theirs.values, ...mine.values }
  const conflicts: { name: string; mine: Values; theirs: Values }[] = []
  const taken: string[] = []
  for (const name of Object.keys(theirs.values)) {
    if (!others!.has(name) || same(values[name]) === same(theirs.values[name])) continue
    const their = { [name]: theirs.values[name] ?? '' }
    if (own!.has(name)) conflicts.push({ name, mine: { [name]: values[name] ?? '' }, theirs: their })
    else {
      Object.assign(values, their)
      taken.push(name)
    }
  }
  return { values, revision: theirs.revision, base: theirs.base, clash: { conflicts, taken } }
}

/** How much of what the original says is written in a language. */
export function countOf({ fields, written, language }: TextsView, of: string) {
  const groups = new Map<string, { said: boolean; written: boolean }>()
  for (const { name, group, original } of fields) {
    const before = groups.get(group)
    const text = of === language ? original : written[of]?.values[name]
    groups.set(group, {
      said: before?.said || original !== '',
      written: before?.written || (text ?? '') !== '',
    })
  }
  const all = [...groups.values()].filter(({ said }) => said)
  return { written: all.filter((one) => one.written).length, of: all.length }
}

/** In which language readers of `language` are shown a field that is empty in it. */
export function readInstead({ language, written }: TextsView, of: string, name: string): string {
  return of !== 'en' && language !== 'en' && written['en']?.values[name] ? 'en' : language
}

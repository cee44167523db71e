// What a section's form holds, as texts: from the company, from what was typed, and back to what the call takes.
import type { BusinessSection } from '../../../contract/business-management.ts'
import { hashed } from '../../ui/hashed.ts'
import { numberText, numberTyped } from '../../ui/numbers.ts'
import { kindOf, namesOf } from './fields.ts'

/** By field; the values of a list stand on lines of their own. */
export type Values = Record<string, string>

/** A form: its values, the revision that they were made from, and what they were then. */
export type Filled = { values: Values; revision: string; base: string }

export const listOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean)

/** What the form shows of a section. */
export function filledOf(
  section: BusinessSection,
  fields: object,
  revision: number,
  language: string,
): Filled {
  const values = Object.fromEntries(
    namesOf(section).map((name) => [name, textOf(section, name, valueAt(fields, name), language)]),
  )
  return { values, revision: String(revision), base: fingerprint(section, values, language) }
}

function textOf(section: BusinessSection, name: string, value: unknown, language: string): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'number')
    return kindOf(section, name) === 'year' ? String(value) : numberText(value, language)
  return typeof value === 'string' ? value : ''
}

/** What was typed, from a form that was sent or a draft that was kept. */
export function filledFrom(section: BusinessSection, sent: { all(name: string): string[] }): Filled {
  const text = (name: string) => sent.all(name).join('\n').replaceAll('\r\n', '\n')
  return {
    values: Object.fromEntries(namesOf(section).map((name) => [name, text(name)])),
    revision: text('revision'),
    base: text('base'),
  }
}

export const ofForm = (form: FormData) => ({
  all: (name: string) => form.getAll(name).filter((value) => typeof value === 'string'),
})

/** The body of the call, without the revision; what is no number is NaN, which no call takes. */
export function fieldsTyped(section: BusinessSection, values: Values, language: string): object {
  const fields: Record<string, unknown> = {}
  for (const name of namesOf(section)) {
    const text = textIn(values, name)
    const kind = kindOf(section, name)
    const value = kind === 'list' ? listOf(text) : kind === 'text' ? text : numberTyped(text, language)
    const [part = '', inner] = name.split('.')
    if (inner === undefined) fields[part] = value
    else fields[part] = { ...(fields[part] as object | undefined), [inner]: value }
  }
  return fields
}

/** A dial code without a number is only what the form proposed. */
function textIn(values: Values, name: string): string {
  const [part, inner] = name.split('.')
  if (inner === 'countryCode' && (values[`${part}.businessPhoneNumber`] ?? '').trim() === '') return ''
  return values[name] ?? ''
}

function valueAt(fields: object, name: string): unknown {
  return name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], fields)
}

/** The fields whose values differ, whatever way a number or a blank is written in `language`. */
export const changedFields = (
  section: BusinessSection,
  one: Values,
  other: Values,
  language: string,
): string[] =>
  namesOf(section).filter(
    (name) => same(section, name, one, language) !== same(section, name, other, language),
  )

/** A text that two values share when they mean the same. */
function same(section: BusinessSection, name: string, values: Values, language: string): string {
  const text = textIn(values, name).trim()
  const kind = kindOf(section, name)
  if (kind === 'text') return text.normalize('NFC')
  // The first category says which industry a company is of; elsewhere the order says nothing.
  if (kind === 'list') return (name === 'categories' ? listOf(text) : listOf(text).toSorted()).join('\n')
  const value = numberTyped(text, language)
  return Number.isNaN(value) ? text : String(value)
}

/** What the values of a section were, in few letters: it travels with the form and tells later who changed what. */
export const fingerprint = (section: BusinessSection, values: Values, language: string): string =>
  namesOf(section)
    .map((name) => hashed(same(section, name, values, language)))
    .join(',')

// What Stripe says its wire is: the types that the installed library `stripe` was generated with from Stripe's OpenAPI description
// (its version stands in OPENAPI_VERSION there), read as fields with their kinds.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const library = path.resolve(import.meta.dirname, '../../node_modules/stripe')
const declared = (file: string) => readFileSync(path.join(library, 'esm', `${file}.d.ts`), 'utf8')

export type Field = { optional: boolean; kinds: string[] }
export type Description = Record<string, Field>

/** The fields of an interface of `resources/<file>`, with those that it extends. */
export function described(file: string, name: string): Description {
  const text = declared(`resources/${file}`)
  const [, extended, body] =
    new RegExp(`^export interface ${name}(?: extends (\\w+))? \\{\\n(.*?)^\\}`, 'ms').exec(text) ?? []
  if (body === undefined) throw new Error(`${file} declares no ${name}`)
  const own: Description = {}
  for (const [, field = '', optional, type = ''] of body.matchAll(/^ {4}(\w+)(\?)?: ([^;]+);$/gm))
    own[field] = { optional: optional === '?', kinds: type.split('|').map((kind) => kind.trim()) }
  return { ...(extended === undefined ? {} : extensionOf(extended)), ...own }
}

const extensionOf = (name: string): Description => {
  const page = {
    limit: ['number'],
    starting_after: ['string'],
    ending_before: ['string'],
    expand: ['Array<string>'],
  }
  if (name !== 'PaginationParams') throw new Error(`${name} is not known`)
  return Object.fromEntries(Object.entries(page).map(([field, kinds]) => [field, { optional: true, kinds }]))
}

/** What differs from the description, one line each: unknown fields, missing ones, values of another kind. */
export function differences(description: Description, object: Record<string, unknown>): string[] {
  const unknown = Object.keys(object).filter((field) => !description[field])
  const wrong = Object.entries(description).flatMap(([field, { optional, kinds }]) => {
    const value = object[field]
    if (value === undefined) return optional ? [] : [`${field} is missing`]
    return kinds.some((kind) => isOf(kind, value)) ? [] : [`${field} is not ${kinds.join(' or ')}`]
  })
  return [...unknown.map((field) => `${field} is not described`), ...wrong]
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'null') return value === null
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return typeof value === kind
  if (/^'.*'$/.test(kind)) return value === kind.slice(1, -1)
  if (kind.startsWith('Array<')) return Array.isArray(value)
  if (kind === 'void') return value === undefined
  // A named choice is a text (`PaymentIntent.Status`), a named object an object.
  return value !== null && (typeof value === 'object' || /\.\w+$|Param$/.test(kind))
}

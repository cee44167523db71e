// JSON Schema to values: such as the schema allows, such as lie at its edges, and such as nobody should send.
import * as fc from 'fast-check'
import { likeElements } from '../like-elements.ts'

export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  /** What the contract says is meant: taken, but at the edges. */
  examples?: string[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** Strings the server gave out itself (ids, codes, names): what a schema cannot know to exist. */
export type Known = readonly string[]

/** Values of the schema; with `edges`, also some on and just beyond its limits. Throws for a schema it does not know. */
export function valuesOf(schema: JsonSchema, known: Known, edges: boolean): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, known, edges)))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, known, edges)
    case 'array':
      return fc.array(valuesOf(schema.items ?? { type: 'string' }, known, edges), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 20) + (edges ? 1 : 0),
      })
    case 'string':
      return edges ? fc.oneof(textsOf(schema, known), edgeTextsOf(schema)) : textsOf(schema, known)
    case 'integer':
    case 'number':
      return edges ? fc.oneof(numbersOf(schema), edgeNumbersOf(schema)) : numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      throw new Error(`the fuzzer does not know the schema ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** Objects with every required field and any of the others. */
export function objectsOf(
  schema: JsonSchema,
  known: Known,
  edges: boolean,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {})
  const record = Object.fromEntries(fields.map(([key, field]) => [key, valuesOf(field, known, edges)]))
  return fc.record(record, { requiredKeys: schema.required ?? [] })
}

function textsOf(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60 } = schema
  if (schema.examples) return fc.constantFrom(...schema.examples)
  const allowed = known.filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (!schema.pattern || new RegExp(schema.pattern).test(text)),
  )
  const made = madeTextsOf(schema)
  return allowed.length === 0
    ? made
    : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...allowed) }, { weight: 1, arbitrary: made })
}

function madeTextsOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength })
}

function edgeTextsOf({ minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const lengths = [0, 1, minLength - 1, minLength, maxLength - 1, maxLength, maxLength + 1]
  const characters = ['a', ' ', '軸', '🔩', 'e\u0301', '%', "'", '\\', '"', '<', '\n']
  return fc
    .tuple(fc.constantFrom(...lengths.filter((length) => length >= 0)), fc.constantFrom(...characters))
    .map(([length, character]) => character.repeat(length))
}

function numbersOf({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum, -1e9)
  const max = Math.min(maximum, 1e9)
  if (type !== 'integer') return fc.double({ min, max, noNaN: true })
  // The first pages and parts are those that are there.
  return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 2) }))
}

function edgeNumbersOf({ minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const beside = [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1]
  return fc.constantFrom(...beside, 0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER)
}

const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202eexe.gpj\u202c',
  '\ufeff\u200b\u2060',
  'a' + '\u0301'.repeat(500),
  "' or 1=1 --",
  '%_\\%',
  '!&|():*<->',
  '<script>__hit(1)</script>',
  ...likeElements,
  '../../etc/passwd',
  '..%252f',
  '{{7*7}}${7*7}',
  '\r\nx-injected: 1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-7FFF-8FFF-FFFFFFFFFFFF',
]
const hostileNumbers = [1e300, -1e300, -1, 0.1, -0, 2 ** 31, 2 ** 53, 2 ** 63, 2 ** 64]

// The second is longer than a request line may be, once it is percent-encoded.
const longTexts = ['x'.repeat(5_000), '漢'.repeat(2_000)]

/** Texts and numbers that break what trusts them, and values of every wrong type. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...longTexts) },
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], ['a', 1], { length: 1 }, { toString: 1 }, { $ne: '' }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
)

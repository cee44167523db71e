// Checks parameters as Stripe does: unknown and missing ones, integers, lists of choices; each failure names its parameter.
import { invalid } from './faults.ts'
import type { Given, GivenParams } from './form.ts'

type Reader<T> = (value: Given, name: string) => T
type Shape = Record<string, Reader<unknown>>
export type Read<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> | undefined }

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: name })
  if (value.length > 5_000) throw invalid(`Invalid string: must be at most 5000 characters`, { param: name })
  return value
}

export const integer: Reader<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${typeof value === 'string' ? value : JSON.stringify(value)}`, {
      code: 'parameter_invalid_integer',
      param: name,
    })
  return Number(value)
}

export const flag: Reader<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false')
    throw invalid(`Invalid boolean: ${JSON.stringify(value)}`, { param: name })
  return value === 'true'
}

export const oneOf =
  <T extends string>(...choices: T[]): Reader<T> =>
  (value, name) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined)
      throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name })
    return found
  }

export const list =
  <T>(inner: Reader<T>): Reader<T[]> =>
  (value, name) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', { param: name })
    return value.map((item, at) => inner(item, `${name}[${at}]`))
  }

export const record =
  <S extends Shape>(shape: S): Reader<Read<S>> =>
  (value, name) => {
    if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', { param: name })
    return readParams(value, shape, [], name)
  }

/** Keys of at most 40 characters with values of at most 500, fifty of them. */
export const metadata: Reader<Record<string, string>> = (value, name) => {
  if (value === '') return {}
  if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', { param: name })
  const entries = Object.entries(value)
  if (entries.length > 50) throw invalid('Metadata can have at most 50 keys', { param: name })
  for (const [key, held] of entries)
    if (key.length > 40 || typeof held !== 'string' || held.length > 500)
      throw invalid(`Metadata values can have up to 500 characters, keys up to 40: ${key}`, {
        param: `${name}[${key}]`,
      })
  return Object.fromEntries(entries) as Record<string, string>
}

/** A time in seconds, or a range of them. */
export const range: Reader<{ from: number; until: number }> = (value, name) => {
  if (typeof value === 'string') {
    const at = integer(value, name)
    return { from: at, until: at }
  }
  const { gt, gte, lt, lte } = record({ gt: integer, gte: integer, lt: integer, lte: integer })(value, name)
  return {
    from: Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1),
    until: Math.min(lte ?? Infinity, lt === undefined ? Infinity : lt - 1),
  }
}

/** Lists answer pages: 10 objects unless told, at most 100. */
export const paging = { limit: integer, starting_after: text, ending_before: text }
const everywhere = { expand: list(text) }

/** Reads `given` by `shape`; throws StripeFault for what is unknown, missing or of another type. */
export function readParams<S extends Shape>(
  given: GivenParams,
  shape: S,
  required: (keyof S & string)[] = [],
  within?: string,
): Read<S> {
  const nameOf = (name: string) => (within === undefined ? name : `${within}[${name}]`)
  const readers: Shape = within === undefined ? { ...everywhere, ...shape } : shape
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(readers, name))
  if (unknown[0] !== undefined)
    throw invalid(
      `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.map(nameOf).join(', ')}`,
      {
        code: 'parameter_unknown',
        param: nameOf(unknown[0]),
      },
    )
  for (const name of required)
    if (given[name] === undefined || given[name] === '')
      throw invalid(`Missing required param: ${nameOf(name)}.`, {
        code: 'parameter_missing',
        param: nameOf(name),
      })
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, readers[name]?.(value, nameOf(name))]),
  ) as Read<S>
}

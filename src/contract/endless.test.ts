// No text that is far too long keeps the process from its work: whatever a field makes of one costs what its length costs, no more.
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as accounts from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'

/** A quarter of what a body may hold; what grows with the square of it takes seconds then. */
const length = 64_000
const endless = ['x', '-', '1', 'a.', 'a ', 'a@', '=?', '\u0301', '\n \n', '軸', '+1'].map((piece) =>
  piece.repeat(length / piece.length),
)
const mostMs = 400

/** Every string that is asked for in a schema, by its path. */
function fieldsIn(schema: unknown, path: string, seen: Map<z.ZodType, string>): void {
  if (schema instanceof z.ZodObject)
    for (const [name, inner] of Object.entries(schema.shape)) fieldsIn(inner, `${path}.${name}`, seen)
  else if (schema instanceof z.ZodArray) fieldsIn(schema.element, `${path}[]`, seen)
  else if (schema instanceof z.ZodUnion) for (const one of schema.options) fieldsIn(one, path, seen)
  else if (schema instanceof z.ZodRecord) fieldsIn(schema.valueType, `${path}{}`, seen)
  else if (schema instanceof z.ZodPipe) {
    fieldsIn(schema.in, path, seen)
    fieldsIn(schema.out, path, seen)
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    fieldsIn(schema.unwrap(), path, seen)
  else if (schema instanceof z.ZodString && !seen.has(schema)) seen.set(schema, path)
}

function msOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one

const fields = new Map<z.ZodType, string>()
for (const [name, call] of Object.entries({ ...api, ...accounts }))
  if (isEndpoint(call))
    for (const part of ['params', 'query', 'body'] as const) fieldsIn(call[part], `${name}.${part}`, fields)

test('of every field of every call', () => {
  expect(fields.size).toBeGreaterThan(90)
  const slow = [...fields].flatMap(([schema, path]) =>
    endless.flatMap((text) => {
      const ms = msOf(() => schema.safeParse(text))
      return ms > mostMs ? [`${path}: ${ms.toFixed(0)} ms for ${JSON.stringify(text.slice(0, 6))}…`] : []
    }),
  )
  expect(slow).toEqual([])
}, 120_000)

test('what is far too long is told to be so, once', () => {
  const issues = plainText({ max: limits.productNameMax }).safeParse('x'.repeat(length)).error?.issues
  expect(issues).toMatchObject([{ params: { why: 'long' } }])
})

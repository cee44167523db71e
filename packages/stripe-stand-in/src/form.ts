// Bodies and queries as Stripe reads them: form-encoded, nested with brackets (`card[number]=…`, `expand[0]=…`, `expand[]=…`).
import { StripeFault } from './faults.ts'

export type Given = string | Given[] | { [name: string]: Given }
export type GivenParams = { [name: string]: Given }

const depthMax = 6

/** Reads a form-encoded text; throws StripeFault for brackets that lead nowhere. */
export function readForm(text: string): GivenParams {
  const root: GivenParams = Object.create(null) as GivenParams
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value, name)
  return withLists(root) as GivenParams
}

function pathOf(name: string): string[] {
  const first = /^[^[\]]+/.exec(name)?.[0]
  const rest = first === undefined ? '' : name.slice(first.length)
  const parts = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')
  const whole = parts.reduce((length, part) => length + part.length + 2, first?.length ?? 0)
  if (first === undefined || whole !== name.length || parts.length > depthMax)
    throw new StripeFault(400, { type: 'invalid_request_error', message: `Invalid parameter name: ${name}` })
  return [first, ...parts]
}

function place(root: GivenParams, path: string[], value: string, name: string) {
  let at = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(at).length) : part
    if (depth === path.length - 1) {
      at[key] = value
      return
    }
    const next = at[key] ?? (Object.create(null) as GivenParams)
    if (typeof next === 'string' || Array.isArray(next))
      throw new StripeFault(400, {
        type: 'invalid_request_error',
        message: `Invalid object: ${name}`,
        param: path[0],
      })
    at[key] = next
    at = next
  }
}

/** What is numbered from 0 is a list. */
function withLists(value: Given): Given {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

// What is wrong with a field, as a word that travels from the server to the form.
import type { core } from 'zod'

export type Why =
  | 'short'
  | 'long'
  | 'hidden'
  | 'badge'
  | 'address'
  | 'name'
  | 'website'
  | 'range'
  | 'latin'
  | 'kana'
  | 'future'
  | 'amount'
  | 'number'
  | 'email'
  | 'phone'
  | 'few'
  | 'many'
  | 'choose'

/** By field. */
export type Wrong = Record<string, Why>

const told = new Set<unknown>([
  'short',
  'long',
  'hidden',
  'badge',
  'address',
  'website',
  'range',
  'latin',
  'kana',
  'future',
  'amount',
])

/** What the server refused without a reason that the form has words for. */
export const refusedFields = (fields: readonly string[]): Wrong =>
  Object.fromEntries(fields.map((field) => [field, whyByName(field) ?? 'choose']))

/** What is typed by a rule of its own has one text for whatever is wrong with it. */
function whyByName(field: unknown): Why | undefined {
  if (/(?:phone|fax)$/i.test(String(field))) return 'phone'
  if (field === 'companyName') return 'name'
  return field === 'email' ? 'email' : undefined
}

/** Why a schema of the contract refused a value. */
export function whyOf(issue: core.$ZodIssue): Why {
  const why = 'params' in issue ? issue.params?.['why'] : undefined
  if (told.has(why)) return why as Why
  const byName = whyByName(issue.path[0])
  if (byName) return byName
  if (issue.code === 'too_small' && issue.origin === 'array') return 'few'
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? 'many' : issue.origin === 'string' ? 'long' : 'number'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'choose' : 'number'
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'choose'
  return 'choose'
}

/** The first reason for each field; `fieldOf` says which one a path means. */
export function wrongOf(
  issues: readonly core.$ZodIssue[],
  fieldOf: (path: string) => string | undefined,
): Wrong {
  const wrong: Wrong = {}
  for (const issue of issues) {
    const name = fieldOf(issue.path.join('.'))
    if (name !== undefined) wrong[name] ??= whyOf(issue)
  }
  return wrong
}

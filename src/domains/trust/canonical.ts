// JSON that has one spelling only (RFC 8785): names sorted by their UTF-16 code units, no space, numbers and texts as JavaScript
// writes them.
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The one text of a value. Texts must be well-formed and numbers finite, as all that comes from the database is. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonical(one)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = value as { readonly [name: string]: Json }
  const written = Object.keys(members)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonical(members[name]!)}`)
  return `{${written.join(',')}}`
}

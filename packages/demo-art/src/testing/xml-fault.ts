const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|<!--(?:(?!--)[^])*-->/y
const attribute = /\s([\w:-]+)=/g

// What keeps a text without entities, CDATA or declarations from being well-formed XML; '' when nothing does.
export function xmlFault(text: string): string {
  const open: string[] = []
  let roots = 0
  let at = 0
  const source = text.trim()
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const between = next < 0 ? source.slice(at) : source.slice(at, next)
    if (/[&>]/.test(between)) return `stray sign before ${next}`
    if (open.length === 0 && between.trim() !== '') return `text outside the root at ${at}`
    if (next < 0) break
    tag.lastIndex = next
    const match = tag.exec(source)
    if (!match) return `broken tag at ${next}: ${source.slice(next, next + 60)}`
    at = tag.lastIndex
    const [, closing, name, attributes = '', single] = match
    if (name === undefined) continue
    const names = [...attributes.matchAll(attribute)].map(([, key]) => key)
    if (new Set(names).size < names.length) return `double attribute in ${name} at ${next}`
    if (closing) {
      if (open.pop() !== name) return `unexpected end of ${name} at ${next}`
      continue
    }
    if (open.length === 0 && ++roots > 1) return `second root ${name}`
    if (!single) open.push(name)
  }
  if (open.length > 0) return `never closed: ${open.join(', ')}`
  return roots === 1 ? '' : 'no root'
}

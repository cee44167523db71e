// Reads the catalogues of the pages: gettext's .po, as far as Lingui writes it.

/** The messages of a .po file: id (or source text) to translation; without the header and without obsolete ones. */
export function readPo(text: string): Map<string, string> {
  const messages = new Map<string, string>()
  for (const block of text.split(/\n\s*\n/)) {
    const id = field(block, 'msgid')
    const context = field(block, 'msgctxt')
    if (id === undefined || id === '') continue
    messages.set(context ? `${context}: ${id}` : id, field(block, 'msgstr') ?? '')
  }
  return messages
}

/** A field's value, joined over its lines: `msgid "a"` followed by lines that are only quoted text. */
function field(block: string, name: string): string | undefined {
  const lines = block.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`${name} "`))
  if (first < 0) return undefined
  let value = unquoted((lines[first] ?? '').slice(name.length + 1))
  for (let at = first + 1; lines[at]?.startsWith('"'); at++) value += unquoted(lines[at] ?? '')
  return value
}

const unquoted = (quoted: string) => JSON.parse(quoted.trim()) as string

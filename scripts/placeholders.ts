// What a message asks for, read as ICU text: {name}, {count, plural, one {…} other {…}}, <0>…</0>.

export type Asked = { names: Set<string>; tags: Set<string>; hasChoice: boolean }

/** The names and tags that `message` asks for; the words inside the branches of a choice are not names. */
export function placeholders(message: string): Asked {
  const asked: Asked = { names: new Set(), tags: new Set(), hasChoice: false }
  for (const [, tag = ''] of message.matchAll(/<(\/?\d+\/?)>/g)) asked.tags.add(`<${tag}>`)
  readText(message, 0, asked)
  return asked
}

/** Reads text up to the brace that closes it; answers the place behind. */
function readText(message: string, from: number, asked: Asked): number {
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') at = readArgument(message, at + 1, asked) - 1
    else if (message[at] === '}') return at + 1
  }
  return message.length
}

/** Reads `name}` or `name, kind, …}`; answers the place behind its closing brace. */
function readArgument(message: string, from: number, asked: Asked): number {
  const name = /^\s*([\w.]+)\s*/.exec(message.slice(from))
  if (!name) return readText(message, from, asked)
  asked.names.add(name[1] ?? '')
  let at = from + name[0].length
  if (message[at] !== ',') return at + 1
  asked.hasChoice ||= /^,\s*(plural|select|selectordinal)\s*,/.test(message.slice(at))
  for (; at < message.length && message[at] !== '}'; at++)
    if (message[at] === '{') at = readText(message, at + 1, asked) - 1
  return at + 1
}

/** What is wrong with a translation's placeholders, in a few words; nothing when they fit. A language may have fewer branches. */
export function misfit(english: string, translation: string): string | undefined {
  const wanted = placeholders(english)
  const found = placeholders(translation)
  const missing = [...wanted.names.difference(found.names)].map((name) => `{${name}}`)
  const unknown = [...found.names.difference(wanted.names)].map((name) => `{${name}}`)
  if (!wanted.hasChoice) missing.push(...wanted.tags.difference(found.tags))
  unknown.push(...found.tags.difference(wanted.tags))
  if (missing.length > 0) return `lacks ${missing.join(' ')}`
  if (unknown.length > 0) return `has ${unknown.join(' ')}, which English has not`
  return undefined
}

// What PDF writes down: names, numbers, texts, lists and dictionaries, read strictly. What a lenient program might still
// make something of is an error here: nothing is kept that two programs could read in two ways.

export type Value =
  | { is: 'name'; text: string }
  | { is: 'number'; value: number }
  /** `begins` with these letters, as they are written: an escape stays one. */
  | { is: 'text'; begins: string }
  | { is: 'reference'; to: number }
  | { is: 'word'; text: string }
  | { is: 'list'; items: Value[] }
  | { is: 'dictionary'; entries: [name: string, value: Value][] }

/** Where the reading of a text (one letter a byte) has come to, and how many values one more may have. */
export type Reading = { text: string; at: number; left: number }

/** It cannot be read, or not within its limits. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

const depthMax = 60
/** Letters of a text that are told: as many as say what kind of address it is. */
const beginning = 12
const spaces = new Set('\0\t\n\f\r ')
const delimiters = new Set('()<>[]{}/%')

export const isSpace = (letter: string | undefined): boolean => letter !== undefined && spaces.has(letter)
/** True where a word ends: a space, a delimiter or the end. */
export const endsWord = (letter: string | undefined): boolean =>
  letter === undefined || spaces.has(letter) || delimiters.has(letter)

/** Goes on to the next thing that is neither space nor comment; false at the end. */
export function toNext(reading: Reading): boolean {
  const { text } = reading
  for (;;) {
    while (isSpace(text[reading.at])) reading.at += 1
    if (text[reading.at] !== '%') return reading.at < text.length
    while (reading.at < text.length && text[reading.at] !== '\n' && text[reading.at] !== '\r') reading.at += 1
  }
}

/** The value that begins here; throws Unreadable for what is none. A reference outside of lists comes as its three words. */
export function readValue(reading: Reading, depth = 0): Value {
  if (depth > depthMax || reading.left-- <= 0) throw new Unreadable('too much in one object')
  const { text, at } = reading
  switch (text[at]) {
    case '/':
      reading.at += 1
      return { is: 'name', text: nameOf(wordAt(reading)) }
    case '(':
      skipText(reading)
      return { is: 'text', begins: text.slice(at + 1, Math.min(at + 1 + beginning, reading.at - 1)) }
    case '[':
      reading.at += 1
      return { is: 'list', items: itemsUntil(reading, ']', depth) }
    case '<':
      if (text[at + 1] !== '<') return skipHex(reading)
      reading.at += 2
      return { is: 'dictionary', entries: entriesOf(itemsUntil(reading, '>>', depth)) }
    default:
      return plain(wordAt(reading))
  }
}

function wordAt(reading: Reading): string {
  const from = reading.at
  while (!endsWord(reading.text[reading.at])) reading.at += 1
  return reading.text.slice(from, reading.at)
}

/** Any letter of a name may be written as #xx. */
const nameOf = (word: string) =>
  word.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function plain(word: string): Value {
  if (word === '') throw new Unreadable('a delimiter that closes nothing')
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)
    ? { is: 'number', value: Number(word) }
    : { is: 'word', text: word }
}

function skipText(reading: Reading): void {
  const { text } = reading
  let open = 0
  for (; reading.at < text.length; reading.at += 1) {
    const letter = text[reading.at]
    if (letter === '\\') reading.at += 1
    else if (letter === '(') open += 1
    else if (letter === ')' && --open === 0) {
      reading.at += 1
      return
    }
  }
  throw new Unreadable('a text without end')
}

function skipHex(reading: Reading): Value {
  const end = reading.text.indexOf('>', reading.at)
  const digits = reading.text.slice(reading.at + 1, end)
  if (end === -1 || !/^[\s\0\da-fA-F]*$/.test(digits)) throw new Unreadable('a text that is none')
  reading.at = end + 1
  const first = digits.replaceAll(/[\s\0]/g, '').slice(0, 2 * beginning)
  return { is: 'text', begins: Buffer.from(first, 'hex').toString('latin1') }
}

function itemsUntil(reading: Reading, end: ']' | '>>', depth: number): Value[] {
  const items: Value[] = []
  while (toNext(reading)) {
    if (reading.text.startsWith(end, reading.at)) {
      reading.at += end.length
      return items
    }
    const value = readValue(reading, depth + 1)
    const [object, generation] = items.slice(-2)
    if (value.is !== 'word' || value.text !== 'R') items.push(value)
    else if (object?.is === 'number' && generation?.is === 'number')
      items.splice(-2, 2, { is: 'reference', to: object.value })
    else throw new Unreadable('a reference to nothing')
  }
  throw new Unreadable('a list without end')
}

function entriesOf(items: readonly Value[]): [string, Value][] {
  if (items.length % 2 !== 0) throw new Unreadable('a dictionary with half an entry')
  const entries: [string, Value][] = []
  for (let at = 0; at < items.length; at += 2) {
    const name = items[at]!
    if (name.is !== 'name') throw new Unreadable('an entry without a name')
    entries.push([name.text, items[at + 1]!])
  }
  return entries
}

// Every object of a PDF, wherever a program may find it: between the streams, and packed in streams of objects. A program
// follows offsets that the file gives; here all is read in a row, and a file in which an offset could lead to something
// that was not read as an object is Unreadable.
import { setImmediate as breath } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { endsWord, isSpace, readValue, toNext, Unreadable, type Reading, type Value } from './values.ts'

const unpack = promisify(inflate)

/** Of all streams of objects together: as many times the file, and for a small one so much. */
const unpackedTimes = 5
const unpackedMin = 5 * 1024 * 1024
/** Of one object; of all together so many, or one for so many bytes of a large file. */
const valuesMax = 200_000
const valuesOfAll = 1_000_000
const bytesOfValue = 8
/** So many objects are read before others have their turn in this process. */
const objectsInOneGo = 1_000
/** Letters of the list that a stream of objects begins with. */
const listMax = 200_000

/** An object with its number, or a part of the file that belongs to none. */
export type PdfObject = { number: number | undefined; value: Value }

type Dictionary = Extract<Value, { is: 'dictionary' }>
type Packed = { about: Dictionary; start: number }

/** The objects of a file, in the order in which they stand there; throws Unreadable. */
export async function* objectsOf(bytes: Buffer): AsyncGenerator<PdfObject> {
  const text = bytes.toString('latin1')
  const seen: Seen = { headers: new Set(), trailers: new Set(), packed: [] }
  const allowance: Allowance = { values: Math.max(valuesOfAll, bytes.length / bytesOfValue) }
  yield* inGoes(inTheOpen({ text, at: 0, left: 0 }, allowance, seen))
  if (hidesHeader(text, seen.headers) || hidesTrailer(text, seen.trailers))
    throw new Unreadable('an object where none is read')
  let left = Math.max(unpackedMin, unpackedTimes * bytes.length)
  for (const { about, start } of seen.packed) {
    const body = await unpacked(about, bytes.subarray(start), left)
    left -= body.length
    yield* inGoes(inStream(about, body.toString('latin1'), allowance))
  }
}

async function* inGoes(objects: Iterable<PdfObject>): AsyncGenerator<PdfObject> {
  let read = 0
  for (const object of objects) {
    read += 1
    if (read % objectsInOneGo === 0) await breath()
    yield object
  }
}

/** The values that may still be read. */
type Allowance = { values: number }

/** The next value, taken from what all may have. */
function takeValue(reading: Reading, allowance: Allowance): Value {
  const max = Math.min(valuesMax, allowance.values)
  reading.left = max
  const value = readValue(reading)
  allowance.values -= max - reading.left
  return value
}

type Seen = { headers: Set<number>; trailers: Set<number>; packed: Packed[] }

/** What stands outside of streams; notes what was read as the beginning of an object, and streams of objects. */
function* inTheOpen(reading: Reading, allowance: Allowance, seen: Seen): Generator<PdfObject> {
  let before: Value[] = []
  let number: number | undefined
  while (toNext(reading)) {
    const { at } = reading
    const value = takeValue(reading, allowance)
    const word = value.is === 'word' ? value.text : undefined
    if (word === 'obj') {
      const [object, generation] = before
      if (object?.is !== 'number' || generation?.is !== 'number')
        throw new Unreadable('an object without number')
      seen.headers.add(at)
      number = object.value
    } else if (word === 'endobj') number = undefined
    else if (word === 'trailer') seen.trailers.add(at)
    else if (word === 'stream') {
      const about = before.at(-1)
      if (about?.is !== 'dictionary') throw new Unreadable('a stream of nothing')
      // Its bytes would be fetched from elsewhere, by whoever opens the file.
      if (only(about, 'F')) throw new Unreadable('a stream that lies in another file')
      skipStream(reading, about, seen.packed)
    } else yield { number, value }
    before = [...before.slice(-1), value]
  }
}

function skipStream(reading: Reading, about: Dictionary, packed: Packed[]): void {
  const { text } = reading
  const hasLine = text[reading.at] === '\n' || text.startsWith('\r\n', reading.at)
  const start = reading.at + (text[reading.at] === '\r' ? (hasLine ? 2 : 1) : hasLine ? 1 : 0)
  if (holdsObjects(about)) {
    if (!hasLine) throw new Unreadable('a stream whose beginning is not clear')
    packed.push({ about, start })
  }
  const length = only(about, 'Length')
  const told = length?.is === 'number' ? start + length.value : -1
  const end = told >= start && /^\s*endstream/.test(text.slice(told, told + 20)) ? told : start
  const mark = text.indexOf('endstream', end)
  if (mark === -1) throw new Unreadable('a stream without end')
  reading.at = mark + 'endstream'.length
}

/** By what it says of itself, or by what only a stream of objects has: no program unpacks one without. */
function holdsObjects({ entries }: Dictionary): boolean {
  return entries.some(
    ([name, value]) =>
      name === 'First' ||
      (name === 'Type' && (value.is === 'reference' || (value.is === 'name' && value.text === 'ObjStm'))),
  )
}

async function unpacked(about: Dictionary, packed: Buffer, max: number): Promise<Buffer> {
  const names = about.entries.map(([name]) => name)
  if (new Set(names).size !== names.length || names.includes('F') || names.includes('DecodeParms'))
    throw new Unreadable('a stream of objects that is not plain')
  const filter = only(about, 'Filter')
  const [one, ...more] = filter?.is === 'list' ? filter.items : filter ? [filter] : []
  if (more.length > 0 || one?.is !== 'name' || !['FlateDecode', 'Fl'].includes(one.text))
    throw new Unreadable('a stream of objects that is packed otherwise')
  try {
    // To its own end, whatever length is told: what stands behind is ignored.
    return await unpack(packed, { maxOutputLength: Math.max(1, max) })
  } catch (error) {
    throw new Unreadable('a stream of objects that cannot be unpacked', { cause: error })
  }
}

function* inStream(about: Dictionary, text: string, allowance: Allowance): Generator<PdfObject> {
  const first = only(about, 'First')
  const count = only(about, 'N')
  if (first?.is !== 'number' || count?.is !== 'number' || first.value > listMax)
    throw new Unreadable('a stream of objects without a list')
  const list = text.slice(0, first.value)
  const told = list.match(/\d+/g) ?? []
  if (!/^[\s\0\d]*$/.test(list) || told.length < 2 * count.value)
    throw new Unreadable('a list of objects that is none')

  const numberAt = new Map<number, number>()
  const reading: Reading = { text, at: 0, left: 0 }
  for (let at = 0; at + 1 < told.length; at += 2) {
    reading.at = first.value + Number(told[at + 1])
    toNext(reading)
    numberAt.set(reading.at, Number(told[at]))
  }
  reading.at = first.value
  while (toNext(reading)) {
    const number = numberAt.get(reading.at)
    numberAt.delete(reading.at)
    const value = takeValue(reading, allowance)
    if (value.is === 'word' && ['obj', 'stream'].includes(value.text))
      throw new Unreadable('an object in an object')
    yield { number, value }
  }
  numberAt.delete(text.length)
  if (numberAt.size > 0) throw new Unreadable('an object that begins within another')
}

const only = ({ entries }: Dictionary, name: string) => entries.find(([one]) => one === name)?.[1]

/** Whether there is an `N N obj` that was not read as one: in a stream, a text or a comment, for an offset to lead to. */
function hidesHeader(text: string, headers: ReadonlySet<number>): boolean {
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    if (headers.has(at) || !endsWord(text[at + 3])) continue
    const generation = backOver(text, at, isSpace)
    if (generation < at && followsComment(text, generation, at)) return true
    const gap = backOver(text, generation, isDigit)
    if (gap === generation) continue
    const object = backOver(text, gap, isSpace)
    if (object < gap && (isDigit(text[object - 1]) || followsComment(text, object, gap))) return true
  }
  return false
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

/** The first of the letters of a kind that end just before `at`. */
function backOver(text: string, at: number, is: (letter: string | undefined) => boolean): number {
  let from = at
  while (from > 0 && is(text[from - 1])) from -= 1
  return from
}

/** Whether the spaces from `from` to `to` begin a line after one with a comment, which a program skips. */
function followsComment(text: string, from: number, to: number): boolean {
  if (!/[\r\n]/.test(text.slice(from, to))) return false
  const line = backOver(text, from, (letter) => letter !== '\n' && letter !== '\r')
  return text.slice(line, from).includes('%')
}

/** The same for the part that says where everything begins. */
function hidesTrailer(text: string, trailers: ReadonlySet<number>): boolean {
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 7)) {
    let next = at + 7
    while (isSpace(text[next])) next += 1
    if (!trailers.has(at) && (text[next] === '<' || text[next] === '%')) return true
  }
  return false
}

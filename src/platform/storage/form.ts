// The form around a posted file, read strictly as it comes: so many fields, short headers, then the file and nothing behind
// it. What is no such form costs no time, and a file of any size no memory.

export type PostedForm = {
  fields: Map<string, string>
  /** The bytes of the file as they arrive; throws MalformedForm when something stands behind them. */
  file: AsyncIterable<Buffer>
}

/** The body is no form of ours. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm'
}

const partsMax = 10
const headMax = 1_024
/** All that stands before the file, and its end. */
export const formBytes = 16 * 1024
const boundaryIn =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*$/i
const nameIn =
  /^content-disposition:[ \t]*form-data;[ \t]*name="([\w-]{1,40})"(;[ \t]*filename\*?=[^\r\n]*)?$/im
const lineBreak = '\r\n'

/** The fields and the one file, which comes last, of a body; rejects with MalformedForm for anything that is not a form of them, each once. */
export async function readForm(body: AsyncIterable<Buffer>, contentType: string): Promise<PostedForm> {
  const found = boundaryIn.exec(contentType)
  if (!found) throw new MalformedForm('no border is named')
  const border = `--${found[1] ?? found[2]}`
  const source = body[Symbol.asyncIterator]()
  const chunks: Buffer[] = []
  for (let length = 0; length < formBytes;) {
    const { done, value } = await source.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const begin = Buffer.concat(chunks)
  const { fields, fileAt } = fieldsOf(begin, border)
  return { fields, file: fileOf(begin.subarray(fileAt), source, lineBreak + border) }
}

/** Reads part after part until one that is a file. */
function fieldsOf(begin: Buffer, border: string): { fields: Map<string, string>; fileAt: number } {
  const fields = new Map<string, string>()
  if (!begin.subarray(0, border.length).equals(Buffer.from(border))) throw new MalformedForm('no border')
  let at = border.length
  for (let parts = 0; parts < partsMax; parts++) {
    if (begin.toString('latin1', at, at + 2) !== lineBreak) throw new MalformedForm('no line after a border')
    const head = begin.subarray(at + 2, at + 2 + headMax)
    const headEnd = head.indexOf(lineBreak + lineBreak)
    const named = headEnd < 0 ? null : nameIn.exec(head.toString('latin1', 0, headEnd))
    if (!named) throw new MalformedForm('no name of a part')
    const [, name = '', isFile] = named
    const from = at + 2 + headEnd + 4
    if (isFile !== undefined) {
      if (name !== 'file') throw new MalformedForm('another file')
      return { fields, fileAt: from }
    }
    const end = begin.indexOf(lineBreak + border, from)
    if (end < 0 || fields.has(name)) throw new MalformedForm('no end of a field, or one twice')
    fields.set(name, begin.subarray(from, end).toString())
    at = end + lineBreak.length + border.length
  }
  throw new MalformedForm('too many parts')
}

async function* fileOf(first: Buffer, source: AsyncIterator<Buffer>, border: string): AsyncGenerator<Buffer> {
  let held = first
  let end: number
  while ((end = held.indexOf(border)) < 0) {
    // What may be the beginning of the border waits for what follows it.
    const safe = Math.max(0, held.length - border.length + 1)
    if (safe > 0) yield held.subarray(0, safe)
    const { done, value } = await source.next()
    if (done) throw new MalformedForm('no end of the file')
    held = Buffer.concat([held.subarray(safe), value])
  }
  if (end > 0) yield held.subarray(0, end)
  let rest = held.subarray(end + border.length)
  for (;;) {
    if (rest.length > 4) throw new MalformedForm('something behind the file')
    const { done, value } = await source.next()
    if (done) break
    rest = Buffer.concat([rest, value])
  }
  if (!['--', `--${lineBreak}`].includes(rest.toString('latin1'))) throw new MalformedForm('no end')
}

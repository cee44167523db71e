// The form around a posted file, read strictly: so many parts, short headers, nothing else. What is no such form costs no time.

/** A field, or the file, which is the part that has a name of its own. */
type Part = { name: string; isFile: boolean; body: Buffer }
export type PostedForm = { fields: Map<string, string>; file: Buffer }

const partsMax = 10
const headMax = 1_024
const boundaryIn =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*$/i
const nameIn =
  /^content-disposition:[ \t]*form-data;[ \t]*name="([\w-]{1,40})"(;[ \t]*filename\*?=[^\r\n]*)?$/im
const lineBreak = '\r\n'

/** The fields and the one file of a whole body; null for anything that is not a form of them, each once. */
export function readForm(body: Buffer, contentType: string): PostedForm | null {
  const found = boundaryIn.exec(contentType)
  if (!found) return null
  const parts = partsOf(body, `--${found[1] ?? found[2]}`)
  if (!parts) return null
  const files = parts.filter(({ isFile }) => isFile)
  const fields = new Map(
    parts.filter(({ isFile }) => !isFile).map(({ name, body: text }) => [name, text.toString()]),
  )
  const [file] = files
  if (!file || file.name !== 'file' || files.length + fields.size !== parts.length || files.length > 1)
    return null
  return { fields, file: file.body }
}

function partsOf(body: Buffer, border: string): Part[] | null {
  const parts: Part[] = []
  if (!body.subarray(0, border.length).equals(Buffer.from(border))) return null
  let at = border.length
  while (parts.length < partsMax) {
    const mark = body.toString('latin1', at, at + 2)
    if (mark === '--') return parts
    if (mark !== lineBreak) return null
    const head = body.subarray(at + 2, at + 2 + headMax)
    const headEnd = head.indexOf(lineBreak + lineBreak)
    if (headEnd < 0) return null
    const named = nameIn.exec(head.toString('latin1', 0, headEnd))
    if (!named) return null
    const begin = at + 2 + headEnd + 4
    const end = body.indexOf(lineBreak + border, begin)
    if (end < 0) return null
    parts.push({ name: named[1] ?? '', isFile: named[2] !== undefined, body: body.subarray(begin, end) })
    at = end + lineBreak.length + border.length
  }
  return null
}

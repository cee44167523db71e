// Documents are not made anew, so they are only kept when they look harmless, and never shown by a browser of itself.

/** What a document may start, fetch, carry or hide; a name may be written with #xx for any of its letters. */
const active = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'Encrypt',
]

/** True for a whole PDF without scripts, forms, programs and enclosures that can be seen in it. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-1_024).includes('%%EOF')) return false
  const names = text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return !active.some((name) => new RegExp(`/${name}(?![A-Za-z])`).test(names))
}

// The pictures of a thing in their order, the main one first.

/** `ref` is what is sent: the id of an upload, or the address that the picture has already; `text` says what it shows. */
export type PictureEntry = { ref: string; url: string; text?: string }

/** The picture `ref` so many places further; as it was when there is no such place. */
export function moved(pictures: readonly PictureEntry[], ref: string, by: number): readonly PictureEntry[] {
  const from = pictures.findIndex((one) => one.ref === ref)
  const to = from + by
  if (from === -1 || to < 0 || to >= pictures.length) return pictures
  const next = [...pictures]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** With `picture` at its place again. */
export function putBack(
  pictures: readonly PictureEntry[],
  picture: PictureEntry,
  at: number,
): readonly PictureEntry[] {
  if (pictures.some(({ ref }) => ref === picture.ref)) return pictures
  return [...pictures.slice(0, at), picture, ...pictures.slice(at)]
}

/** The pictures of a form's field; what is none is left out. Never throws. */
export function picturesTyped(text: string): PictureEntry[] {
  const list = readList(text)
  return list.flatMap((one) => {
    const { ref, url, text } = (one ?? {}) as Record<string, unknown>
    if (typeof ref !== 'string' || typeof url !== 'string' || ref === '') return []
    return [{ ref, url, ...(typeof text === 'string' && text !== '' && { text }) }]
  })
}

function readList(text: string): unknown[] {
  try {
    const list = JSON.parse(text) as unknown
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

// Whether a picture's file is there to its end. Browsers draw what came of a torn one and leave the rest white or grey, and what they
// draw is what would be sent: the server could not tell any more.

/** False for a JPEG, PNG or WebP that ends before its picture does; true for all others, which are their reader's to judge. */
export function isWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return isWholeJpeg(view)
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return isWholePng(view)
  const isWebp = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return !isWebp || (view.byteLength >= 8 && view.getUint32(4, true) + 8 <= view.byteLength)
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte)

const endOfImage = 0xd9
const startOfScan = 0xda

/** From mark to mark: cameras put further pictures inside and behind it, so that the last bytes say nothing. */
function isWholeJpeg(view: DataView): boolean {
  let at = 2
  while (at + 1 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return false
    const mark = view.getUint8(at + 1)
    if (mark === endOfImage) return true
    // A mark may be preceded by bytes that fill.
    if (mark === 0xff) at += 1
    else {
      if (at + 3 >= view.byteLength) return false
      at += 2 + view.getUint16(at + 2)
      if (mark === startOfScan) at = endOfScan(view, at)
    }
  }
  return false
}

/** Where the next mark stands that is none of the scan's own. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    const isOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isOfScan && next !== 0xff) return at
  }
  return view.byteLength
}

/** From chunk to chunk, to the one that ends it. */
function isWholePng(view: DataView): boolean {
  const end = 0x49454e44
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === end) return true
  return false
}

// The mark as an ICO file: a list of PNG pictures, as every browser reads it.
import sharp from 'sharp'

const sizes = [16, 32, 48]
const logoSize = 512
const headBytes = 6
const entryBytes = 16

/** The mark in a colour, 16, 32 and 48 pixels wide. */
export async function iconOf(brand: string): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(mark(brand)))
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  )
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, at) => {
    const entry = headBytes + entryBytes * at
    head.writeUInt8(sizes[at]!, entry)
    head.writeUInt8(sizes[at]!, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}

/** The mark in a colour as a PNG, as those show it who tell of the site. */
export const logoOf = (brand: string): Promise<Buffer> =>
  sharp(Buffer.from(mark(brand)), { density: 768 })
    .resize(logoSize, logoSize)
    .png()
    .toBuffer()

const mark = (
  brand: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 28 28">
<rect width="28" height="28" rx="4" fill="${brand}"/><path d="M6.5 21V8.2L14 15.7l7.5-7.5V21" fill="none" stroke="#fff" stroke-width="2"/>
<circle cx="14" cy="7" r="1.7" fill="#fff"/></svg>`

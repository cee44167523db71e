// A photo as a telephone takes it.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** 12 megapixels of 6 MB, taken sideways, with the place where it was taken. */
export async function aPhonePhoto(): Promise<Buffer> {
  const [width, height] = [4_032, 3_024]
  const grain = sharp(randomBytes((width / 4) * (height / 4) * 3), {
    raw: { width: width / 4, height: height / 4, channels: 3 },
  })
  return grain
    .resize(width, height)
    .modulate({ saturation: 0.3 })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

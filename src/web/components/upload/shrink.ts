// A part of a picture, cut out and made small enough to send; only its pixels are sent, nothing that the camera wrote beside them.

export type Part = { x: number; y: number; width: number; height: number }

/** A little below what the server takes (D39). */
const bytesMax = 500_000
const qualities = [0.88, 0.8, 0.7, 0.6]
const smaller = 0.8
const narrowest = 64

/** What this browser cannot show: trying again does not help. */
export class UnreadablePicture extends Error {}

/** Reads a picture of any kind that this browser shows, upright; throws UnreadablePicture for everything else. */
export async function readPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  const isRead = await picture.decode().then(
    () => true,
    () => false,
  )
  if (!isRead || picture.naturalWidth === 0) throw new UnreadablePicture()
  return picture
}

/** `part` of `picture`, at most `width` pixels wide, as WebP (JPEG where the browser cannot write it) of less than 500,000 bytes. */
export async function shrink(picture: HTMLImageElement, part: Part, width: number): Promise<Blob> {
  for (let wide = Math.min(width, part.width); wide >= narrowest || wide >= part.width; wide *= smaller) {
    const canvas = drawn(picture, part, wide)
    for (const quality of qualities) {
      const bytes = await written(canvas, quality)
      if (bytes && bytes.size <= bytesMax) return bytes
    }
  }
  throw new Error('a picture that does not get small')
}

function drawn(picture: HTMLImageElement, part: Part, wide: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide))
  canvas.height = Math.max(1, Math.round((wide * part.height) / part.width))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A browser that cannot write WebP answers PNG instead. */
async function written(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp') return webp
  return blobOf(onWhite(canvas), 'image/jpeg', quality)
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** JPEG knows no transparency: what was clear would be black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const white = document.createElement('canvas')
  white.width = canvas.width
  white.height = canvas.height
  const pen = white.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, white.width, white.height)
  pen.drawImage(canvas, 0, 0)
  return white
}

// The card that others show of a link (1200 × 630, PNG): a drawing under the edition's mark.
import sharp from 'sharp'
import type { EditionEntry } from '../../contract/editions.ts'

const width = 1_200
const height = 630

/** The latest cards, so that a drawing is made into one once an edition, whatever is asked beside its name. */
const made = new Map<string, Promise<Buffer>>()
const madeMax = 100

/** The card of the drawing with this name, an SVG of ours. */
export function cardOfDrawing(name: string, svg: string, colours: EditionEntry['colours']): Promise<Buffer> {
  const key = `${name} ${colours.brand}`
  let card = made.get(key)
  if (card === undefined) {
    card = draw(svg, colours)
    // What failed is tried again by who asks next.
    card.catch(() => made.delete(key))
    made.set(key, card)
    for (const oldest of made.keys()) {
      if (made.size <= madeMax) break
      made.delete(oldest)
    }
  }
  return card
}

/** On a white sheet, with mark and rule in the brand's colour. */
async function draw(svg: string, { brand }: EditionEntry['colours']): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(svg), { density: 144 })
    .resize(width - 320, height - 72, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(Buffer.from(sheet(brand)))
    .composite([
      {
        input: drawing.data,
        left: Math.round((width - drawing.info.width) / 2),
        top: Math.round((height - 12 - drawing.info.height) / 2),
      },
    ])
    .flatten({ background: 'white' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

const sheet = (brand: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="white"/><rect y="${height - 12}" width="${width}" height="12" fill="${brand}"/>
<g transform="translate(40 40) scale(3)"><rect width="28" height="28" rx="4" fill="${brand}"/>
<path d="M6.5 21V8.2L14 15.7l7.5-7.5V21" fill="none" stroke="white" stroke-width="2"/><circle cx="14" cy="7" r="1.7" fill="white"/></g></svg>`

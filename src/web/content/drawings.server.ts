// The drawings of the pages of prose, in the colour of an edition.
import type { EditionEntry } from '../../contract/editions.ts'
import hueSteps from './drawings/hues.json' with { type: 'json' }

const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default' })

/** A drawing as SVG with the edition's brand colour in place of the one it was drawn in; undefined when there is none of that name. */
export async function drawingOf(name: string, colours: EditionEntry['colours']): Promise<string | undefined> {
  const file = Object.hasOwn(drawings, `./drawings/${name}.svg`) && drawings[`./drawings/${name}.svg`]
  if (!file) return undefined
  const svg = await file()
  const steps = new Map(
    Object.entries(hueSteps).map(([percent, hex]) => [
      hex.toLowerCase(),
      mixed(colours.brand, Number(percent)),
    ]),
  )
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => steps.get(hex.toLowerCase()) ?? hex)
}

/** So many per cent of a colour, the rest white. */
function mixed(colour: string, percent: number): string {
  const parts = [1, 3, 5].map((at) => {
    const value = 255 - ((255 - Number.parseInt(colour.slice(at, at + 2), 16)) * percent) / 100
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

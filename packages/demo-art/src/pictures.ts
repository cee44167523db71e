// What the demo world orders here. Drawings are pure: the same order gives the same bytes.
import path from 'node:path'
import { drawCover, type CoverKind, type CoverOptions } from './drawings/covers.ts'
import { draw, families, type DrawOptions } from './drawings/draw.ts'
import { hues, type IndustryKey } from './drawings/kit/palette.ts'
import { drawLogo, type LogoOptions } from './drawings/logos.ts'
import { drawPortrait, type PortraitOptions } from './drawings/portrait.ts'
import { viewsInTurn, type View } from './drawings/views.ts'
import { hashOfSources } from './sources.ts'

export { viewsInTurn }
export type { CoverKind, IndustryKey, View }

export type PictureOrder =
  | ({ picture: 'cover' } & CoverOptions)
  | ({ picture: 'logo' } & LogoOptions)
  | ({ picture: 'portrait' } & PortraitOptions)
  | ({ picture: 'product'; family: string } & DrawOptions)

/** The industries that have a hue of their own, by the letters of their code. */
export const industryKeys = Object.keys(hues) as IndustryKey[]

/** The families of products that can be drawn. */
export const familyNames: readonly string[] = Object.keys(families)

/** The SVG of an order. */
export function drawPicture(order: PictureOrder): string {
  switch (order.picture) {
    case 'cover':
      return drawCover(order)
    case 'logo':
      return drawLogo(order)
    case 'portrait':
      return drawPortrait(order)
    case 'product':
      return draw(order.family, order)
  }
}

let version: string | undefined

/** Another word whenever drawings may come out otherwise: what was drawn before is not to be shown any more. */
export function drawingsVersion(): string {
  return (version ??= hashOfSources(path.join(import.meta.dirname, 'drawings')))
}

import type { IndustryKey } from './kit/palette.ts'
import { drawElevation, drawOfficeStreet, drawWarehouse } from './cover-elevation.ts'
import { drawExploded } from './cover-exploded.ts'
import { drawPanel } from './cover-panel.ts'
import { drawPlan } from './cover-plan.ts'
import { finishCover, newCover, type Cover, type CoverGround } from './cover-sheet.ts'

const drawings = {
  elevation: drawElevation,
  warehouse: drawWarehouse,
  office: drawOfficeStreet,
  exploded: drawExploded,
  plan: drawPlan,
  panel: drawPanel,
} satisfies Record<string, (cover: Cover) => string | void>

export type CoverKind = keyof typeof drawings
export type CoverOptions = { kind: CoverKind; seed: number; hue: IndustryKey; ground?: CoverGround }

export const coverKinds = Object.keys(drawings) as CoverKind[]

/** A company's cover as SVG, 1280 × 320, objects right of 280 px; same options, same bytes. */
export function drawCover({ kind, seed, hue, ground = 'sheet' }: CoverOptions): string {
  const cover = newCover(`k${kind.slice(0, 2)}${(seed >>> 0).toString(36)}`, seed, hue)
  const definitions = drawings[kind](cover)
  return finishCover(cover, ground, definitions ?? '')
}

import { boards } from './families/boards.ts'
import { bottles } from './families/bottles.ts'
import { boxes } from './families/boxes.ts'
import { frames } from './families/frames.ts'
import { gears } from './families/gears.ts'
import { housings } from './families/housings.ts'
import { plates } from './families/plates.ts'
import { prismatic } from './families/prismatic.ts'
import { rolls } from './families/rolls.ts'
import { sheets } from './families/sheets.ts'
import { tubes } from './families/tubes.ts'
import { turned } from './families/turned.ts'
import { compact, detailOf, fitted, furnish, toSvg } from './kit/page.ts'
import type { IndustryKey } from './kit/palette.ts'
import { randomFrom } from './kit/random.ts'
import { cameras, type Sheet, type SheetOptions } from './kit/sheet.ts'
import { pairs } from './pairs/index.ts'
import type { View } from './views.ts'
import { settle, type Families, type Family, type Values } from './parameters.ts'

export const families: Record<FamilyName, Family> = {
  ...turned,
  ...prismatic,
  ...gears,
  ...plates,
  ...housings,
  ...tubes,
  ...boards,
  ...rolls,
  ...bottles,
  ...boxes,
  ...frames,
  ...sheets,
}

export type FamilyName = string

export type DrawOptions = {
  params: Values
  seed: number
  hue: IndustryKey
  mirror: boolean
  view: View
  part: string
  note: string
  id: string
}

// The family's picture as SVG. Pure: the same input gives the same bytes. Given parameters (mm unless the
// family says otherwise) come first, the seed fills the rest; `id` prefixes every id in the file. Throws on
// an unknown family.
export function draw(family: FamilyName, options: DrawOptions): string {
  return written(compose(family, options))
}

// A composed picture as SVG.
export function written({ sheet, clip }: { sheet: Sheet; clip?: string }): string {
  return compact(toSvg(sheet, { clip }))
}

// The painted sheet behind a picture, with its boxes and everything lettered on it.
export function compose(name: FamilyName, options: DrawOptions): { sheet: Sheet; clip?: string } {
  const family = (families as Families)[name]
  if (!family) throw new Error(`Unknown family of drawings: ${name}`)
  const { hue, id, view, part } = options
  const params = settle(family.parameters, options.params, options.seed)
  const drawn = view === 'paired' ? pairs[name] : family.paint
  if (!drawn) throw new Error(`Nobody draws with its mate: ${name}`)
  const paint = (sheet: Sheet) => drawn(sheet, params, randomFrom(options.seed ^ 0x9e3779b9))
  const flat = view === 'front' || view === 'across'
  const front = family.front ?? 'side'
  const seen = view === 'front' ? front : front === 'side' ? 'face' : 'side'
  const setting: SheetOptions = {
    id,
    hue,
    mirror: !flat && options.mirror !== (view === 'mirrored'),
    camera: flat ? cameras[seen] : cameras.isometric,
  }
  const whole = fitted(setting, paint)
  const { sheet, clip } =
    view === 'detail' ? detailOf(setting, whole, paint) : { sheet: whole, clip: undefined }
  furnish(sheet, part, options.note || (family.keyFact?.(params) ?? ''))
  return { sheet, clip }
}
